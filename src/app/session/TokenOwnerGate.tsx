import { Fragment, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { appWords } from '../../messages/en/app';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { useHostToken } from '../../provider/useHostToken';
import { useSession } from '../../session/SessionContext';
import { Root } from '../../ui/theme/Root';
import { BlankPage } from '../page/BlankPage';
import { HostSignInContext } from './HostSignInContext';
import type { TokenSession } from './tokenSession';

interface TokenOwnerGateProps {
  /** Null if the owner of the session is known without a request. */
  tokenSession: TokenSession | null;
  children: ReactNode;
}

/** Waits until it is known who is signed in at the host. */
export function TokenOwnerGate({ tokenSession, children }: TokenOwnerGateProps) {
  const isHosted = useContext(HostSignInContext) !== null;
  const session = useSession();
  if (!isHosted) return children;
  return (
    <>
      {tokenSession !== null && <AskedUser tokenSession={tokenSession} />}
      {session !== null ? (
        // The next user must not see what another has typed.
        <Fragment key={session.user._id}>{children}</Fragment>
      ) : tokenSession === null ? (
        <BlankPage />
      ) : null}
    </>
  );
}

/** Asks the server who owns the token, and shows a failure. */
function AskedUser({ tokenSession }: { tokenSession: TokenSession }) {
  const app = useWords(appWords);
  const session = useSession();
  const { getToken, settle, subscribe, question } = tokenSession;
  const [hostToken] = useHostToken(getToken, undefined);
  const { error, isAsked } = useSyncExternalStore(subscribe, question, question);
  // Not after the paint, because a user who has signed out must not be visible any more.
  useLayoutEffect(() => void settle(), [settle, hostToken]);
  if (session !== null) return null;
  if (error === null) return <BlankPage />;
  return (
    <Root painted className="qw-app">
      <main className="qw-app-notice">
        <LoadFailure
          error={error}
          fallback={app.userFailed}
          onRetry={() => void settle()}
          isRetrying={isAsked}
        />
      </main>
    </Root>
  );
}
