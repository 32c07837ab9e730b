import { encode } from 'uqr';
import styles from './accounts.module.scss';
import { CopyButton } from './CopyButton';
import { useAccountSay } from './useAccountSay';

/** A text as a QR code, dark on white in every theme: scanners want it so. */
function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

interface Props {
  secret: string;
  address: string;
}

/** What an authenticator app is set up with: to scan, or to type. */
export function EnrolmentKey({ secret, address }: Props) {
  const say = useAccountSay();
  return (
    <>
      <p>{say('enrolScan')}</p>
      <div className={styles.key}>
        <QrCode text={address} name={say('qrCode')} />
        <div>
          <span className={styles.hint}>{say('enrolKey')}</span>
          <code data-enrolment-key>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} />
        </div>
      </div>
    </>
  );
}
