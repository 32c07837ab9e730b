import { useTranslations } from 'next-intl';
import { PrintButton } from '@/ui/PrintButton/PrintButton';
import { Icon } from '@/ui/Icon/Icon';
import { TextIn } from '@/ui/Text/TextIn';
import type { PageReply } from '@/features/pages/schema';
import { dateInWords } from '@/lib/calendar';
import { isBlank } from '@/lib/local-text';
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
      {steps && steps.items.length > 0 && (
        <section
          id={steps.id}
          aria-labelledby={isBlank(steps.heading) ? undefined : `${steps.id}-title`}
        >
          <TextIn as="h2" id={`${steps.id}-title`} of={steps.heading} />
          <ol className={styles.steps}>
            {steps.items.map(({ title, text }, index) => (
              <li key={index}>
                <TextIn as="h3" of={title} />
                <TextIn as="p" of={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
