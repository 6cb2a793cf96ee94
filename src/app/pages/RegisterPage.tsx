import { useContext } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { AuthChoice } from '../../auth/AuthChoice';
import { RegisterForm } from '../../auth/RegisterForm';
import { loginWords } from '../../messages/en/login';
import { useWords } from '../../provider/MessagesContext';
import { DestinationContext, destinationOfAnyone, type EmailState } from '../addresses/destination';
import { HostSignInContext } from '../session/HostSignInContext';
import { paths } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/** /register; not available if the host handles sign-in. */
export function RegisterPage() {
  const navigate = useNavigate();
  // A new user is not the one whose session has ended.
  const destination = destinationOfAnyone(useContext(DestinationContext));
  usePageTitle(useWords(loginWords).signUp);
  if (useContext(HostSignInContext) !== null) return <Navigate to={paths.start} replace />;
  return (
    <>
      <AuthChoice current="register" loginHref={paths.login} registerHref={paths.register} />
      <RegisterForm
        loginHref={paths.login}
        onRegistered={(email) =>
          void navigate(paths.login, {
            replace: true,
            state: { ...destination, email } satisfies EmailState,
          })
        }
      />
    </>
  );
}
