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
  /** Null where it is known without asking whose session it is. */
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
        // What one person has typed is not the next one's to see.
        <Fragment key={session.user._id}>{children}</Fragment>
      ) : tokenSession === null ? (
        <BlankPage />
      ) : null}
    </>
  );
}

/** Has the server asked whose token it is, and says where that fails. */
function AskedUser({ tokenSession }: { tokenSession: TokenSession }) {
  const app = useWords(appWords);
  const session = useSession();
  const { getToken, settle, subscribe, question } = tokenSession;
  const [hostToken] = useHostToken(getToken, undefined);
  const { error, isAsked } = useSyncExternalStore(subscribe, question, question);
  // Not after the paint: whoever has signed out is not to be seen any more.
  useLayoutEffect(() => void settle(), [settle, hostToken]);
  if (session !== null) return null;
  if (error === null) return <BlankPage />;
  return (
    <Root className="qw-app">
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
