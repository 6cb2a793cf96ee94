import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthChoice } from '../../auth/AuthChoice';
import { LoginForm } from '../../auth/LoginForm';
import { authWords } from '../../messages/en/auth';
import { useWords } from '../../provider/MessagesContext';
import { useSession } from '../../session/SessionContext';
import { Banner } from '../../ui/Banner';
import { homeOf, paths } from '../paths';
import type { LoginState } from '../RequireSession';
import { usePageTitle } from '../usePageTitle';

/** `/` and `/login`: the form, or on to where the signed-in belong. */
export function LoginPage() {
  const auth = useWords(authWords);
  const session = useSession();
  const { state } = useLocation() as { state: LoginState | null };
  const [sentHere] = useState(state);
  usePageTitle(auth.signIn);

  if (session !== null) {
    const home = homeOf(session.user.role);
    const goesOn = sentHere !== null && [null, session.user._id].includes(sentHere.endedFor);
    return <Navigate to={goesOn ? sentHere.from : home} replace />;
  }
  return (
    <>
      {sentHere !== null && sentHere.endedFor !== null && (
        <Banner tone="caution" role="status">
          {auth.sessionEnded}
        </Banner>
      )}
      <AuthChoice current="login" loginHref={paths.login} registerHref={paths.register} />
      <LoginForm forgotHref={paths.forgotPassword} />
    </>
  );
}
