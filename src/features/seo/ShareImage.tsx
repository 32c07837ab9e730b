import type { Airport } from '@/features/layout/schema';
import { plain } from '@/lib/local-text';

interface Props {
  title: string;
  airport: Pick<Airport, 'name' | 'code'>;
}

/** Titles longer than this are set smaller. */
const LONG = 48;

const star =
  'M60 8l15.2 15.2H97v21.6L112.2 60 97 75.2V97H75.2L60 112 44.8 97H23V75.2L8 60l15-15.2V23h21.8z';

/** A title on the site's deep ground, under its star. Drawn by a renderer that knows flexbox only. */
export function ShareImage({ title, airport }: Props) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#0a2256',
        color: '#ffffff',
        fontFamily: 'Onest 0, Onest 1, Onest 2',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <svg width="84" height="84" viewBox="0 0 120 120">
          <path d={star} fill="none" stroke="#5fd0d8" strokeWidth="5" />
          <path d="M36 62l48-22-18 46-8-18z" fill="#ffffff" />
        </svg>
        <div style={{ display: 'flex', marginLeft: 28, fontSize: 34 }}>{plain(airport.name)}</div>
      </div>
      <div style={{ display: 'flex', fontSize: title.length > LONG ? 60 : 80, lineHeight: 1.12 }}>
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', width: 220, height: 6, background: '#5fd0d8' }} />
        <div style={{ display: 'flex', fontSize: 34, color: '#d5dcee' }}>{airport.code}</div>
      </div>
    </div>
  );
}
