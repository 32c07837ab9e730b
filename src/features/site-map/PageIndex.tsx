import { useLocale } from 'next-intl';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { PageIndex as Index } from '@/features/pages/schema';
import type { Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import styles from './PageIndex.module.scss';

/** What a title begins with; in Uzbek some letters are written with two signs. */
function letterOf(title: string, locale: Locale): string {
  const [letter = ''] = (locale === 'uz' && /^(?:[sc]h|[og]ʻ)/i.exec(title)) || [...title];
  return letter.charAt(0).toUpperCase() + letter.slice(1);
}

function byLetter(items: Index['items'], locale: Locale): Map<string, Index['items']> {
  const letters = new Map<string, Index['items']>();
  const sorted = [...items].sort((a, b) => plain(a.title).localeCompare(plain(b.title), locale));
  for (const item of sorted) {
    const letter = letterOf(plain(item.title), locale);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  return letters;
}

/** Pages by title below their letters, each with its first words. */
export function PageIndex({ items }: { items: Index['items'] }) {
  const locale = useLocale();
  return (
    <div className={styles.index}>
      {[...byLetter(items, locale)].map(([letter, pages]) => (
        <section key={letter}>
          <h2>{letter}</h2>
          <ul>
            {pages.map(({ slug, title, text, href }) => (
              <li key={slug}>
                <h3>
                  <SiteLink href={href}>
                    <Text of={title} />
                  </SiteLink>
                </h3>
                <TextIn as="p" of={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
