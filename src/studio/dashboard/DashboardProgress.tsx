import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import { defaultLocale, locales } from '@/i18n/locales';
import { requestTime } from '@/lib/request-time';
import { airportClock } from '@/lib/time';
import { adminWords } from '@/cms/admin-words/say';
import { overview, type Entry } from '@/studio/server/overview';
import { progressOf, tasksOf } from '@/studio/server/progress';
import { dateForms } from '@/cms/admin-ui/date-forms';
import { clockAt } from '@/cms/admin-ui/dates';
import { languagesOf, type Principal } from '@/cms/access/access';
import { hasWork } from '@/studio/lib/states';
import styles from './dashboard.module.scss';
import type { ProgressRow } from './parts';
import { ProgressTable } from './ProgressTable';
import { ScheduledList } from './ScheduledList';
import { UrgentList } from './UrgentList';

const PLANNED_SHOWN = 10;

/** How far the translations are, what is most urgent, and what is planned: above Payload's own cards. */
export async function DashboardProgress({ payload, i18n, user }: ServerProps) {
  if (!user) return null;
  const [entries, { docs: planned }] = await Promise.all([
    overview(payload, i18n.language, user as Principal),
    payload.find({
      collection: 'publications',
      where: { state: { equals: 'waiting' } },
      sort: 'at',
      limit: PLANNED_SHOWN,
      depth: 0,
    }),
  ]);
  const say = adminWords(i18n.language);
  const now = requestTime();
  const writes = languagesOf(user as Principal);
  const { collections, globals } = payload.config;
  const globalName = (slug: string) => {
    const label = globals.find((global) => global.slug === slug)?.label;
    return label && getTranslation(label, i18n);
  };
  const kindName = (slug: string) => {
    const labels = collections.find((collection) => collection.slug === slug)?.labels;
    return labels ? getTranslation(labels.plural, i18n) : slug;
  };
  const titleOf = ({ kind, title }: Pick<Entry, 'kind' | 'title'>) => globalName(kind) ?? title;
  const titles = new Map(entries.map((entry) => [entry.ref, titleOf(entry)]));
  const isGlobal = ({ kind }: Entry) => globalName(kind) !== undefined;
  const kinds = progressOf(entries.filter((entry) => !isGlobal(entry)));
  const rows: ProgressRow[] = [
    ...kinds.map(({ kind }) => ({
      kind,
      title: kindName(kind),
      entries: entries.filter((entry) => entry.kind === kind),
    })),
    { kind: 'everywhere', title: say('everywhere'), entries: entries.filter(isGlobal) },
    { kind: null, title: say('everything'), entries },
  ];
  return (
    <div className={styles.dashboard} data-translations-progress>
      <ProgressTable
        rows={rows}
        languages={locales.filter((lang) => lang === defaultLocale || writes.includes(lang))}
        say={say}
        time={airportClock(now)}
      />
      <div className={styles.side}>
        <UrgentList
          tasks={tasksOf(entries, writes)}
          documents={entries.filter((entry) => hasWork(entry, writes)).length}
          titleOf={({ entry }) => titleOf(entry)}
          say={say}
        />
        <ScheduledList
          planned={planned}
          titleOf={({ document, title }) => titles.get(document) ?? title}
          say={say}
          clock={clockAt(now, dateForms(i18n.language), say)}
        />
      </div>
    </div>
  );
}
