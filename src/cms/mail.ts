import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '@/env';
import { mailSettings } from '@/lib/mail';
import { log } from '@/platform/telemetry/log';

const NAME = 'Parvoz';

/** Payload's own stand-in would write recipients into the log. */
const withoutServer: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@localhost.invalid',
  defaultFromName: NAME,
  sendEmail: async ({ subject }) =>
    log.warn({ subject }, 'A mail was not sent: there is no mail server (SMTP_URL).'),
});

/** How the CMS sends mail: by the configured server, else not at all. */
export function mailAdapter(): EmailAdapter | Promise<EmailAdapter> {
  const mail = mailSettings(env());
  if (!mail) return withoutServer;
  return nodemailerAdapter({
    defaultFromAddress: mail.from,
    defaultFromName: NAME,
    transportOptions: mail.transport,
    skipVerify: true,
  });
}
