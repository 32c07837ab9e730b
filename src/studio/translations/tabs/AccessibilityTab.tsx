import { localeNames, locales, type Locale } from '@/i18n/locales';
import type { Checks, Finding } from '@/studio/lib/checks';
import { Button } from '@/cms/admin-ui/Button';
import { useTool } from '../ToolContext';
import styles from './tabs.module.scss';

interface Props {
  checks: Checks;
  onCheck: (languages?: readonly Locale[]) => void;
  onShow: (lang: Locale, target: string) => void;
}

/** What the check found on each language's page; the active language comes first. */
export function AccessibilityTab({ checks, onCheck, onShow }: Props) {
  const { say, state } = useTool();
  const inOrder = [state.lang, ...locales.filter((lang) => lang !== state.lang)];
  const running = locales.some((lang) => checks[lang] === 'running');
  return (
    <div className={styles.checks}>
      <Button kind="strong" icon="accessibility" disabled={running} onClick={() => onCheck()}>
        {say('checkAll')}
      </Button>
      <div aria-live="polite">
        {inOrder.map((lang) => (
          <section key={lang}>
            <h2>
              {localeNames[lang]} <Summary check={checks[lang]} />
            </h2>
            {Array.isArray(checks[lang]) && (
              <ul>
                {checks[lang].map((finding) => (
                  <FindingRow
                    key={finding.rule}
                    finding={finding}
                    onShow={(target) => onShow(lang, target)}
                  />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function Summary({ check }: { check: Checks[Locale] }) {
  const { say } = useTool();
  const text =
    check === undefined
      ? say('notChecked')
      : check === 'running'
        ? say('checking')
        : check.length === 0
          ? say('noFindings')
          : check.length === 1
            ? say('oneFinding')
            : say('findings', { count: check.length });
  return <small>{text}</small>;
}

interface RowProps {
  finding: Finding;
  onShow: (target: string) => void;
}

/** axe tells in English only; the rule's name leads to its explanation. */
function FindingRow({ finding: { rule, help, helpUrl, targets }, onShow }: RowProps) {
  const { say } = useTool();
  return (
    <li>
      <p lang="en">
        <strong>{help}</strong>
      </p>
      <p>
        <a href={helpUrl} target="_blank" rel="noopener noreferrer">
          {say('ruleOf', { rule })}
        </a>
      </p>
      <ul>
        {targets.map((target) => (
          <li key={target}>
            <code>{target}</code>
            <Button onClick={() => onShow(target)} aria-label={`${say('showOnPage')}: ${target}`}>
              {say('showOnPage')}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}
