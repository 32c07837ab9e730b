import { Popup, PopupList } from '@payloadcms/ui';
import { localeNames, type Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import { Button } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Icon } from '@/cms/admin-ui/Icon';
import { useTool } from '../ToolContext';
import styles from './columns.module.scss';

interface Props {
  detail: Detail;
  lang: Locale;
  acts: Acts;
  onOpen: (dialog: LanguageDialog) => void;
}

/** What is decided in a dialog of a language. */
export type LanguageDialog = 'publish' | 'schedule' | 'takeDown' | 'versions';

/** Publishes this language alone; the arrow opens what else can be done with it. */
export function PublishControl({ detail, lang, acts, onOpen }: Props) {
  const { say, kinds, writes } = useTool();
  const { published, unpublishedChanges, emptySections } = detail.languages[lang];
  const language = localeNames[lang];
  const hasDrafts = kinds[detail.kind]?.hasDrafts ?? false;
  const mayWrite = writes.includes(lang) && hasDrafts && !acts.busy;
  const hasNews = !published || unpublishedChanges;
  const publish = () => (emptySections.length > 0 ? onOpen('publish') : void acts.publish(lang));
  return (
    <div className={styles.publish}>
      <Button kind="primary" disabled={!mayWrite || !hasNews} onClick={publish}>
        {say('publishLanguage', { language })}
      </Button>
      <Popup
        className={styles.arrow}
        horizontalAlign="right"
        disabled={!hasDrafts}
        button={
          <>
            <Icon name="down" size={14} />
            <span className={controls.hidden}>{say('publishMore', { language })}</span>
          </>
        }
      >
        <PopupList.ButtonGroup>
          <PopupList.Button disabled={!mayWrite} onClick={() => onOpen('schedule')}>
            {say('schedule')}
          </PopupList.Button>
          <PopupList.Button disabled={!mayWrite || !published} onClick={() => onOpen('takeDown')}>
            {say('takeDownLanguage')}
          </PopupList.Button>
          <PopupList.Button onClick={() => onOpen('versions')}>{say('versions')}</PopupList.Button>
        </PopupList.ButtonGroup>
      </Popup>
    </div>
  );
}
