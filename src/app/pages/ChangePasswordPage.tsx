import { ChangePasswordForm } from '../../auth/ChangePasswordForm';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { HomeLink } from '../page/HomeLink';
import { usePageTitle } from '../page/usePageTitle';

/** /change-password: public, as the specification says; the server asks for the user's email. */
export function ChangePasswordPage() {
  usePageTitle(useWords(appWords).authHeadings.changePassword);
  return (
    <>
      <ChangePasswordForm />
      <HomeLink />
    </>
  );
}
