import { FLOWN, routeAt, routeEnd, routePath, routeStart } from '@/ui/motion/route-path';

const rest = routeAt(FLOWN);

/** Seen from above, its nose at 22, 0. */
export function Aircraft() {
  return (
    <path d="M22 0c0-1.7-2.6-3.2-6-3.2H7.2L-3.2-17.5h-4.6l4.3 14.3h-8.3l-3.7-5.3h-3.6L-16.8 0l-2.3 8.5h3.6l3.7-5.3h8.3L-7.8 17.5h4.6L7.2 3.2H16c3.4 0 6-1.5 6-3.2z" />
  );
}

/**
 * The hero's route at rest: flown up to the aircraft, dotted after it. It is the last picture of
 * the animation that draws it.
 */
export function RouteLine({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      data-art=""
      data-route-line=""
      viewBox="0 0 1920 440"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="var(--route-line, #5fd0d8)"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
    >
      <path d={routePath} strokeWidth="2" strokeDasharray="0.1 9" />
      <path
        data-route-trail=""
        d={routePath}
        strokeWidth="3"
        pathLength="100"
        strokeDasharray={rest.dash}
      />
      <circle
        cx={routeStart[0]}
        cy={routeStart[1]}
        r="5"
        fill="var(--route-line, #5fd0d8)"
        stroke="none"
      />
      <circle
        cx={routeEnd[0]}
        cy={routeEnd[1]}
        r="5"
        fill="var(--route-ground, #0a2256)"
        strokeWidth="2.5"
      />
      <g data-route-plane="" transform={rest.plane} fill="var(--route-plane, #fff)" stroke="none">
        <Aircraft />
      </g>
    </svg>
  );
}
