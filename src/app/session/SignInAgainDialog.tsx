import { SignInAgainForm } from '../../provider/SignInAgainForm';
import type { Profile } from '../../api/entities';
import { appWords } from '../../messages/en/app';
import { authWords } from '../../messages/en/auth';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { useSessionStore } from '../../session/SessionContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';

export interface SignInAgainDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user closes it for now, to look at the page below. */
  onClose: () => void;
  /** Called once the session is renewed. */
  onSignedIn: () => void;
  /** The user whose session has ended. */
  user: Profile;
}

/** Asks the same user for their password, over the page they are on. */
export function SignInAgainDialog({ open, onClose, onSignedIn, user }: SignInAgainDialogProps) {
  const app = useWords(appWords);
  const auth = useWords(authWords);
  const common = useWords(commonWords);
  const store = useSessionStore();
  const signOut = () => store.write(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      persistent
      size="small"
      title={auth.signIn}
      description={auth.sessionEnded}
      closeLabel={common.close}
    >
      <SignInAgainForm user={user} onSignedIn={onSignedIn} />
      <Button variant="quiet" wide onClick={signOut}>
        {app.somebodyElse}
      </Button>
    </Dialog>
  );
}
