import styles from './Skyline.module.scss';

/*
 * Every function below returns path data, so that a whole group of buildings is one path a tone.
 * Heights go up from `y`, the foot of the part.
 */
type Place = { x: number; y: number; k: number };

const n = (value: number) => `${Math.round(value * 10) / 10}`;
const xy = (x: number, y: number) => `${n(x)} ${n(y)}`;

const box = (x: number, y: number, w: number, h: number) =>
  `M${xy(x - w / 2, y)}v${n(-h)}h${n(w)}v${n(h)}z`;

const taper = (x: number, y: number, w: number, top: number, h: number) =>
  `M${xy(x - w / 2, y)}L${xy(x - top / 2, y - h)}h${n(top)}L${xy(x + w / 2, y)}z`;

/** A pointed arch; `spring` is the height at which it leaves the straight. */
const arch = (x: number, y: number, w: number, h: number, spring = h * 0.62) => {
  const half = w / 2;
  const side = (s: number) =>
    `C${xy(x + s * half, y - spring - (h - spring) * 0.5)} ${xy(x + s * half * 0.55, y - h + (h - spring) * 0.28)}`;
  return `M${xy(x - half, y)}V${n(y - spring)}${side(-1)} ${xy(x, y - h)}C${xy(x + half * 0.55, y - h + (h - spring) * 0.28)} ${xy(x + half, y - spring - (h - spring) * 0.5)} ${xy(x + half, y - spring)}V${n(y)}z`;
};

/** The outline of a bulbous dome from foot to tip, narrowed by `s` as a rib is by perspective. */
const rib = (x: number, y: number, r: number, h: number, s: number) => {
  const p = (a: number, b: number) => xy(x + a * r * s, y - b * h);
  return `M${p(0.86, 0)}C${p(1.02, 0.13)} ${p(1.08, 0.35)} ${p(0.9, 0.54)}C${p(0.73, 0.72)} ${p(0.2, 0.82)} ${p(0, 1)}`;
};
const back = (x: number, y: number, r: number, h: number, s: number) => {
  const p = (a: number, b: number) => xy(x + a * r * s, y - b * h);
  return `C${p(0.2, 0.82)} ${p(0.73, 0.72)} ${p(0.9, 0.54)}C${p(1.08, 0.35)} ${p(1.02, 0.13)} ${p(0.86, 0)}z`;
};
const gore = (x: number, y: number, r: number, h: number, from: number, to: number) =>
  rib(x, y, r, h, from) + back(x, y, r, h, to);

const star = (x: number, y: number, r: number) => {
  const a = r * 0.707;
  return `M${xy(x - a, y - a)}h${n(2 * a)}v${n(2 * a)}h${n(-2 * a)}zM${xy(x, y - r)}l${xy(r, r)} ${xy(-r, r)} ${xy(-r, -r)}z`;
};

type Tones = Record<'mass' | 'light' | 'line' | 'tile' | 'dark' | 'lit', string>;
const merge = (...parts: Tones[]): Tones =>
  parts.reduce((all, part) => ({
    mass: all.mass + part.mass,
    light: all.light + part.light,
    line: all.line + part.line,
    tile: all.tile + part.tile,
    dark: all.dark + part.dark,
    lit: all.lit + part.lit,
  }));

/** A melon dome on its drum; `k` is its radius. */
const dome = ({ x, y, k }: Place, drum = k * 0.7): Tones => {
  const foot = y - drum - k * 0.16;
  const h = k * 2.05;
  return {
    mass:
      box(x, y, k * 1.56, drum) +
      box(x, foot + k * 0.16, k * 1.84, k * 0.16) +
      gore(x, foot, k, h, -1, 1) +
      taper(x, foot - h + 2, 2, 0.6, k * 0.3),
    light:
      gore(x, foot, k, h, -0.84, -0.56) +
      gore(x, foot, k, h, -0.2, 0.2) +
      gore(x, foot, k, h, 0.56, 0.84) +
      box(x, foot + k * 0.05, k * 1.84, k * 0.05),
    line: [-0.84, -0.56, -0.2, 0.2, 0.56, 0.84].map((s) => rib(x, foot, k, h, s)).join(''),
    tile: box(x, y - drum * 0.16, k * 1.56, drum * 0.66),
    dark: '',
    lit: '',
  };
};

/** A minaret; `k` is its height without the finial. */
const minaret = ({ x, y, k }: Place): Tones => {
  const w = k * 0.1;
  const shaft = k * 0.76;
  const at = (h: number) => y - k * h;
  return {
    mass:
      taper(x, y, w * 1.25, w * 0.86, shaft) +
      taper(x, at(0.76), w * 0.86, w * 1.6, k * 0.05) +
      box(x, at(0.81), w * 1.7, k * 0.022) +
      box(x, at(0.83), w * 0.84, k * 0.07) +
      gore(x, at(0.9), w * 0.56, k * 0.1, -1, 1) +
      taper(x, at(0.99), 1.4, 0.5, k * 0.04),
    light:
      [0.2, 0.44, 0.68].map((h) => box(x, at(h), w * (1.25 - h * 0.5), k * 0.014)).join('') +
      box(x, at(0.818), w * 1.7, k * 0.012) +
      gore(x, at(0.9), w * 0.56, k * 0.1, -0.1, 0.5),
    line: '',
    tile: [0.22, 0.46].map((h) => box(x, at(h), w * (1.2 - h * 0.5), k * 0.2)).join(''),
    dark: arch(x, at(0.832), w * 0.4, k * 0.055),
    lit: '',
  };
};

/** A pishtaq: the framed portal with its deep pointed arch; `k` is its height. */
const portal = ({ x, y, k }: Place): Tones => {
  const w = k * 0.98;
  const frame = k * 0.05;
  const band = k * 0.075;
  const iw = w - 2 * (frame + band);
  const ih = k - frame - band;
  const aw = iw * 0.74;
  const ah = ih * 0.84;
  return {
    mass: box(x, y, w, k),
    light:
      box(x, y - k + k * 0.025, w, k * 0.025) +
      box(x, y, iw, ih) +
      arch(x, y, aw, ah, ah * 0.56),
    line:
      box(x, y + 9, w - 2 * frame, k - frame + 9) +
      arch(x, y, aw * 0.86, ah * 0.9, ah * 0.52) +
      star(x - iw * 0.37, y - ih * 0.88, k * 0.042) +
      star(x + iw * 0.37, y - ih * 0.88, k * 0.042),
    tile: box(x, y, w - 2 * frame, k - frame) + box(x, y, iw, ih),
    dark: arch(x, y, aw, ah, ah * 0.56),
    lit: arch(x, y, aw * 0.72, ah * 0.78, ah * 0.46) + arch(x, y, aw * 0.4, ah * 0.42),
  };
};

/** A wing of two tiers of cells from `x` to the right; `k` is its height. */
const wing = ({ x, y, k }: Place, cells: number): Tones => {
  const step = k * 0.5;
  const w = cells * step;
  const each = (h: number) =>
    Array.from({ length: cells }, (_, i) =>
      arch(x + step * (i + 0.5), y - h, step * 0.56, k * 0.36),
    ).join('');
  return {
    mass: box(x + w / 2, y, w, k),
    light: box(x + w / 2, y - k * 0.93, w, k * 0.05) + box(x + w / 2, y - k * 0.46, w, k * 0.03),
    line: '',
    tile: '',
    dark: each(0) + each(k * 0.52),
    lit: '',
  };
};

function Buildings({ tones, id }: { tones: Tones; id: string }) {
  return (
    <>
      <path className={styles.mass} d={tones.mass} />
      <path className={styles.light} d={tones.light} />
      {tones.tile && <path fill={`url(#${id}-tile)`} fillRule="evenodd" d={tones.tile} />}
      {tones.dark && <path className={styles.dark} d={tones.dark} />}
      {tones.lit && <path fill={`url(#${id}-lit)`} d={tones.lit} />}
      {tones.line && <path className={styles.line} d={tones.line} />}
    </>
  );
}

/** The control tower, 96 high, standing on `x`, `y`. */
function Tower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.near}
        d="M-16 0C-12-20-10-34-10-50h20c0 16 2 30 6 50zM-25-50h50l3-7h-56zM-30-74h60l-3 4h-54zM-27-74l4-6h46l4 6zM-.8-80v-14h1.6v14z"
      />
      <path className={styles.glass} d="M-27-57-30-70h60l-3 13z" />
      <path className={styles.line} d="M-18-57l-2-13M-9-57l-1-13M0-57v-13M9-57l1-13M18-57l2-13M0-50V0M-25-53.5h50" />
      <circle className={styles.beacon} cy="-95" r="1.8" />
    </g>
  );
}

function Paints({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-tile`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className={styles.tile} d="M0 3l3-3 3 3-3 3z" />
      </pattern>
      <linearGradient id={`${id}-lit`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.1" className={styles.unlit} />
        <stop offset="1" className={styles.lit} />
      </linearGradient>
    </defs>
  );
}

const base = 214;
const domes = {
  left: merge(
    dome({ x: 236, y: base - 40, k: 21 }, 20),
    dome({ x: 362, y: base - 40, k: 21 }, 20),
  ),
  right: merge(
    dome({ x: 1204, y: base - 44, k: 33 }, 24),
    dome({ x: 1012, y: base - 50, k: 20 }, 16),
  ),
};
const fronts = {
  left: merge(
    wing({ x: 198, y: base, k: 44 }, 2),
    wing({ x: 354, y: base, k: 44 }, 2),
    minaret({ x: 192, y: base, k: 122 }),
    minaret({ x: 404, y: base, k: 122 }),
    portal({ x: 298, y: base, k: 100 }),
  ),
  right: merge(
    wing({ x: 984, y: base, k: 54 }, 3),
    wing({ x: 1160, y: base, k: 54 }, 4),
    minaret({ x: 976, y: base, k: 150 }),
    minaret({ x: 1272, y: base, k: 150 }),
    portal({ x: 1112, y: base, k: 132 }),
  ),
};

/** The horizon behind the hero's sheet. The ground ends in --skyline-ground; beyond 1440 px it only runs on. */
export function Skyline() {
  return (
    <div className={styles.skyline} aria-hidden>
      <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" focusable="false">
        <Paints id="skyline" />
        <path
          className={styles.far}
          d="M-1200 260v-40C-900 190-700 214-420 200S-60 176 60 190s180 18 330 8 220-26 360-18 250 22 400 10 230-24 340-10 400 20 560 6 300 4 590 18v56z"
        />
        <Buildings tones={domes.left} id="skyline" />
        <Buildings tones={domes.right} id="skyline" />
        <Buildings tones={fronts.left} id="skyline" />
        <Buildings tones={fronts.right} id="skyline" />
        <Tower x={720} y={204} />
        <path className={styles.ground} d="M-1200 260v-50C-700 222-300 192 0 206s260 8 400 4 200 8 320 8 200-12 360-10 240 10 400 0 700 10 1200 2v50z" />
      </svg>
    </div>
  );
}

const small = {
  domes: merge(
    dome({ x: 60, y: 94, k: 17 }, 14),
    dome({ x: 164, y: 94, k: 17 }, 14),
  ),
  front: merge(
    wing({ x: 28, y: 126, k: 36 }, 2),
    wing({ x: 156, y: 126, k: 36 }, 2),
    minaret({ x: 24, y: 126, k: 98 }),
    minaret({ x: 198, y: 126, k: 98 }),
    portal({ x: 111, y: 126, k: 84 }),
  ),
};

export function SkylineSmall() {
  return (
    <div className={styles.small} aria-hidden>
      <svg viewBox="0 0 390 150" preserveAspectRatio="xMidYMax slice" focusable="false">
        <Paints id="skyline-small" />
        <Buildings tones={small.domes} id="skyline-small" />
        <Buildings tones={small.front} id="skyline-small" />
        <Tower x={310} y={120} />
        <path className={styles.ground} d="M-400 150v-30c160-8 320 8 460 4s200-4 330 0 200 2 400 0v26z" />
      </svg>
    </div>
  );
}
