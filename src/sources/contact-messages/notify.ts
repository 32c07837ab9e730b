import type { Payload } from 'payload';
import type { VisitorMessage } from '@/cms/payload-types';
import { env } from '@/env';
import { mailSettings } from '@/lib/mail';

type Forwarded = Pick<VisitorMessage, 'id' | 'reference' | 'name' | 'email' | 'topic' | 'message'>;

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * Sends a stored message to the airport's mailbox and notes on it whether that worked. Never fails:
 * the message stays in the CMS either way.
 */
export async function forwardMessage(payload: Payload, message: Forwarded): Promise<void> {
  const settings = mailSettings(env());
  if (!settings) return;
  const note = (mail: 'sent' | 'failed') =>
    payload.update({ collection: 'messages', id: message.id, data: { mail } });
  try {
    await payload.sendEmail({
      from: settings.from,
      to: settings.to,
      replyTo: oneLine(message.email),
      subject: `${message.reference} · ${oneLine(message.topic)} · ${oneLine(message.name)}`,
      text: `${message.message ?? ''}\n\n${oneLine(message.name)}, ${oneLine(message.email)}\n`,
    });
    await note('sent');
  } catch (error) {
    payload.logger.error({ err: error, msg: `Message ${message.reference} was not sent by mail.` });
    await note('failed').catch((reason: unknown) => payload.logger.error(reason));
  }
}
