import { useNavigate } from 'react-router-dom';
import { ConfirmEmailForm } from '../../auth/ConfirmEmailForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { paths } from '../addresses/paths';
import { useFilledIn } from '../page/useFilledIn';
import { usePageTitle } from '../page/usePageTitle';

/** /confirm-email: the link of the mail fills it in. */
export function ConfirmEmailPage() {
  const navigate = useNavigate();
  const filledIn = useFilledIn();
  usePageTitle(useWords(authWords).headings.confirmEmail);
  return (
    <ConfirmEmailForm
      // A link that is opened in a page that is open already fills in anew.
      key={filledIn?.code}
      defaultEmail={filledIn?.email}
      defaultCode={filledIn?.code}
      loginHref={paths.login}
      onConfirmed={() => void navigate(paths.login, { replace: true })}
    />
  );
}
