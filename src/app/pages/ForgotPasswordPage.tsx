import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { ForgotPasswordForm } from '../../auth/ForgotPasswordForm';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { DestinationContext, type EmailState } from '../addresses/destination';
import { paths } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/** /forget-password */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const destination = useContext(DestinationContext);
  usePageTitle(useWords(appWords).authHeadings.forgotPassword);
  return (
    <ForgotPasswordForm
      loginHref={paths.login}
      onSent={(email) =>
        void navigate(paths.resetPassword, {
          state: { ...destination, email } satisfies EmailState,
        })
      }
    />
  );
}
