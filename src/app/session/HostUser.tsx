import { Fragment, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { appWords } from '../../messages/en/app';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { useHostToken } from '../../provider/useHostToken';
import { useSession } from '../../session/SessionContext';
import { Root } from '../../ui/theme/Root';
import { BlankPage } from '../page/BlankPage';
import { HostedContext } from './HostedContext';
import type { HostSession } from './hostSession';

interface HostUserProps {
  /** Null where it is known without asking whose session it is. */
  hostSession: HostSession | null;
  children: ReactNode;
}

/** Waits until it is known who is signed in at the host. */
export function HostUser({ hostSession, children }: HostUserProps) {
  const isHosted = useContext(HostedContext) !== null;
  const session = useSession();
  if (!isHosted) return children;
  return (
    <>
      {hostSession !== null && <AskedUser hostSession={hostSession} />}
      {session !== null ? (
        // What one person has typed is not the next one's to see.
        <Fragment key={session.user._id}>{children}</Fragment>
      ) : hostSession === null ? (
        <BlankPage />
      ) : null}
    </>
  );
}

/** Has the server asked whose token it is, and says where that fails. */
function AskedUser({ hostSession }: { hostSession: HostSession }) {
  const app = useWords(appWords);
  const session = useSession();
  const { getToken, settle, subscribe, question } = hostSession;
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
