import { Aircraft } from './RouteLine';

/** A four plaited as a girih strap: its outline, then the seams where the strap turns and crosses itself. */
const strap = 'M160 0v180h40l10 10-10 10h-40v62l-10 10-10-10v-62H-40zM140 48.3V180H8.3z';
const seams = 'M140 180h20M140 200h20M160 0l-20 48.3M-40 200l48.3-20';

const squares = (r: number) => {
  const side = Math.round(r * Math.SQRT2 * 10) / 10;
  return `M${-side / 2} ${-side / 2}h${side}v${side}h${-side}zM0 ${-r}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`;
};

function Four({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 14)`}>
      <path
        d={strap}
        fill="var(--art-mass, #12347f)"
        fillRule="evenodd"
        stroke="var(--art-line, #8fb0f2)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d={seams} stroke="var(--art-line, #8fb0f2)" strokeWidth="1.6" />
      <path
        d="M150 262V200M150 180V24L-16 190H200"
        stroke="var(--art-core, #3a6bd0)"
        strokeWidth="1"
      />
      <path
        transform="translate(101 141)"
        d={squares(24)}
        stroke="var(--art-core, #3a6bd0)"
        strokeWidth="1.2"
      />
    </g>
  );
}

/** 404: the aircraft comes in from the left, draws the zero and has yet to find its way out. */
export function NotFoundArt({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      data-art=""
      viewBox="0 0 840 324"
      fill="none"
      aria-hidden
      focusable="false"
    >
      <g transform="translate(420 160)" stroke="var(--art-core, #3a6bd0)">
        <path d={squares(52)} strokeWidth="1.2" />
        <path
          d="M0-70V-52M0 70V52M0-106 18-88 0-70-18-88zM0 106 18 88 0 70-18 88z"
          strokeOpacity="0.7"
        />
        <path d={squares(26)} strokeOpacity="0.5" />
      </g>
      <Four x={80} />
      <Four x={590} />
      <g stroke="var(--route-line, #5fd0d8)" strokeLinecap="round">
        <path d="M374 35.3A92 144 0 0 0 420 304H806" strokeWidth="2.4" strokeDasharray="0.1 9" />
        <path d="M34 304H420A92 144 0 1 0 374 35.3" strokeWidth="3.2" />
        <circle cx="34" cy="304" r="6" fill="var(--route-line, #5fd0d8)" stroke="none" />
        <circle cx="806" cy="304" r="6" fill="var(--route-ground, #0a2256)" strokeWidth="2.8" />
      </g>
      <g transform="translate(374 35.3) rotate(138) scale(1.3)" fill="var(--route-plane, #fff)">
        <Aircraft />
      </g>
    </svg>
  );
}
