import { useState } from 'react';
import { SignInForm } from '@/cms/accounts/admin/SignInForm';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useSay } from '@/cms/i18n/useSay';

/** Signs in again over the page, so that nothing in it is lost. */
export function SessionDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog
      title={say('sessionEnded')}
      closeName={say('close')}
      place="middle"
      onClose={() => setOpen(false)}
    >
      <p>{say('sessionEndedText')}</p>
      <SignInForm onSignedIn={onSignedIn} />
    </Dialog>
  );
}
