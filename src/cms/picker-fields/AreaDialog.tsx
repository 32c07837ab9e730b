import { useState } from 'react';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useSay } from '@/cms/admin-words/useSay';
import { plain } from '@/lib/local-text';
import styles from './area-dialog.module.scss';
import { useScheme, useShapes } from './useScheme';

interface Props {
  value: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The drawings of the floors; each place on them is a button. */
export function AreaDialog({ value, onChoose, onClose }: Props) {
  const say = useSay();
  const { floors = [] } = useScheme();
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const ofValue = floors.find(({ areas }) => areas.some(({ id }) => id === value));
  const at = chosen ?? String((ofValue ?? floors[0])?.floor ?? '');
  const floor = floors.find((one) => String(one.floor) === at);
  const shapes = useShapes(floor?.plan);
  const names = new Map(
    floor?.areas.map(({ id, title, text }) => [
      id,
      [plain(title), plain(text)].filter(Boolean).join(', '),
    ]),
  );
  const shown = names.get(pointed ?? value ?? '');
  return (
    <Dialog title={say('chooseOnPlan')} closeName={say('close')} place="wide" onClose={onClose}>
      <Segmented
        legend={say('floor')}
        value={at}
        onChange={setChosen}
        options={floors.map((one) => ({
          value: String(one.floor),
          label: say('onFloor', { floor: one.floor }),
        }))}
      />
      {floor && shapes ? (
        <div className={styles.window}>
          <div
            className={styles.plan}
            style={{
              aspectRatio: `${floor.width} / ${floor.height}`,
              backgroundImage: `url(${floor.plan})`,
            }}
          >
            {shapes.areas.map(({ id, box }) => {
              const name = names.get(id);
              if (!name) return null;
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === value}
                  aria-label={name}
                  onPointerEnter={() => setPointed(id)}
                  onFocus={() => setPointed(id)}
                  style={{
                    insetInlineStart: percent(box.x, floor.width),
                    insetBlockStart: percent(box.y, floor.height),
                    inlineSize: percent(box.width, floor.width),
                    blockSize: percent(box.height, floor.height),
                  }}
                  onClick={() => onChoose(id)}
                />
              );
            })}
          </div>
        </div>
      ) : (
        <p role="status">{say('loading')}</p>
      )}
      <p className={styles.name}>{shown ?? say('pointAtPlace')}</p>
    </Dialog>
  );
}
