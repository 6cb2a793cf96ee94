import { useNavigate } from 'react-router-dom';
import { ConfirmEmailForm } from '../../auth/ConfirmEmailForm';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import type { EmailState } from '../addresses/destination';
import { paths } from '../addresses/paths';
import { useMailLink } from '../page/useMailLink';
import { usePageTitle } from '../page/usePageTitle';

/** /confirm-email: filled in by the link in the mail. */
export function ConfirmEmailPage() {
  const navigate = useNavigate();
  const mailLink = useMailLink();
  usePageTitle(useWords(appWords).authHeadings.confirmEmail);
  return (
    <ConfirmEmailForm
      // A new link in an open page fills in the form again.
      key={mailLink?.code}
      defaultEmail={mailLink?.email}
      defaultCode={mailLink?.code}
      loginHref={paths.login}
      onConfirmed={(email) =>
        void navigate(paths.login, { replace: true, state: { email } satisfies EmailState })
      }
    />
  );
}
