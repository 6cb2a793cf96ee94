import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmEmailForm } from '../../auth/ConfirmEmailForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** /confirm-email: the link of the mail fills it in, behind the hash, which no server is sent. */
export function ConfirmEmailPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const filledIn = new URLSearchParams(hash.slice(1));
  usePageTitle(useWords(authWords).headings.confirmEmail);
  return (
    <ConfirmEmailForm
      defaultEmail={filledIn.get('email') ?? undefined}
      defaultCode={filledIn.get('code') ?? undefined}
      onConfirmed={() => void navigate(paths.login, { replace: true })}
    />
  );
}
