/** How the mail server is reached, in the words of nodemailer. */
export interface MailTransport {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
}

interface MailVariables {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  MAIL_TO?: string;
}

/** A mail server that is silent longer is given up. */
const TIMEOUT_MS = 10_000;

const SMTPS_PORT = 465;
const SMTP_PORT = 587;

/** `smtp://user:password@host:587`, or `smtps://` for encryption from the first byte, in parts. */
export function mailTransport(address: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? SMTPS_PORT : SMTP_PORT),
    secure,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
}

/** Where messages of visitors are forwarded to; null where no mail server is configured. */
export function mailSettings({ SMTP_URL, MAIL_FROM, MAIL_TO }: MailVariables) {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return null;
  return { transport: mailTransport(SMTP_URL), from: MAIL_FROM, to: MAIL_TO };
}
