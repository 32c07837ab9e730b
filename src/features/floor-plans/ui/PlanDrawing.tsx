'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { iconHref } from '@/ui/Icon/icon-href';
import { iconOr } from '@/ui/Icon/icon-or';
import { Text } from '@/ui/Text/Text';
import { usePlanView } from './use-plan-view';
import { classes } from '@/lib/classes';
import { familyOf, iconOf } from '../kinds';
import { labelLines, lineOffset } from '../labels';
import { centreOf, PIN_COLOUR, PIN_PATH } from '../shapes';
import type { PlanFloor, PlanPlace } from '../types';
import { neighbour, visible, ZOOM_STEP, type Side } from '../viewport';
import { plain, provenanceOf } from '@/lib/local-text';
import { fittingLines } from './fitting-lines';
import styles from './PlanDrawing.module.scss';

interface Props {
  floor: PlanFloor;
  /** The places that the filters leave. */
  shown: PlanPlace[];
  chosen: PlanPlace | null;
  onSelect: (place: PlanPlace) => void;
  onClear: () => void;
}

/** The drawing's ground runs on outside its canvas by so much. */
const AROUND = 240;
const PAN_PX = 80;
/** The window's size until it is measured: the wide layout's. */
const WINDOW = { width: 1024, height: 696 };

const sides: Record<string, Side> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const middleOf = ({ shape }: PlanPlace) => centreOf(shape.box);

/** The drawing of a floor with its places as buttons; one stop for the tab key, arrows within. */
export function PlanDrawing({ floor, shown, chosen, onSelect, onClear }: Props) {
  const t = useTranslations('scheme');
  const box = useRef<HTMLDivElement>(null);
  const canvas = { width: floor.width, height: floor.height };
  const here = chosen && floor.places.includes(chosen) ? chosen : null;
  const plan = usePlanView(box, canvas, here && middleOf(here), WINDOW);
  const [pointed, setPointed] = useState<PlanPlace | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { view, scale } = plan;
  const seen = visible(view, plan.frame);
  const unit = 1 / scale;
  const reachable = shown.find(({ id }) => id === focused) ?? here ?? shown[0];
  const offered = new Set(shown);
  const flagged = pointed ?? null;
  // A place of which others are parts is only their ground, until it is chosen.
  const grounds = new Set(floor.places.map(({ group }) => group));
  const drawn = floor.places.filter((it) => !grounds.has(it.id) || it.href || it === here);
  const labels = floor.labels.map((label) => ({ ...label, ...provenanceOf(label.text) }));
  const solid = drawn.filter(({ id }) => !grounds.has(id)).map(({ shape }) => shape.box);
  const lines = labelLines(labels, solid, unit);

  const focus = (place: PlanPlace) => {
    setFocused(place.id);
    const button = box.current?.querySelector<SVGGElement>(
      `[data-place="${CSS.escape(place.id)}"]`,
    );
    button?.focus({ preventScroll: true });
    const { x, y } = middleOf(place);
    if (x < view.x || y < view.y || x > view.x + seen.width || y > view.y + seen.height) {
      plan.show({ x, y });
    }
  };
  const press = (event: KeyboardEvent, place: PlanPlace) => {
    const side = sides[event.key];
    if (side && event.shiftKey) {
      plan.pan(
        side === 'left' ? PAN_PX : side === 'right' ? -PAN_PX : 0,
        side === 'up' ? PAN_PX : side === 'down' ? -PAN_PX : 0,
      );
    } else if (side) {
      const placed = shown.map((other) => ({ id: other.id, ...middleOf(other) }));
      const next = neighbour(placed, { id: place.id, ...middleOf(place) }, side);
      const target = shown.find(({ id }) => id === next?.id);
      if (target) focus(target);
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(place);
    else if (event.key === 'Escape') onClear();
    else if (event.key === '+' || event.key === '=') plan.zoomTo(view.zoom + ZOOM_STEP);
    else if (event.key === '-') plan.zoomTo(view.zoom - ZOOM_STEP);
    else if (event.key === '0') plan.fit();
    else return;
    event.preventDefault();
  };

  const partial = view.zoom > 1 || seen.width < canvas.width - 1;
  return (
    <div className={styles.drawing} data-zoomed={view.zoom > 1 || undefined} data-art="">
      <div className={styles.window} ref={box} {...plan.handlers}>
        <noscript>
          {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of the site, no media */}
          <img
            src={floor.plan}
            alt={t('drawing', { floor: floor.floor })}
            width={floor.width}
            height={floor.height}
          />
        </noscript>
        <svg
          className={styles.svg}
          viewBox={`${view.x} ${view.y} ${seen.width} ${seen.height}`}
          role="group"
          aria-label={t('drawing', { floor: floor.floor })}
        >
          <image
            href={`${floor.plan}#svgView(viewBox(${-AROUND},${-AROUND},${canvas.width + 2 * AROUND},${canvas.height + 2 * AROUND}))`}
            x={-AROUND}
            y={-AROUND}
            width={canvas.width + 2 * AROUND}
            height={canvas.height + 2 * AROUND}
          />
          {drawn.map((place) => {
            const off = !offered.has(place);
            return (
              <g
                key={place.id}
                data-place={place.id}
                data-family={familyOf(place.kind)}
                className={classes(styles.place, off && styles.off)}
                role={off ? undefined : 'button'}
                aria-hidden={off || undefined}
                aria-label={off ? undefined : `${plain(place.title)}, ${plain(place.text)}`}
                aria-pressed={off ? undefined : place === chosen}
                tabIndex={off ? undefined : place === reachable ? 0 : -1}
                onClick={() => !off && !plan.wasDrag() && onSelect(place)}
                onKeyDown={(event) => press(event, place)}
                onFocus={() => {
                  setFocused(place.id);
                  setPointed(place);
                }}
                onBlur={() => setPointed(null)}
                onPointerEnter={() => !off && setPointed(place)}
                onPointerLeave={() => setPointed(null)}
              >
                <Shape place={place} isGround={grounds.has(place.id)} />
                <Sign
                  place={place}
                  unit={unit}
                  chosen={place === chosen}
                  named={!grounds.has(place.id)}
                />
              </g>
            );
          })}
          <g aria-hidden="true" className={styles.labels}>
            {labels.map(({ id, x, y, lang, field }) => (
              <text key={id} fontSize={12 * unit} data-label={id} lang={lang} data-field={field}>
                {lines.get(id)?.map((line, at, { length }) => (
                  <tspan key={line} x={x} y={y + lineOffset(at, length) * LINE * unit}>
                    {line}
                  </tspan>
                ))}
              </text>
            ))}
          </g>
          {here && <Pin place={here} unit={unit} />}
        </svg>
        {flagged && (
          <span
            className={styles.flag}
            aria-hidden="true"
            style={{
              left: (middleOf(flagged).x - view.x) * scale,
              top: (flagged.shape.box.y - view.y) * scale,
            }}
          >
            <Text of={flagged.title} />
          </span>
        )}
      </div>
      {partial && (
        <svg
          className={styles.overview}
          viewBox={`0 100 ${canvas.width} ${canvas.height - 100}`}
          aria-hidden="true"
        >
          <image href={floor.plan} width={canvas.width} height={canvas.height} />
          <rect x={view.x} y={view.y} width={seen.width} height={seen.height} />
        </svg>
      )}
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('zoomOut')}
          disabled={view.zoom <= 1}
          onClick={() => plan.zoomTo(view.zoom - ZOOM_STEP)}
        >
          <Icon name="minus" />
        </button>
        <output>{Math.round(view.zoom * 100)}%</output>
        <button
          type="button"
          aria-label={t('zoomIn')}
          disabled={view.zoom >= 4}
          onClick={() => plan.zoomTo(view.zoom + ZOOM_STEP)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t('fit')} onClick={plan.fit}>
          <Icon name="maximize" />
        </button>
      </div>
    </div>
  );
}

/** A ground that is chosen lets the names of its parts be read. */
function Shape({ place: { shape }, isGround }: { place: PlanPlace; isGround: boolean }) {
  const { path, box } = shape;
  const look = { className: styles.shape, fillOpacity: isGround ? 0.3 : undefined };
  return path ? <path {...look} d={path} /> : <rect {...look} {...box} rx={3} />;
}

const DISC = 12;
const LINE = 14;

/** The sign of a place's kind on a white disc, and its name where the room has space for it. */
interface SignProps {
  place: PlanPlace;
  /** Canvas units of a CSS pixel. */
  unit: number;
  chosen: boolean;
  /** Its name may stand on it. */
  named: boolean;
}

function Sign({ place, unit, chosen, named }: SignProps) {
  const { x, y } = middleOf(place);
  const { width, height } = place.shape.box;
  if (place.kind === 'gate') {
    return (
      <text className={styles.gate} x={x} y={y} fontSize={Math.min(14 * unit, 17)}>
        {place.id.replace(/\D+/, '')}
      </text>
    );
  }
  const room = { width: width / unit, height: height / unit };
  const radius = Math.min(DISC, room.width / 2 - 2, room.height / 2 - 2) * unit;
  const above = chosen ? 4 : 2 * DISC + 4;
  const lines = named
    ? fittingLines(plain(place.title), room.width - 4, Math.floor((room.height - above) / LINE))
    : [];
  const top = y - (lines.length * LINE * unit) / 2;
  return (
    <>
      {!chosen && (
        <>
          <circle className={styles.disc} cx={x} cy={top} r={radius} />
          <svg
            className={styles.icon}
            x={x - radius * 0.66}
            y={top - radius * 0.66}
            width={radius * 1.32}
            height={radius * 1.32}
          >
            <use href={iconHref(iconOr(iconOf(place.kind), 'map-pin'))} />
          </svg>
        </>
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          className={styles.name}
          x={x}
          y={
            chosen
              ? y + lineOffset(index, lines.length) * LINE * unit
              : top + radius + (index + 0.7) * LINE * unit
          }
          fontSize={11.5 * unit}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Marks the chosen place. */
function Pin({ place, unit }: { place: PlanPlace; unit: number }) {
  const { x } = middleOf(place);
  return (
    <g
      className={styles.pin}
      transform={`translate(${x} ${place.shape.box.y + 4 * unit}) scale(${unit})`}
      aria-hidden="true"
    >
      <path d={PIN_PATH} fill={PIN_COLOUR} />
      <svg x={-10} y={-40} width={20} height={20}>
        <use href={iconHref(iconOr(iconOf(place.kind), 'map-pin'))} />
      </svg>
    </g>
  );
}
