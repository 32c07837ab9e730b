'use client';

import {
  lazy,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
} from 'react';
import { flushSync } from 'react-dom';
import type { ContactState, SendContact } from '../contact';
import { whenIdle } from '@/lib/when-idle';
import type { ContactForm as Form } from './ContactForm';

type FormProps = ComponentProps<typeof Form>;
type Props = Omit<FormProps, 'posted' | 'action'> & { send: SendContact };

const load = async () => (await import('./ContactForm')).ContactForm;
const Loaded = lazy(async () => ({ default: await load() }));
const onServer =
  typeof window === 'undefined'
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- left out of the browser's code, unlike an import
      (require('./ContactForm') as { ContactForm: typeof Form }).ContactForm
    : null;

const noChange = () => () => undefined;
const open: ContactState = { kind: 'open' };

/**
 * The contact form, whose code comes when the browser is idle or the visitor turns to the form. Until
 * then the server's form stands in the page and posts it; what was typed into it stays.
 */
export function LaterContactForm({ send, ...props }: Props) {
  const [posted, action] = useActionState(send, open);
  const sent = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(
    () => onServer ?? (sent ? null : Loaded),
  );
  const waiting = Form === null;
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  async function takeOver() {
    if (asked.current) return;
    asked.current = true;
    try {
      const [Next, { rememberTyped }] = await Promise.all([load(), import('../typed')]);
      if (!box.current) return;
      const putBack = rememberTyped(box.current);
      flushSync(() => setForm(() => Next));
      putBack(box.current);
    } catch {
      asked.current = false;
    }
  }

  useEffect(() => {
    if (waiting) whenIdle(() => void takeOver());
  }, [waiting]);

  if (!Form) {
    const turned = () => void takeOver();
    return (
      <div
        key="sent"
        ref={box}
        onPointerEnter={turned}
        onFocus={turned}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div key="own" ref={box}>
      <Form {...props} posted={posted} action={action} />
    </div>
  );
}
