import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordForm } from '../../auth/ResetPasswordForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { DestinationContext } from '../destination';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';
import type { ResetState } from './ForgotPasswordPage';

/** /reset-password */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const destination = useContext(DestinationContext);
  const { state } = useLocation() as { state: Partial<ResetState> | null };
  usePageTitle(useWords(authWords).headings.resetPassword);
  return (
    <ResetPasswordForm
      defaultEmail={state?.email}
      onReset={() => void navigate(paths.login, { replace: true, state: destination })}
    />
  );
}
