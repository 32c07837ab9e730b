import { defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales';
import type { FieldState } from '@/cms/translation/status';
import type { Detail, FieldEntry } from '@/studio/server/detail';
import { stateIcons } from '@/studio/frame/types';
import { labelOf, titleOf } from '@/studio/lib/fields';
import { editorAddress, EDITOR_WINDOW } from '@/cms/admin-ui/routes';
import { isTodo } from '@/studio/lib/states';
import { editedInWords } from '@/studio/lib/status';
import { Icon } from '@/cms/admin-ui/Icon';
import states from '@/studio/shared/states.module.scss';
import { useTool } from '../ToolContext';
import styles from './tabs.module.scss';

/** Every field of the document and how it stands in each language; each leads to its editor. */
export function FieldsTab({ detail }: { detail: Detail }) {
  const { say, clock } = useTool();
  const source = detail.languages[defaultLocale];
  return (
    <table className={styles.fields}>
      <caption>
        <span lang={defaultLocale}>{localeNames[defaultLocale]}</span>:{' '}
        {editedInWords(source, say, clock)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('field')}</th>
          {locales.map((lang) => (
            <th key={lang} scope="col">
              {localeNames[lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {detail.fields.map((entry) => (
          <tr key={entry.path}>
            <th scope="row">{titleOf(entry)}</th>
            {locales.map((lang) => (
              <td key={lang}>
                <FieldLink detail={detail} entry={entry} lang={lang} />
                {lang === defaultLocale && <ChangedOn change={entry.changed} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** When the source text was last written anew, where that is known of the field. */
function ChangedOn({ change }: { change: FieldEntry['changed'] }) {
  const { say, clock } = useTool();
  if (!change) return null;
  const when = clock.moment(change.at);
  return <small>{[say('changedOn', { when }), change.by].filter(Boolean).join(', ')}</small>;
}

interface Props {
  detail: Detail;
  entry: FieldEntry;
  lang: Locale;
}

function FieldLink({ detail, entry, lang }: Props) {
  const { say } = useTool();
  const state = entry.states[lang];
  const quiet: Partial<Record<FieldState, string>> = { own: say('own'), empty: say('empty') };
  const text = quiet[state] ?? labelOf(state, entry, say);
  const edit = say('edit', { language: localeNames[lang] });
  const icon = stateIcons[state];
  return (
    <a
      href={editorAddress(detail.ref, lang, entry.path)}
      target={EDITOR_WINDOW}
      className={isTodo(state) ? states.pill : styles.quiet}
      data-state={state}
      aria-label={[titleOf(entry), text, edit].join(', ')}
      title={edit}
    >
      {icon && <Icon name={icon} size={12} />}
      {text}
    </a>
  );
}
