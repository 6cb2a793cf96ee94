import { useContext, useState, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { AuthChoice } from '../../auth/AuthChoice';
import { LoginForm } from '../../auth/LoginForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { useSession } from '../../session/SessionContext';
import { Banner } from '../../ui/state/Banner';
import { DestinationContext, destinationOfAnyone, emailIn } from '../addresses/destination';
import { homeOf, paths } from '../addresses/paths';
import { usePageTitle } from '../page/usePageTitle';

/** `/` and `/login`: the form; signed-in users are sent home. */
export function LoginPage() {
  const auth = useWords(authWords);
  const session = useSession();
  const email = emailIn((useLocation() as Location<unknown>).state);
  const [sentHere] = useState(useContext(DestinationContext));
  usePageTitle(auth.signIn);

  const forward = (): ReactNode => {
    if (session === null) return null;
    const home = homeOf(session.user.role);
    const isBack = sentHere?.endedFor === session.user._id;
    const destination = isBack ? sentHere : destinationOfAnyone(sentHere);
    return <Navigate to={destination?.from ?? home} replace />;
  };
  return (
    <>
      {/* The form stays until the next page is there: the focus is in it, under this title. */}
      {forward()}
      {sentHere !== null && sentHere.endedFor !== null && (
        <Banner tone="caution" role="status">
          {auth.sessionEnded}
        </Banner>
      )}
      <AuthChoice current="login" loginHref={paths.login} registerHref={paths.register} />
      <LoginForm defaultEmail={email} forgotHref={paths.forgotPassword} />
    </>
  );
}
