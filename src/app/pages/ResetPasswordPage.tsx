import { useContext } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { ResetPasswordForm } from '../../auth/ResetPasswordForm';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { DestinationContext, emailIn, type EmailState } from '../addresses/destination';
import { paths } from '../addresses/paths';
import { useMailLink } from '../page/useMailLink';
import { usePageTitle } from '../page/usePageTitle';

/** /reset-password: filled in by an invitation, for the first password. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const destination = useContext(DestinationContext);
  const mailLink = useMailLink();
  const email = emailIn((useLocation() as Location<unknown>).state);
  const { authHeadings } = useWords(appWords);
  usePageTitle(mailLink === null ? authHeadings.resetPassword : authHeadings.setPassword);
  return (
    <ResetPasswordForm
      // A new link in an open page fills in the form again.
      key={mailLink?.code}
      defaultEmail={mailLink?.email ?? email}
      defaultCode={mailLink?.code}
      // A code that the user requested has only digits; those of invitations have letters.
      codeInputMode={email === undefined ? 'text' : 'numeric'}
      forgotPasswordHref={paths.forgotPassword}
      onReset={(email) =>
        void navigate(paths.login, {
          replace: true,
          state: { ...destination, email } satisfies EmailState,
        })
      }
    />
  );
}
