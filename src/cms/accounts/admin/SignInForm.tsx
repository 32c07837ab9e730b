'use client';

import { Link, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { API, ADMIN } from '@/cms/admin-ui/routes';
import type { Enrolment } from '../second-factor';
import styles from './accounts.module.scss';
import { EnrolmentKey } from './EnrolmentKey';
import { RecoveryCodes } from './RecoveryCodes';
import { CodeLine, TextLine } from './TextLine';
import { useAccountSay } from './useAccountSay';

interface Answer {
  recoveryCodes?: string[];
  errors?: { message: string; step?: 'code' | 'enrol'; enrolment?: Enrolment }[];
}

type Step = { kind: 'password' } | { kind: 'code' } | { kind: 'enrol'; enrolment: Enrolment };

interface Props {
  /** The address it leads to; without one, `onSignedIn` is called instead. */
  to?: string;
  onSignedIn?: () => void;
}

/** Address and password, then a code where one is needed. */
export function SignInForm({ to, onSignedIn }: Props) {
  const say = useAccountSay();
  const { i18n } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const enter = () => (to === undefined ? onSignedIn?.() : window.location.assign(to));

  // The first line of each step is the one to type in.
  useEffect(() => form.current?.querySelector('input')?.focus(), [step.kind]);

  const take = (answer: Answer, ok: boolean) => {
    if (ok && answer.recoveryCodes) return setRecoveryCodes(answer.recoveryCodes);
    if (ok) return enter();
    const [error] = answer.errors ?? [];
    setBusy(false);
    setCode('');
    if (error?.step === 'code' && step.kind !== 'code') return setStep({ kind: 'code' });
    const begins = error?.enrolment && step.kind !== 'enrol';
    if (error?.enrolment) setStep({ kind: 'enrol', enrolment: error.enrolment });
    setProblem(begins ? '' : (error?.message ?? say('failed')));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const enrolment = step.kind === 'enrol' ? step.enrolment.enrolment : undefined;
    try {
      const response = await fetch(`${API}/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body: JSON.stringify({ email, password, code, enrolment }),
      });
      take((await response.json()) as Answer, response.ok);
    } catch {
      setBusy(false);
      setProblem(say('failed'));
    }
  };

  const back = () => {
    setStep({ kind: 'password' });
    setProblem('');
    setCode('');
  };

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={enter} />;
  return (
    <form
      ref={form}
      className={styles.steps}
      data-step={step.kind}
      onSubmit={(event) => void submit(event)}
    >
      {step.kind === 'password' && (
        <>
          <TextLine
            id="field-email"
            label={say('email')}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextLine
            id="field-password"
            label={say('password')}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      {step.kind !== 'password' && <h2>{say('secondFactor')}</h2>}
      {step.kind === 'enrol' && (
        <>
          <p>{say('enrolNeeded')}</p>
          <EnrolmentKey secret={step.enrolment.key} address={step.enrolment.address} />
        </>
      )}
      {step.kind !== 'password' && (
        <CodeLine
          id="field-code"
          label={say(step.kind === 'enrol' ? 'enrolConfirm' : 'code')}
          hint={step.kind === 'code' ? say('codeHint') : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" disabled={busy}>
          {say(step.kind === 'password' ? 'signIn' : 'goOn')}
        </Button>
        {step.kind === 'password' ? (
          <Link href={`${ADMIN}/forgot`} prefetch={false}>
            {say('forgot')}
          </Link>
        ) : (
          <Button kind="quiet" onClick={back}>
            {say('back')}
          </Button>
        )}
      </div>
    </form>
  );
}
