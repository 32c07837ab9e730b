import { useTranslation } from '@payloadcms/ui';
import { labelIn } from '@/cms/admin-words/say';
import { useSay } from '@/cms/admin-words/useSay';
import { textFieldNames, textFields } from '@/features/disruption/text-fields';
import type { Reading } from '@/features/disruption/texts';
import { localeNames, locales } from '@/i18n/locales';
import desk from '@/studio/operations-desk/desk.module.scss';
import styles from './desk.module.scss';
import { pageIn } from './page';
import { said, type Saying } from './said';

interface Props {
  of: Saying;
  reading: Reading;
  flights: number;
}

/** Everything that travellers read of a disruption, its languages side by side. */
export function TextsPreview({ of, reading, flights }: Props) {
  const say = useSay();
  const { i18n } = useTranslation();
  return (
    <div className={styles.preview}>
      {locales.map((lang) => (
        <div key={lang} role="group" aria-label={localeNames[lang]}>
          <h4>{localeNames[lang]}</h4>
          <dl>
            {textFieldNames.map((name) => {
              const read = said(name, of, lang, { ...reading, flights, link: pageIn(lang) });
              return (
                <div key={name}>
                  <dt>{labelIn(textFields[name].label, i18n.language)}</dt>
                  {read.text && <dd lang={read.lang}>{read.text}</dd>}
                  {read.problem && <dd className={desk.problem}>{say(read.problem)}</dd>}
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </div>
  );
}
