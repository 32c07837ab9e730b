'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/ui/Button/Button';
import { Select } from '@/ui/Select/Select';
import { Text } from '@/ui/Text/Text';
import type { ErrorMessages } from '@/features/layout/schema';
import type { Option } from '@/schema-parts/common';
import { CONTACT_EMAIL_LONGEST, CONTACT_MESSAGE_LONGEST, CONTACT_NAME_LONGEST } from '@/constants';
import { postMessage } from '../contact-client';
import {
  contactProblems,
  contactValues,
  TRAP_FIELD,
  wrongFields,
  type ContactField,
  type ContactState,
} from '../contact';
import styles from './ContactForm.module.scss';
import { ContactReceived } from './ContactReceived';

interface Props {
  topics: Option[];
  /** Of the heading that names the form. */
  titleId?: string;
  /** What became of a message that was posted without scripts, and the way such a post goes. */
  posted: ContactState;
  action: (form: FormData) => void;
  errorMessages: ErrorMessages;
  /** What sending means. */
  children: ReactNode;
}

const none = () => () => undefined;
const open: ContactState = { kind: 'open' };
const idOf = (field: ContactField) => `contact-${field}`;

/**
 * The contact form. With scripts it checks and sends by itself and keeps what was typed; without, it
 * posts its page, which comes back with the same messages.
 */
export function ContactForm({ topics, titleId, posted, action, errorMessages, children }: Props) {
  const t = useTranslations('form');
  const lang = useLocale();
  const [state, setState] = useState<ContactState>(posted);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const running = useSyncExternalStore(
    none,
    () => true,
    () => false,
  );
  const problems = state.kind === 'invalid' ? state.problems : {};
  const wrong = wrongFields(problems);
  const typed = state.kind === 'open' ? undefined : state.values;

  // Scripts came while the answer of a posted form was on its way to the eye: the focus goes there.
  useEffect(() => {
    if (posted.kind === 'invalid')
      form.current?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])')?.focus();
  }, [posted]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const sent = Object.fromEntries(new FormData(event.currentTarget));
    const values = contactValues(sent);
    const found = contactProblems(values);
    const [first] = wrongFields(found);
    if (first) {
      setState({ kind: 'invalid', problems: found, values });
      document.getElementById(idOf(first))?.focus();
      return;
    }
    busy.current = true;
    setSending(true);
    const { name, email, topic, message } = values;
    const trap = sent[TRAP_FIELD];
    const outcome = await postMessage({ name, email, topic, message, lang, [TRAP_FIELD]: trap });
    busy.current = false;
    setSending(false);
    setState({ ...outcome, values });
  }

  /** A field that was wrong is right as soon as what it says is. */
  function recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (state.kind !== 'invalid') return;
    const values = contactValues(Object.fromEntries(new FormData(currentTarget)));
    const now = contactProblems(values);
    const still = Object.fromEntries(
      wrong.flatMap((field) => (now[field] ? [[field, now[field]]] : [])),
    );
    setState({ kind: 'invalid', problems: still, values });
  }

  const attributes = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    required: true,
    defaultValue: typed?.[field],
    'aria-invalid': problems[field] ? true : undefined,
    'aria-describedby': problems[field] ? `${idOf(field)}-error` : undefined,
    // Where no script moves the focus.
    autoFocus: !running && wrong[0] === field,
  });
  const errorOf = (field: ContactField) => {
    const problem = problems[field];
    return (
      problem && (
        <p id={`${idOf(field)}-error`} className={styles.error}>
          <Text of={problem === 'long' ? t('long') : errorMessages[problem]} />
        </p>
      )
    );
  };

  if (state.kind === 'received') {
    return (
      <ContactReceived
        reference={state.reference}
        email={state.values.email}
        onAnother={running ? () => setState(open) : undefined}
      />
    );
  }
  return (
    <form
      ref={form}
      action={action}
      onSubmit={(event) => void send(event)}
      onInput={recheck}
      noValidate={running}
      aria-labelledby={titleId}
      className={styles.form}
    >
      <p className={styles.hint}>{t('allRequired')}</p>
      <input type="hidden" name="lang" value={lang} />
      <p className={styles.trap} aria-hidden>
        <label>
          {t('trap')}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={styles.field}>
        <label htmlFor={idOf('name')}>{t('name')}</label>
        <input {...attributes('name')} maxLength={CONTACT_NAME_LONGEST} autoComplete="name" />
        {errorOf('name')}
      </div>
      <div className={styles.field}>
        <label htmlFor={idOf('email')}>{t('email')}</label>
        <input
          {...attributes('email')}
          type="email"
          maxLength={CONTACT_EMAIL_LONGEST}
          autoComplete="email"
        />
        {errorOf('email')}
      </div>
      <div className={styles.field}>
        <Select
          {...attributes('topic')}
          label={t('topic')}
          options={[{ value: '', text: t('choose') }, ...topics]}
        />
        {errorOf('topic')}
      </div>
      <div className={styles.field}>
        <label htmlFor={idOf('message')}>{t('message')}</label>
        <textarea
          {...attributes('message')}
          rows={6}
          maxLength={CONTACT_MESSAGE_LONGEST}
          // The browser shows the line that is written in alone, just above the notice.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
        {errorOf('message')}
      </div>
      {children}
      <div className={styles.send}>
        <Button aria-disabled={sending || undefined}>{sending ? t('sending') : t('send')}</Button>
        <p role="status" className={styles.outcome}>
          {wrong.length > 1 && t('wrong', { count: wrong.length })}
          {state.kind === 'failed' && t('failed')}
          {state.kind === 'too_many' &&
            t('tooMany', { minutes: Math.max(1, Math.ceil(state.seconds / 60)) })}
        </p>
      </div>
    </form>
  );
}
