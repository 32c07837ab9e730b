import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;
const CODE_DIGITS = 6;

const totpOf = (key: string, account = '') =>
  new TOTP({
    issuer: 'Parvoz',
    label: account,
    digits: CODE_DIGITS,
    period: PERIOD_S,
    secret: Secret.fromBase32(key),
  });

/** A new key, base32, as authenticator apps take it. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address that authenticator apps read from a QR code. */
export const keyAddress = (key: string, account: string): string => totpOf(key, account).toString();

/** The step (of 30 seconds since the epoch) that a code belongs to, one early or late allowed; null of a wrong one. */
export function stepOf(key: string, code: string, now: number): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** What was typed, without the gaps in which codes are shown. */
export const typedCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Ten codes of 80 bits, such as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = randomBytes(RECOVERY_BYTES);
    const code = new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
    return (code.match(/.{4}/g) ?? []).join('-');
  });

/** What is kept of a recovery code. It is random: a fast hash without a key tells nothing about it. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(typedCode(code)).digest('base64url');
