import { useTranslations } from 'next-intl';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { sceneOfLinks } from '@/features/pages/page-scenes';
import { Untranslated } from '@/features/pages/ui/Untranslated';
import { addressOf, JsonLd } from '@/features/seo/JsonLd';
import { Cover } from '@/ui/Cover/Cover';
import type { Scene } from '@/ui/Cover/scenes';
import { Icon } from '@/ui/Icon/Icon';
import { Picture } from '@/ui/Picture/Picture';
import { RichText } from '@/ui/RichText/RichText';
import { Surface } from '@/ui/Surface/Surface';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { Link } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { languageTag } from '@/i18n/uzbek-alphabets/alphabets';
import { requestAlphabet } from '@/lib/request-alphabet';
import type { PressReply } from '../schema';
import { dateInWords } from '@/lib/calendar';
import styles from './PressArticle.module.scss';

interface Props {
  reply: PressReply;
  trail: Link[];
  lang: Locale;
}

const scenesOfTypes: Record<string, Scene> = { route: 'apron-night', announcement: 'kerb' };

/** What is drawn for a release without a picture: for the first page that it leads to, else for its type. */
const sceneFor = ({ body, type }: PressReply['item']): Scene =>
  sceneOfLinks(plain(body)) ?? scenesOfTypes[type.value] ?? 'post-press';

/** A press release, and the ones before and after it. */
export function PressArticle({ reply: { item, previous, next }, trail, lang }: Props) {
  const t = useTranslations('press');
  const calendar = useTranslations('calendar');
  const site = useTranslations('site');
  return (
    <PageHero title={item.title} trail={trail}>
      <Surface>
        <article className={styles.article}>
          {item.untranslated && <Untranslated />}
          {(item.date || item.type.text) && (
            <p className={styles.date}>
              {item.date && (
                <time dateTime={item.date}>{dateInWords(calendar, item.date, 'dateFull')}</time>
              )}
              <TextIn as="span" of={item.type.text} />
            </p>
          )}
          <TextIn as="p" className={styles.lead} of={item.text} />
          {item.image ? (
            <Picture image={item.image} />
          ) : (
            <div className={styles.scene}>
              <Cover image={null} icon="newspaper" scene={sceneFor(item)} />
            </div>
          )}
          {item.body && <h2 className={styles.title}>{t('text')}</h2>}
          <RichText html={item.body} />
          {item.gallery.map((image) => (
            <Picture key={image.src} image={image} />
          ))}
        </article>
        {(previous || next) && (
          <nav className={styles.neighbours} aria-label={t('neighbours')}>
            <Neighbour link={previous} label={t('previous')} icon="chevron-left" />
            <Neighbour link={next} label={t('next')} icon="chevron-right" />
          </nav>
        )}
      </Surface>
      <JsonLd
        data={{
          '@type': 'NewsArticle',
          headline: item.title,
          description: item.text || undefined,
          datePublished: item.date ?? undefined,
          inLanguage: languageTag(lang, requestAlphabet()),
          url: addressOf(item.href, lang),
          publisher: { '@type': 'Organization', name: site('name') },
        }}
      />
    </PageHero>
  );
}

interface NeighbourProps {
  link: Link | null;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}

function Neighbour({ link, label, icon }: NeighbourProps) {
  if (!link) return <span />;
  return (
    <SiteLink href={link.href} className={styles.neighbour} data-side={icon}>
      <Icon name={icon} size={24} />
      <span>
        <span className={styles.label}>{label}</span>
        <Text of={link.text} />
      </span>
    </SiteLink>
  );
}
