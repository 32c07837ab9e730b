import { localeNames, type Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import type { FrameInput } from '@/studio/preview-overlay/types';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import type { CurrentField, InFrame } from '@/studio/hooks/useCurrent';
import type { FieldWalk } from '@/studio/hooks/useFieldWalk';
import type { Frames } from '@/studio/hooks/useFrames';
import type { Checks } from '@/studio/lib/checks';
import { fromInput } from '@/cms/admin-ui/dates';
import type { Todo } from '@/studio/lib/fields';
import { entryTitle } from '@/studio/lib/tree';
import { useTool } from '../ToolContext';
import { ChangeCard } from './ChangeCard';
import { ColumnHead } from './ColumnHead';
import styles from './columns.module.scss';
import { Frame, type FrameTells } from './Frame';
import { NotOnPage } from './NotOnPage';
import type { LanguageDialog } from './PublishControl';

export interface ColumnProps {
  detail: Detail;
  lang: Locale;
  acts: Acts;
  frames: Frames;
  src: string | undefined;
  marks: Omit<FrameInput, 'scale'>;
  current: CurrentField;
  walk: FieldWalk;
  /** Fields to do in this language that the page does not show. */
  unplaced: readonly Todo[];
  /** Fields to do of other documents on the page; they are counted where those documents are. */
  elsewhere: readonly Todo[];
  check: Checks[Locale];
  onCheck: (lang: Locale) => void;
  onEdit: (field: InFrame) => void;
  onOpen: (dialog: LanguageDialog, lang: Locale) => void;
  onScroll: (lang: Locale) => void;
  onFields: (lang: Locale, fields: readonly string[]) => void;
  onDocuments: (refs: readonly string[]) => void;
}

/** One language of a document: how it stands, and its page. */
export function Column(props: ColumnProps) {
  const { detail, lang, acts, frames, src, marks, current, walk, unplaced, elsewhere, check } =
    props;
  const { onCheck, onEdit, onOpen, onScroll, onFields, onDocuments } = props;
  const { say, state, go, kinds } = useTool();
  const tells: FrameTells = {
    onPoint: (field) => current.point(lang, field),
    onFocus: (field) => {
      current.focus(lang, field);
      if (state.lang !== lang) go({ lang });
    },
    onEdit: (field) => onEdit({ field, lang }),
    onScroll: () => onScroll(lang),
    onFields: (fields) => onFields(lang, fields),
    onDocuments,
  };
  const nextElsewhere = () => {
    const at = elsewhere.findIndex(({ field }) => field === current.current?.field);
    const next = elsewhere[(at + 1) % elsewhere.length];
    if (next) walk.show(next);
  };
  const open = current.isOpen && current.current?.lang === lang ? current.current : null;
  const isChanged = open && marks.fields.get(open.field)?.state === 'changed';
  return (
    <section
      className={styles.column}
      aria-label={localeNames[lang]}
      data-active={lang === state.lang || undefined}
      tabIndex={-1}
      onPointerDown={() => state.lang !== lang && go({ lang })}
    >
      <ColumnHead
        detail={detail}
        lang={lang}
        acts={acts}
        check={check}
        elsewhere={elsewhere.length}
        onElsewhere={nextElsewhere}
        onOpen={(dialog) => onOpen(dialog, lang)}
        onCheck={() => onCheck(lang)}
      />
      <AsOfNote />
      {detail.path === null ? (
        <p className={styles.none}>{say('noPage')}</p>
      ) : (
        <Frame
          key={detail.path}
          lang={lang}
          title={entryTitle(detail, kinds)}
          src={src}
          frames={frames}
          marks={marks}
          tells={tells}
          onShow={(field) => walk.show({ field, lang })}
          card={
            isChanged && (
              <ChangeCard
                current={open}
                acts={acts}
                onEdit={onEdit}
                onHold={current.hold}
                onLeave={() => current.point(lang, null)}
              />
            )
          }
        />
      )}
      <NotOnPage lang={lang} todos={unplaced} onEdit={onEdit} />
    </section>
  );
}

/** A page of another moment says so. */
function AsOfNote() {
  const { say, state, clock, now } = useTool();
  const at = state.at === null ? null : fromInput(state.at);
  if (at === null) return null;
  const when = clock.date(at);
  return (
    <p className={styles.asOf}>
      {at < now ? say('asItWas', { when }) : say('asItWillBe', { when })}
    </p>
  );
}
