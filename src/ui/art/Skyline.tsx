import styles from './Skyline.module.scss';

/*
 * Every function below returns path data, so that a whole group of buildings is one path a tone.
 * Heights go up from `y`, the foot of the part.
 */
type Place = { x: number; y: number; /** The size of the part. */ k: number };

const n = (value: number) => `${Math.round(value * 10) / 10}`.replace(/^(-?)0\./, '$1.');
const xy = (x: number, y: number) => `${n(x)} ${n(y)}`.replace(' -', '-');

const box = (x: number, y: number, w: number, h: number) =>
  `M${xy(x - w / 2, y)}v${n(-h)}h${n(w)}v${n(h)}z`;

const taper = (x: number, y: number, w: number, top: number, h: number) =>
  `M${xy(x - w / 2, y)}L${xy(x - top / 2, y - h)}h${n(top)}L${xy(x + w / 2, y)}z`;

/** A pointed arch; `spring` is the height at which it leaves the straight. */
const arch = (x: number, y: number, w: number, h: number, spring = h * 0.6) => {
  const half = w / 2;
  const rise = h - spring;
  const low = rise * 0.5;
  const high = rise * 0.7;
  return (
    `M${xy(x - half, y)}v${n(-spring)}c${xy(0, -low)} ${xy(half * 0.45, -high)} ${xy(half, -rise)}` +
    `c${xy(half * 0.55, rise - high)} ${xy(half, rise - low)} ${xy(half, rise)}v${n(spring)}z`
  );
};

/** A strip of a bulbous dome between two ribs, each the outline narrowed as perspective narrows it. */
const gore = (x: number, y: number, r: number, h: number, from: number, to: number) => {
  const step = (s: number) => (a: number, b: number) => xy(a * r * s, b * h);
  const up = step(from);
  const down = step(to);
  return (
    `M${xy(x + 0.86 * r * from, y)}c${up(0.16, -0.13)} ${up(0.22, -0.35)} ${up(0.04, -0.54)}` +
    `c${up(-0.17, -0.18)} ${up(-0.7, -0.28)} ${up(-0.9, -0.46)}` +
    `c${down(0.2, 0.18)} ${down(0.73, 0.28)} ${down(0.9, 0.46)}` +
    `c${down(0.18, 0.19)} ${down(0.12, 0.41)} ${down(-0.04, 0.54)}z`
  );
};

const star = (x: number, y: number, r: number) => {
  const a = r * 0.707;
  return `M${xy(x - a, y - a)}h${n(2 * a)}v${n(2 * a)}h${n(-2 * a)}zM${xy(x, y - r)}l${xy(r, r)} ${xy(-r, r)} ${xy(-r, -r)}z`;
};

const tones = ['mass', 'light', 'gore', 'dark', 'tile', 'glow', 'line'] as const;
type Drawing = Partial<Record<(typeof tones)[number], string>>;
const merge = (...parts: Drawing[]): Drawing =>
  Object.fromEntries(tones.map((tone) => [tone, parts.map((part) => part[tone] ?? '').join('')]));

/** A melon dome; `k` is its radius. */
const dome = ({ x, y, k }: Place, drum: number): Drawing => {
  const foot = y - drum - k * 0.16;
  const h = k * 2.05;
  return {
    mass:
      box(x, y, k * 1.56, drum) +
      box(x, foot + k * 0.16, k * 1.84, k * 0.16) +
      gore(x, foot, k, h, -1, 1) +
      taper(x, foot - h + 2, 2, 0.6, k * 0.24),
    light: box(x, foot + k * 0.05, k * 1.84, k * 0.05),
    gore:
      gore(x, foot, k, h, -0.84, -0.56) +
      gore(x, foot, k, h, -0.2, 0.2) +
      gore(x, foot, k, h, 0.56, 0.84),
    tile: box(x, y - drum * 0.2, k * 1.56, drum * 0.6),
  };
};

/** A minaret; `k` is its height. */
const minaret = ({ x, y, k }: Place): Drawing => {
  const w = k * 0.1;
  const at = (h: number) => y - k * h;
  const width = (h: number) => w * (1.25 - 0.52 * h);
  const tiles = (from: number, to: number) =>
    taper(x, at(from), width(from), width(to), k * (to - from));
  return {
    mass:
      taper(x, y, width(0), width(0.79), k * 0.79) +
      taper(x, at(0.79), w * 0.84, w * 1.5, k * 0.04) +
      box(x, at(0.83), w * 1.56, k * 0.02) +
      box(x, at(0.85), w * 0.8, k * 0.06) +
      arch(x, at(0.91), w * 0.92, k * 0.08, 0) +
      taper(x, at(0.98), 1.4, 0.5, k * 0.03),
    light:
      box(x, at(0.2), width(0.2), k * 0.014) +
      box(x, at(0.46), width(0.46), k * 0.014) +
      box(x, at(0.72), width(0.72), k * 0.014) +
      box(x, at(0.838), w * 1.56, k * 0.012) +
      box(x, at(0.905), w * 0.92, k * 0.012),
    tile: tiles(0.22, 0.45) + tiles(0.48, 0.71),
    glow: arch(x, at(0.85), w * 0.34, k * 0.045),
  };
};

/** A pishtaq, the framed portal with its deep pointed arch; `k` is its height. */
const portal = ({ x, y, k }: Place): Drawing => {
  const frame = k * 0.04;
  const band = k * 0.075;
  const w = k * 0.98;
  const iw = w - 2 * (frame + band);
  const ih = k - frame - band;
  const aw = iw * 0.72;
  const ah = ih * 0.79;
  const spring = ah * 0.54;
  const row = [-2, -1, 0, 1, 2].map((i) => star(x + i * iw * 0.185, y - ih * 0.915, k * 0.027));
  return {
    mass: box(x, y, w, k),
    light:
      box(x, y - k, w + 2, k * 0.02) +
      box(x, y, iw, ih * 0.83) +
      box(x, y - ih * 0.83, iw, ih * 0.17) +
      arch(x, y, aw, ah, spring),
    tile:
      box(x, y, w - 2 * frame, k - frame) +
      box(x, y, iw, ih) +
      arch(x, y, aw * 0.78, ah * 0.84, spring * 0.92),
    dark: arch(x, y, aw, ah, spring),
    glow: arch(x, y, aw * 0.5, ah * 0.56),
    line:
      row.join('') +
      box(x, y, w - 2 * frame, k - frame) +
      box(x, y, iw, ih * 0.83) +
      arch(x, y, aw * 1.1, ah * 1.025, spring) +
      arch(x, y, aw * 0.78, ah * 0.84, spring * 0.92) +
      arch(x, y, aw * 0.5, ah * 0.56),
  };
};

/** Two tiers of cells between `from` and `to`, `k` high. */
const wing = (from: number, to: number, y: number, k: number, cells: number): Drawing => {
  const step = (to - from) / cells;
  const mid = (from + to) / 2;
  const cell = (i: number, h: number) =>
    arch(from + step * (i + 0.5), y - h, step * 0.54, k * 0.35);
  const all = Array.from({ length: cells * 2 }, (_, i) =>
    cell(i >> 1, i % 2 ? k * 0.53 : k * 0.06),
  );
  return {
    mass: box(mid, y, to - from, k),
    light:
      box(mid, y - k * 0.95, to - from, k * 0.05) + box(mid, y - k * 0.46, to - from, k * 0.03),
    dark: all.filter((_, i) => i % 4 !== 3).join(''),
    glow: all.filter((_, i) => i % 4 === 3).join(''),
  };
};

function Buildings({ drawing, id }: { drawing: Drawing; id: string }) {
  return tones.map((tone) => {
    if (!drawing[tone]) return null;
    const fill = tone === 'tile' || tone === 'glow' ? `url(#${id}-${tone})` : undefined;
    return <path key={tone} className={styles[tone]} fill={fill} d={drawing[tone]} />;
  });
}

function Tower({ x, y, k }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path
        className={styles.near}
        d="M-17 4C-12-18-9-34-9-52H9C9-34 12-18 17 4zM-21-52h42l5-9h-52zM-29-76-22-85h44l7 9zM-1-85l.5-13h1l.5 13z"
      />
      <path className={styles.dark} d="M-26-61-29-76h58l-3 15z" />
      <path
        className={styles.line}
        d="M-26-61-29-76M-15.5-61l-2-15M-5.5-61l-.5-15M5.5-61l.5-15M15.5-61l2-15M26-61l3-15M-23.5-56.5h47M0-52V4"
      />
      <circle className={styles.beacon} cy="-99" r="1.8" />
    </g>
  );
}

type PaintsProps = {
  id: string;
  /** Where the light of the arches ends and is strongest. */ light: [number, number];
};

function Paints({ id, light: [y1, y2] }: PaintsProps) {
  return (
    <defs>
      <pattern id={`${id}-tile`} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className={styles.lattice} d="M0 3l3-3 3 3-3 3z" />
      </pattern>
      <linearGradient
        id={`${id}-glow`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={y1}
        x2="0"
        y2={y2}
      >
        <stop className={styles.unlit} />
        <stop offset="1" className={styles.lit} />
      </linearGradient>
    </defs>
  );
}

const foot = 212;
const left = {
  domes: merge(
    dome({ x: 230, y: foot - 38, k: 20 }, 19),
    dome({ x: 366, y: foot - 38, k: 20 }, 19),
  ),
  front: merge(
    wing(194, 251, foot, 44, 3),
    wing(345, 402, foot, 44, 3),
    minaret({ x: 188, y: foot, k: 118 }),
    minaret({ x: 408, y: foot, k: 118 }),
    portal({ x: 298, y: foot, k: 98 }),
  ),
};
const right = {
  domes: merge(
    dome({ x: 1212, y: foot - 46, k: 33 }, 24),
    dome({ x: 1010, y: foot - 46, k: 21 }, 19),
  ),
  front: merge(
    wing(980, 1049, foot, 54, 3),
    wing(1175, 1268, foot, 54, 4),
    minaret({ x: 972, y: foot, k: 158 }),
    minaret({ x: 1276, y: foot, k: 158 }),
    portal({ x: 1112, y: foot, k: 130 }),
  ),
};
const city = [
  taper(500, foot, 8, 5, 62),
  arch(500, foot - 60, 7, 9, 2),
  box(556, foot, 34, 22),
  gore(556, foot - 22, 15, 29, -1, 1),
  box(596, foot, 60, 16),
  box(862, foot, 70, 18),
  box(872, foot, 26, 26),
  gore(872, foot - 26, 12, 24, -1, 1),
  taper(914, foot, 8, 5, 74),
  arch(914, foot - 72, 7, 9, 2),
  box(70, foot, 40, 20),
  gore(70, foot - 20, 14, 28, -1, 1),
  taper(108, foot, 7, 5, 56),
  arch(108, foot - 54, 6, 8, 2),
  box(1352, foot, 50, 18),
  taper(1388, foot, 7, 5, 60),
  arch(1388, foot - 58, 6, 8, 2),
].join('');

/**
 * The horizon behind the hero's sheet, its skyline above y = 212 of 260. The ground runs on beyond 1440 px and ends in
 * --skyline-ground, which the page continues below.
 */
export function Skyline() {
  return (
    <div className={styles.skyline} data-art="" aria-hidden>
      <svg viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" focusable="false">
        <Paints id="skyline" light={[110, foot]} />
        <path
          className={styles.far}
          d="M-1200 260v-40C-900 186-700 214-420 200S-60 176 60 186s180 14 330 4 220-20 360-12 250 16 400 6 230-20 340-8 400 20 560 6 300 4 590 18v60z"
        />
        <path className={styles.city} d={city} />
        <Buildings drawing={left.domes} id="skyline" />
        <Buildings drawing={right.domes} id="skyline" />
        <Buildings drawing={left.front} id="skyline" />
        <Buildings drawing={right.front} id="skyline" />
        <Tower x={720} y={190} k={1} />
        <path className={styles.near} d="M556 214Q720 150 884 214z" />
        <path className={styles.line} d="M556 214Q720 162 884 214M586 214Q720 174 854 214" />
        <path
          className={styles.ground}
          d="M-1200 260v-46c500 14 900-17 1200-6s320 2 560 2h400c160 0 200-1 360-1s340 12 500 4 620 5 1000 1v46z"
        />
      </svg>
    </div>
  );
}

const small = {
  domes: merge(dome({ x: 56, y: 96, k: 16 }, 15), dome({ x: 162, y: 96, k: 16 }, 15)),
  front: merge(
    wing(28, 71, 126, 36, 3),
    wing(147, 190, 126, 36, 3),
    minaret({ x: 22, y: 126, k: 98 }),
    minaret({ x: 196, y: 126, k: 98 }),
    portal({ x: 109, y: 126, k: 80 }),
  ),
};

/** The same horizon for a phone: one madrasa and the tower. */
export function SkylineSmall() {
  return (
    <div className={styles.small} data-art="" aria-hidden>
      <svg viewBox="0 0 390 150" preserveAspectRatio="xMidYMax slice" focusable="false">
        <Paints id="skyline-small" light={[60, 126]} />
        <Buildings drawing={small.domes} id="skyline-small" />
        <Buildings drawing={small.front} id="skyline-small" />
        <Tower x={306} y={109} k={0.86} />
        <path className={styles.near} d="M222 126Q306 88 390 126z" />
        <path className={styles.line} d="M222 126Q306 96 390 126M240 126Q306 104 372 126" />
        <path
          className={styles.ground}
          d="M-400 150v-26c160-6 320 6 460 4s200-4 330-2 200 2 400 0v24z"
        />
      </svg>
    </div>
  );
}
