import { useNavigate } from 'react-router-dom';
import { ConfirmEmailForm } from '../../auth/ConfirmEmailForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { paths } from '../addresses/paths';
import { useMailLink } from '../page/useMailLink';
import { usePageTitle } from '../page/usePageTitle';

/** /confirm-email: the link of the mail fills it in. */
export function ConfirmEmailPage() {
  const navigate = useNavigate();
  const mailLink = useMailLink();
  usePageTitle(useWords(authWords).headings.confirmEmail);
  return (
    <ConfirmEmailForm
      // A link that is opened in a page that is open already fills in anew.
      key={mailLink?.code}
      defaultEmail={mailLink?.email}
      defaultCode={mailLink?.code}
      loginHref={paths.login}
      onConfirmed={() => void navigate(paths.login, { replace: true })}
    />
  );
}
