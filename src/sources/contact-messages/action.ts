'use server';

import { headers } from 'next/headers';
import { contactValues, type ContactState } from '@/features/contact/contact';
import { log } from '@/platform/telemetry/log';
import { receiveMessage } from './receive';

/** The contact form's way without scripts: the page that posted it is answered with what became of it. */
export async function sendContact(_: ContactState, form: FormData): Promise<ContactState> {
  const sent = Object.fromEntries(form);
  const values = contactValues(sent);
  try {
    return { ...(await receiveMessage(sent, await headers())), values };
  } catch (error) {
    log.error(error);
    return { kind: 'failed', values };
  }
}
