import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { FaqSearch } from '../sections/accordion/on-demand';
import { questionGroups } from '../sections/accordion/questions';
import type { SectionOf } from '../sections/schemas';
import { JsonLd } from '@/features/seo/JsonLd';
import { Icon } from '@/ui/Icon/Icon';
import { Surface } from '@/ui/Surface/Surface';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { Text } from '@/ui/Text/Text';
import type { Link } from '@/schema-parts/common';
import { headingsOf, type Heading } from '../headings';
import { pageScenes } from '../page-scenes';
import type { PageReply } from '../schema';
import { dateInWords } from '@/lib/calendar';
import { plainText } from '@/lib/plain-text';
import { plain } from '@/lib/local-text';
import { Sections, type SectionContext } from './Sections';
import styles from './TextPage.module.scss';
import { Untranslated } from './Untranslated';

type Page = PageReply['page'];

interface Props extends SectionContext {
  page: Page;
  trail: Link[];
  /** Instead of the page's own sections, where one of them needs more than they hold. */
  children?: ReactNode;
  /** The headings of what stands instead of them. */
  headings?: Heading[];
}

/** A table of contents helps from so many headed sections on; fewer are quicker to scroll through. */
const CONTENTS_FROM = 5;

/** A page of texts: its contents beside it where it is long, its sections, when its rules were checked. */
export function TextPage({ page, trail, headings, children, ...context }: Props) {
  const { title, lead, sections } = page;
  const headed = headings ?? headingsOf(sections);
  const questions = questionGroups(sections);
  const hasContents = headed.length >= CONTENTS_FROM;
  const scene = pageScenes[page.slug];
  return (
    <PageHero title={title} lead={lead} trail={trail} scene={scene}>
      <Surface>
        <div className={styles.page} data-contents={hasContents ? '' : undefined}>
          {hasContents && <Contents links={headed} />}
          <div className={styles.main}>
            {page.untranslated && (
              <div className={styles.notice}>
                <Untranslated />
              </div>
            )}
            {questions.length > 1 && (
              <ClientWords namespaces={['faq']}>
                <FaqSearch
                  groups={questions.map(({ id, items }) => ({ id, items: words(items) }))}
                />
              </ClientWords>
            )}
            {children ?? <Sections sections={sections} {...context} />}
            {page.checked && <Checked checked={page.checked} />}
          </div>
        </div>
      </Surface>
      {questions.length > 1 && <Questions groups={questions} />}
    </PageHero>
  );
}

const words = (items: SectionOf<'accordion'>['items']) =>
  items.map(({ id, title, body }) => ({ id, text: `${plain(title)} ${plainText(body)}` }));

function Contents({ links }: { links: Heading[] }) {
  const t = useTranslations('page');
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <details>
        <summary>
          {t('contents')}
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {links.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Text of={text} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Checked({ checked }: { checked: NonNullable<Page['checked']> }) {
  const t = useTranslations('page');
  const calendar = useTranslations('calendar');
  return (
    <p className={styles.checked}>
      {t('checked', { date: dateInWords(calendar, checked.on, 'dateFull') })}{' '}
      {checked.source && (
        <>
          {t('confirm')}{' '}
          <SiteLink href={checked.source.href}>
            <Text of={checked.source.text} />
          </SiteLink>
        </>
      )}
    </p>
  );
}

function Questions({ groups }: { groups: SectionOf<'accordion'>[] }) {
  const mainEntity = groups.flatMap(({ items }) =>
    items.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(body) },
    })),
  );
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />;
}
