import { Popup, PopupList } from '@payloadcms/ui';
import { localised } from '@/lib/hrefs';
import type { Detail } from '@/studio/server/detail';
import { VIEW, versionsAddress } from '@/cms/admin-ui/routes';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Icon } from '@/cms/admin-ui/Icon';
import { useTool } from '../ToolContext';
import styles from './document.module.scss';

interface Props {
  detail: Detail;
  onShortcuts: () => void;
}

/** What is seldom done with a document. */
export function MoreMenu({ detail: { ref, path }, onShortcuts }: Props) {
  const { say, state, kinds } = useTool();
  const [kind = ''] = ref.split(':');
  const exchange = `${VIEW}/exchange?refs=${ref}&lang=${state.lang}`;
  return (
    <Popup
      className={styles.more}
      horizontalAlign="right"
      showScrollbar
      button={
        <>
          <Icon name="more" />
          <span className={controls.hidden}>{say('more')}</span>
        </>
      }
    >
      <PopupList.ButtonGroup>
        {path !== null && (
          <PopupList.Button
            onClick={() => window.open(localised(path, state.lang), '_blank', 'noopener')}
          >
            {say('openOnSite')}
          </PopupList.Button>
        )}
        <PopupList.Button href={exchange}>{say('exportTexts')}</PopupList.Button>
        <PopupList.Button href={`${exchange}#import`}>{say('importTexts')}</PopupList.Button>
        {kinds[kind]?.hasDrafts && (
          <PopupList.Button href={versionsAddress(ref, state.lang)}>
            {say('versions')}
          </PopupList.Button>
        )}
        <PopupList.Button onClick={onShortcuts}>{say('shortcuts')}</PopupList.Button>
      </PopupList.ButtonGroup>
    </Popup>
  );
}
