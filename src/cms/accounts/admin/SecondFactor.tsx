import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import type { Enrolment } from '../second-factor';
import styles from './accounts.module.scss';
import { EnrolmentKey } from './EnrolmentKey';
import { RecoveryCodes } from './RecoveryCodes';
import type { SecurityState } from './Security';
import { CodeLine, TextLine } from './TextLine';
import { useAccountSay } from './useAccountSay';
import { useWork } from './useWork';

interface Props {
  user: string | number;
  own: boolean;
  state: SecurityState;
  onChange: () => void;
}

type Open =
  | { kind: 'enrol'; enrolment: Enrolment }
  | { kind: 'recovery'; codes: string[] }
  | { kind: 'off' }
  | null;

/** The second factor of an account: set up and switched off by its owner, reset by administrators. */
export function SecondFactor({ user, own, state, onChange }: Props) {
  const say = useAccountSay();
  const { busy, problem, work } = useWork();
  const [open, setOpen] = useState<Open>(null);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const show = (next: Open) => {
    setCode('');
    setPassword('');
    setOpen(next);
  };
  const begin = () =>
    work(async (api) => {
      const enrolment = await api<Enrolment>('/users/second-factor/begin', { method: 'POST' });
      show({ kind: 'enrol', enrolment });
    });
  const confirm = (enrolment: string) =>
    work(async (api) => {
      const { recoveryCodes } = await api<{ recoveryCodes: string[] }>(
        '/users/second-factor/confirm',
        { method: 'POST', body: { enrolment, code } },
      );
      show({ kind: 'recovery', codes: recoveryCodes });
      onChange();
    });
  const switchOff = () =>
    work(async (api) => {
      await api('/users/second-factor/off', { method: 'POST', body: { password, code } });
      show(null);
      onChange();
    });
  const reset = () =>
    work(async (api) => {
      await api(`/users/${user}/second-factor`, { method: 'DELETE' });
      onChange();
    });
  // Within Payload's form Enter would save the account.
  const onEnter = (act: () => void) => (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
  const { secondFactor, obligatory } = state;
  const codeLine = (act: () => void, label: string) => (
    <CodeLine
      id="second-factor-code"
      label={label}
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onKeyDown={onEnter(act)}
      required={false}
    />
  );
  return (
    <section data-second-factor={secondFactor ? 'on' : 'off'}>
      <h3>{say('secondFactor')}</h3>
      <p>
        {own && secondFactor && say('factorOn', { count: secondFactor.recoveryCodes })}
        {own && !secondFactor && say('factorOff')}
        {!own && say(secondFactor ? 'factorOnOther' : 'factorOffOther')}{' '}
        {obligatory && say('factorObligatory')}
      </p>
      {open?.kind === 'recovery' && <RecoveryCodes codes={open.codes} onKept={() => show(null)} />}
      {open?.kind === 'enrol' && (
        <div className={styles.steps}>
          <EnrolmentKey secret={open.enrolment.key} address={open.enrolment.address} />
          {codeLine(() => confirm(open.enrolment.enrolment), say('enrolConfirm'))}
        </div>
      )}
      {open?.kind === 'off' && (
        <div className={styles.steps}>
          <TextLine
            label={say('currentPassword')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onKeyDown={onEnter(switchOff)}
          />
          {codeLine(switchOff, say('code'))}
        </div>
      )}
      {!own && secondFactor && <p className={styles.hint}>{say('factorResetWhy')}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {own && !secondFactor && !open && (
          <Button kind="strong" disabled={busy} onClick={begin}>
            {say('factorSetUp')}
          </Button>
        )}
        {own && secondFactor && !obligatory && !open && (
          <Button onClick={() => show({ kind: 'off' })}>{say('factorTurnOff')}</Button>
        )}
        {open?.kind === 'enrol' && (
          <Button kind="primary" disabled={busy} onClick={() => confirm(open.enrolment.enrolment)}>
            {say('goOn')}
          </Button>
        )}
        {open?.kind === 'off' && (
          <Button kind="danger" disabled={busy} onClick={switchOff}>
            {say('factorTurnOff')}
          </Button>
        )}
        {(open?.kind === 'enrol' || open?.kind === 'off') && (
          <Button kind="quiet" onClick={() => show(null)}>
            {say('back')}
          </Button>
        )}
        {!own && secondFactor && (
          <Button kind="danger" disabled={busy} onClick={reset}>
            {say('factorReset')}
          </Button>
        )}
      </div>
    </section>
  );
}
