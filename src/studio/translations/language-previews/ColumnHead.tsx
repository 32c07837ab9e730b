import { localeNames, type Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import type { Checks } from '@/studio/lib/checks';
import { editedInWords, statusInWords } from '@/studio/lib/status';
import { Icon } from '@/cms/admin-ui/Icon';
import { StatePills } from '@/studio/components/StatePills';
import { useTool } from '../ToolContext';
import styles from './columns.module.scss';
import { PublishControl, type LanguageDialog } from './PublishControl';

interface Props {
  detail: Detail;
  lang: Locale;
  acts: Acts;
  check: Checks[Locale];
  /** How many fields to do the page has of other documents. */
  elsewhere: number;
  onElsewhere: () => void;
  onOpen: (dialog: LanguageDialog) => void;
  onCheck: () => void;
}

/** How a document stands in a language, in four lines. */
export function ColumnHead(props: Props) {
  const { detail, lang, check, elsewhere, onElsewhere, onCheck, ...rest } = props;
  const { say, clock } = useTool();
  const language = detail.languages[lang];
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h2 lang={lang}>{localeNames[lang]}</h2>
        <PublishControl detail={detail} lang={lang} {...rest} />
      </div>
      <div className={styles.line}>
        <span className={styles.pills}>
          <StatePills counts={language.counts} say={say} />
          {elsewhere > 0 && (
            <button type="button" className={styles.check} onClick={onElsewhere}>
              {say('elsewhereOnPage', { count: elsewhere })}
            </button>
          )}
        </span>
        {detail.path !== null && <CheckResult check={check} lang={lang} onCheck={onCheck} />}
      </div>
      <p>
        {say('status')}: <strong>{statusInWords(language, say, clock)}</strong>
      </p>
      <p>{editedInWords(language, say, clock)}</p>
    </header>
  );
}

interface CheckProps {
  check: Checks[Locale];
  lang: Locale;
  onCheck: () => void;
}

/** What the check of accessibility found; before it ran, the way to run it. */
function CheckResult({ check, lang, onCheck }: CheckProps) {
  const { say, go } = useTool();
  if (check === 'running') return <span className={styles.check}>{say('checking')}</span>;
  if (!check) {
    return (
      <button type="button" className={styles.check} onClick={onCheck}>
        <Icon name="accessibility" size={14} />
        {say('check')}
      </button>
    );
  }
  if (check.length === 0) {
    return (
      <span className={styles.check} data-good="">
        <Icon name="accessibility" size={14} />
        {say('noFindings')}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.check}
      data-bad=""
      onClick={() => go({ tab: 'accessibility', lang }, 'push')}
    >
      <Icon name="accessibility" size={14} />
      {check.length === 1 ? say('oneFinding') : say('findings', { count: check.length })}
    </button>
  );
}
