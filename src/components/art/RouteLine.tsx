type Point = readonly [x: number, y: number];

const start: Point = [750, 296];
const bend: readonly [Point, Point] = [
  [990, 126],
  [1330, 62],
];
const end: Point = [1670, 180];
const flown = 0.6;

/** A point of the cubic at `t` and the heading there, in degrees. */
function at(t: number) {
  const u = 1 - t;
  const along = (i: 0 | 1) =>
    u ** 3 * start[i] + 3 * u * u * t * bend[0][i] + 3 * u * t * t * bend[1][i] + t ** 3 * end[i];
  const slope = (i: 0 | 1) =>
    u * u * (bend[0][i] - start[i]) +
    2 * u * t * (bend[1][i] - bend[0][i]) +
    t * t * (end[i] - bend[1][i]);
  return { x: along(0), y: along(1), heading: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** Where the aircraft is when it has flown `share` of the way: equal steps of `t` are not equal lengths. */
function onTheWay(share: number) {
  const points = Array.from({ length: 201 }, (_, i) => at(i / 200));
  const lengths = points.reduce<number[]>((all, point, i) => {
    const before = points[i - 1];
    const step = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
    return [...all, (all[i - 1] ?? 0) + step];
  }, []);
  const whole = lengths[200] ?? 0;
  return at(lengths.findIndex((length) => length >= whole * share) / 200);
}

const d = `M${start.join(' ')}C${[...bend, end].map((point) => point.join(' ')).join(' ')}`;
const plane = onTheWay(flown);

/** Seen from above, its nose at 22, 0. */
export function Aircraft() {
  return (
    <path d="M22 0c0-1.7-2.6-3.2-6-3.2H7.2L-3.2-17.5h-4.6l4.3 14.3h-8.3l-3.7-5.3h-3.6L-16.8 0l-2.3 8.5h3.6l3.7-5.3h8.3L-7.8 17.5h4.6L7.2 3.2H16c3.4 0 6-1.5 6-3.2z" />
  );
}

/**
 * The hero's route at rest: flown up to the aircraft, dotted after it. To move it, place `data-route-plane` along
 * `data-route-path` and set the first dash of `data-route-trail` (its length counts as 100) to the share flown.
 */
export function RouteLine({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      data-art=""
      viewBox="0 0 1920 440"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="var(--route-line, #5fd0d8)"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      <path data-route-path="" d={d} strokeWidth="2" strokeDasharray="0.1 9" />
      <path
        data-route-trail=""
        d={d}
        strokeWidth="3"
        pathLength="100"
        strokeDasharray={`${flown * 100} 200`}
      />
      <circle cx={start[0]} cy={start[1]} r="5" fill="var(--route-line, #5fd0d8)" stroke="none" />
      <circle cx={end[0]} cy={end[1]} r="5" fill="var(--route-ground, #0a2256)" strokeWidth="2.5" />
      <g
        data-route-plane=""
        transform={`translate(${plane.x.toFixed(1)} ${plane.y.toFixed(1)}) rotate(${plane.heading.toFixed(1)})`}
        fill="var(--route-plane, #fff)"
        stroke="none"
      >
        <Aircraft />
      </g>
    </svg>
  );
}
