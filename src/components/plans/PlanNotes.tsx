import { useTranslations } from 'next-intl';
import { PrintButton } from '@/components/ui/PrintButton/PrintButton';
import { Icon } from '@/components/ui/Icon/Icon';
import { Text } from '@/components/ui/Text/Text';
import type { PageReply } from '@/contract/sections';
import { dateInWords } from '@/lib/calendar';
import { plain } from '@/lib/provenance';
import styles from './PlanNotes.module.scss';

/** Below the plan: when it was checked, and the way from the door to the gate. */
export function PlanNotes({ page }: { page: PageReply['page'] }) {
  const t = useTranslations('scheme');
  const calendar = useTranslations('calendar');
  const steps = page.sections.find((section) => section.type === 'steps');
  return (
    <div className={styles.notes}>
      <div className={styles.last}>
        {page.checked && (
          <p>{t('checked', { date: dateInWords(calendar, page.checked.on, 'dateFull') })}</p>
        )}
        <a href="#places">
          <Icon name="list" />
          {t('asText')}
        </a>
        <PrintButton label={t('print')} />
      </div>
      {steps && (
        <section id={steps.id} aria-labelledby={`${steps.id}-title`}>
          <h2 id={`${steps.id}-title`}>
            <Text of={steps.heading} />
          </h2>
          <ol className={styles.steps}>
            {steps.items.map(({ title, text }) => (
              <li key={plain(title)}>
                <h3>
                  <Text of={title} />
                </h3>
                <p>
                  <Text of={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
