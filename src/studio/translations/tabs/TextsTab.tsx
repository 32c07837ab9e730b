import { RenderFields, useAuth } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useState } from 'react';
import { may } from '@/cms/access/rights';
import type { Principal } from '@/cms/access/access';
import { Button, ButtonLink } from '@/cms/admin-ui/Button';
import { Icon } from '@/cms/admin-ui/Icon';
import { editorAddress, EDITOR_WINDOW } from '@/cms/admin-ui/routes';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { internalFields } from '@/cms/internal-fields';
import { byLanguage, defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales';
import { DocumentSaving } from '@/studio/edit-form/saving/Saving';
import { flushSaver } from '@/studio/edit-form/saving/useSaver';
import { stateIcons } from '@/studio/preview-overlay/types';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { labelOf, nameOf, titleOf } from '@/studio/lib/fields';
import { isTodo } from '@/studio/lib/states';
import type { Detail, FieldEntry } from '@/studio/server/detail';
import states from '@/studio/components/states.module.scss';
import { useTool } from '../ToolContext';
import { namedFields } from '../edit-panel/field-config';
import { LanguageForm } from '../edit-panel/LanguageForm';
import { useFieldsOf, WritingField } from '../edit-panel/WritingField';
import styles from './texts.module.scss';

interface Props {
  detail: Detail;
  renew: () => Promise<unknown>;
  onEdit: (field: InFrame) => void;
}

/** Every text of a document, written in all its languages on one screen. */
export function TextsTab({ detail, renew, onEdit }: Props) {
  const { say, state, go, kinds } = useTool();
  const { user } = useAuth();
  const [loads, setLoads] = useState(() => byLanguage(() => 0));
  const hasDrafts = kinds[detail.kind]?.hasDrafts ?? false;
  return (
    <>
      <div className={styles.choice}>
        <Segmented<Locale>
          legend={say('language')}
          value={state.lang}
          onChange={(lang) => go({ lang })}
          options={locales.map((lang) => ({ value: lang, label: localeNames[lang] }))}
        />
      </div>
      {!hasDrafts && <p className={styles.note}>{say('waitsForPublication')}</p>}
      <div
        className={styles.texts}
        style={{ '--languages': locales.length } as React.CSSProperties}
      >
        {locales.map((lang, column) => {
          const mayWrite = may(user as Principal, 'update', detail.kind, lang);
          return (
            <section
              key={`${lang} ${loads[lang]}`}
              aria-label={localeNames[lang]}
              className={styles.language}
              style={{ '--column': column + 1 } as React.CSSProperties}
              data-active={lang === state.lang || undefined}
            >
              <LanguageForm document={detail.ref} lang={lang} className={styles.form}>
                <header className={styles.head}>
                  <h2 lang={lang}>{localeNames[lang]}</h2>
                  {mayWrite && (
                    <DocumentSaving
                      document={detail.ref}
                      lang={lang}
                      isManual={!hasDrafts}
                      onSaved={() => void renew()}
                      onLoadAgain={() => setLoads({ ...loads, [lang]: loads[lang] + 1 })}
                    />
                  )}
                  {mayWrite && !hasDrafts && (
                    <Button onClick={() => void flushSaver(detail.ref, lang)}>
                      {say('publish')}
                    </Button>
                  )}
                </header>
                {lang === defaultLocale && hasDrafts && <Shared detail={detail} />}
                {detail.fields.map((entry, index) => (
                  <div
                    key={entry.path}
                    className={styles.text}
                    style={{ '--row': index + 3 } as React.CSSProperties}
                    lang={lang}
                  >
                    <div className={styles.name}>
                      <label htmlFor={idOf(entry, lang)}>{titleOf(entry)}</label>{' '}
                      <State entry={entry} {...{ detail, lang, onEdit }} />
                    </div>
                    <WritingField
                      document={detail.ref}
                      path={entry.path}
                      id={idOf(entry, lang)}
                      readOnly={!mayWrite}
                    />
                  </div>
                ))}
              </LanguageForm>
            </section>
          );
        })}
      </div>
    </>
  );
}

const idOf = ({ path }: FieldEntry, lang: Locale): string => `text-${lang}-${path}`;

interface StateProps {
  detail: Detail;
  entry: FieldEntry;
  lang: Locale;
  onEdit: (field: InFrame) => void;
}

/** What is to be done with a text; it leads to the text on its page, with what has changed. */
function State({ detail, entry, lang, onEdit }: StateProps) {
  const { say } = useTool();
  const state = entry.states[lang];
  if (!isTodo(state)) return null;
  return (
    <button
      type="button"
      className={states.pill}
      data-state={state}
      title={say('edit', { language: localeNames[lang] })}
      onClick={() => onEdit({ field: nameOf(detail.ref, entry), lang })}
    >
      <Icon name={stateIcons[state] ?? 'missing'} size={12} />
      {labelOf(state, entry, say)}
    </button>
  );
}

/** Kinds of fields that are drawn without their document's whole form. */
const plainTypes = [
  'text',
  'textarea',
  'number',
  'select',
  'date',
  'checkbox',
  'upload',
  'relationship',
];

const isShared = (field: ClientField & { name: string }): boolean =>
  plainTypes.includes(field.type) &&
  !('localized' in field && field.localized) &&
  !internalFields.includes(field.name);

/** What all languages have together, as far as it is no list: lists are written in the whole form. */
function Shared({ detail }: Pick<Props, 'detail'>) {
  const { say } = useTool();
  const { user } = useAuth();
  const fields = useFieldsOf(detail.ref);
  if (!may(user as Principal, 'update', detail.kind)) return null;
  return (
    <section className={styles.shared} aria-label={say('allLanguages')}>
      <h3>{say('allLanguages')}</h3>
      <div className={styles.sharedFields}>
        <RenderFields
          fields={namedFields(fields).filter(isShared)}
          forceRender
          margins={false}
          parentIndexPath=""
          parentPath=""
          parentSchemaPath={detail.kind}
          permissions
        />
      </div>
      <ButtonLink
        kind="quiet"
        icon="open"
        href={editorAddress(detail.ref, defaultLocale)}
        target={EDITOR_WINDOW}
      >
        {say('wholeForm')}
      </ButtonLink>
    </section>
  );
}
