import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordForm } from '../../auth/ResetPasswordForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { DestinationContext } from '../addresses/destination';
import { paths } from '../addresses/paths';
import { useFilledIn } from '../page/useFilledIn';
import { usePageTitle } from '../page/usePageTitle';
import type { ResetState } from './ForgotPasswordPage';

/** /reset-password: an invitation fills it in, and sets the first password. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const destination = useContext(DestinationContext);
  const filledIn = useFilledIn();
  const { state } = useLocation() as { state: Partial<ResetState> | null };
  const { headings } = useWords(authWords);
  usePageTitle(filledIn === null ? headings.resetPassword : headings.setPassword);
  return (
    <ResetPasswordForm
      // A link that is opened in a page that is open already fills in anew.
      key={filledIn?.code}
      defaultEmail={filledIn?.email ?? state?.email}
      defaultCode={filledIn?.code}
      // Who has just asked for a code types digits; those of invitations have letters.
      codeInputMode={state?.email === undefined ? 'text' : 'numeric'}
      forgotPasswordHref={paths.forgotPassword}
      onReset={() => void navigate(paths.login, { replace: true, state: destination })}
    />
  );
}
