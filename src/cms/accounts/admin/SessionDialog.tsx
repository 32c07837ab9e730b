import { Dialog } from '@/cms/admin-ui/Dialog';
import { useSay } from '@/cms/admin-words/useSay';
import { SignInForm } from './SignInForm';

interface Props {
  onSignedIn: () => void;
  onClose: () => void;
}

/** Signs in again over the page, so that nothing in it is lost. */
export function SessionDialog({ onSignedIn, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog title={say('sessionEnded')} closeName={say('close')} place="middle" onClose={onClose}>
      <p>{say('sessionEndedText')}</p>
      <SignInForm onSignedIn={onSignedIn} />
    </Dialog>
  );
}
