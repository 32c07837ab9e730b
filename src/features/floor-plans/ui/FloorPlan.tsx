'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Segmented } from '@/ui/Segmented/Segmented';
import { Surface } from '@/ui/Surface/Surface';
import type { Option } from '@/schema-parts/common';
import { localised } from '@/lib/hrefs';
import { matches } from '@/lib/match';
import { mapText, plain } from '@/lib/local-text';
import { planHref, planPath, type PlanState } from '../address';
import { sides } from '../location';
import { choose, chosenId, nothing, pinned, searched } from '../selection';
import type { PlanFloor, PlanPlace } from '../types';
import styles from './FloorPlan.module.scss';
import { KindFilter } from './KindFilter';
import { PlaceCard } from './PlaceCard';
import { PlanDrawing } from './PlanDrawing';
import { PlanList } from './PlanList';

const anySide = [null, ...sides] as const;

interface Props {
  floors: PlanFloor[];
  kinds: Option[];
  /** What the address asked for. */
  initial: PlanState;
  /** The moment of rendering, in milliseconds. */
  now: number;
}

/** The terminal's floors: a drawing and a list of the same places, filtered and chosen together. */
export function FloorPlan({ floors, kinds, initial, now }: Props) {
  const t = useTranslations('scheme');
  const places = useTranslations('places');
  const lang = useLocale();
  const [state, setState] = useState(initial);
  const [selection, setSelection] = useState(() => {
    const place = placeOf(floors, initial.place);
    return place ? pinned(place) : nothing;
  });
  const [drawn, setDrawn] = useState(false);
  const chosen = placeOf(floors, chosenId(selection));
  const floor = floors.find((candidate) => candidate.floor === state.floor) ?? floors[0];

  const current = localised(planHref({ ...state, place: chosen?.id ?? null }), lang);
  const first = useRef(current);
  useEffect(() => {
    // A plain address says what is shown first; writing it would have the router render all anew.
    const { pathname, search } = location;
    if (current === (search ? pathname + search : first.current)) return;
    history.replaceState(null, '', current + location.hash);
  }, [current]);

  if (!floor) return null;
  const kindTexts = new Map(kinds.map(({ value, text }) => [value, text]));
  const kindTextOf = ({ kind }: PlanPlace) => kindTexts.get(kind) ?? '';
  const offered = ({ kind, side }: PlanPlace) =>
    (state.kinds.length === 0 || state.kinds.includes(kind)) &&
    (!state.side || side === state.side);
  const found = (place: PlanPlace) =>
    offered(place) &&
    matches([place.title, place.text, kindTextOf(place)].map(plain).join(' '), state.search);
  const shown = floor.places.filter(found);
  const elsewhere = floors
    .filter((other) => other !== floor)
    .map((other) => ({ floor: other.floor, count: other.places.filter(found).length }))
    .filter(({ count }) => count > 0);

  const change = (next: Partial<PlanState>) => setState({ ...state, ...next });
  const goTo = (number: number) => {
    setSelection(nothing);
    change({ floor: number, place: null });
  };
  const select = (place: PlanPlace) => setSelection(choose(selection, place));
  const search = (text: string) => {
    setSelection(searched(selection, text));
    change({ search: text });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => event.preventDefault();
  const address = (next: Partial<PlanState>) => planHref({ ...state, ...next });
  return (
    <Surface>
      <div className={styles.head}>
        <Segmented
          strong
          label={t('floors')}
          segments={floors.map((other) => ({
            href: planHref({ floor: other.floor }),
            text: mapText(other.title, (title) => `${other.floor}. ${title}`),
            current: other === floor,
          }))}
          onChoose={(index) => goTo(floors[index]?.floor ?? floor.floor)}
        />
        <form
          className={styles.search}
          role="search"
          action={localised(planPath, lang)}
          onSubmit={submit}
        >
          <input type="hidden" name="floor" value={floor.floor} />
          <Field
            label={t('searchLabel')}
            icon="search"
            type="search"
            name="search"
            placeholder={t('search')}
            value={state.search}
            maxLength={200}
            autoComplete="off"
            onText={({ value }) => search(value)}
          />
        </form>
        <Segmented
          label={t('side')}
          segments={anySide.map((side) => ({
            href: address({ side }),
            text: side ? places(side) : t('wholeFloor'),
            current: state.side === side,
          }))}
          onChoose={(index) => change({ side: anySide[index] ?? null })}
        />
      </div>
      <KindFilter
        places={floor.places}
        kinds={kinds}
        chosen={state.kinds}
        hrefOf={(next) => address({ kinds: next })}
        onChoose={(next) => change({ kinds: next })}
      />
      <div className={styles.body} data-drawn={drawn || undefined}>
        <div className={styles.drawing}>
          <div className={styles.imagesOff}>
            <p>{t('imagesOff')}</p>
            <Button type="button" size="small" theme="white" onClick={() => setDrawn(true)}>
              {t('showDrawing')}
            </Button>
          </div>
          <PlanDrawing
            key={floor.floor}
            floor={floor}
            shown={shown}
            chosen={chosen}
            onSelect={select}
            onClear={() => setSelection(nothing)}
          />
          <PlaceCard
            key={chosen?.id ?? 'none'}
            place={chosen}
            kindText={chosen && kindTextOf(chosen)}
            floor={floor.floor}
            now={now}
            onClose={() => setSelection(nothing)}
          />
        </div>
        <div className={styles.list} id="places">
          <PlanList
            floor={floor}
            places={shown}
            elsewhere={elsewhere}
            chosen={chosen}
            now={now}
            hrefOf={(place) => address({ place: place.id })}
            onSelect={select}
            onFloor={goTo}
          />
        </div>
      </div>
    </Surface>
  );
}

function placeOf(floors: PlanFloor[], id: string | null): PlanPlace | null {
  if (!id) return null;
  return floors.flatMap(({ places }) => places).find((place) => place.id === id) ?? null;
}
