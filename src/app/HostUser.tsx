import { useContext, useEffect, type ReactNode } from 'react';
import { useApi } from '../api/ApiContext';
import type { Profile } from '../api/entities';
import { useMe } from '../api/operationHooks';
import { useLoadError } from '../api/useLoadError';
import { appWords } from '../messages/en/app';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { useSession, useSessionStore } from '../session/SessionContext';
import { Root } from '../ui/Root';
import { BlankPage } from './BlankPage';
import { HostedContext } from './HostedContext';

interface HostUserProps {
  /** Whether it is known without asking whose session it is. */
  isKnown: boolean;
  children: ReactNode;
}

/** Waits until it is known who is signed in at the host. */
export function HostUser({ isKnown, children }: HostUserProps) {
  const isHosted = useContext(HostedContext) !== null;
  const session = useSession();
  return (
    <>
      {!isKnown && <AskedUser />}
      {!isHosted || session !== null ? children : isKnown ? <BlankPage /> : null}
    </>
  );
}

/** Asks the server whose token it is (`GET auth/me`), and says where that fails. */
function AskedUser() {
  const app = useWords(appWords);
  const session = useSession();
  const { data, error, isFetching, refetch } = useMe();
  const failure = useLoadError({ data, error });
  useSessionFor(data);
  if (session !== null) return null;
  if (failure === null) return <BlankPage />;
  return (
    <Root className="qw-app">
      <main className="qw-app-notice">
        <LoadFailure
          error={failure}
          fallback={app.userFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </main>
    </Root>
  );
}

/** Keeps the user and the host's token of now in memory, where a renewed one lets everything go on. */
function useSessionFor(user: Profile | undefined): void {
  const store = useSessionStore();
  const { hostToken = '' } = useApi();
  useEffect(() => {
    if (user !== undefined) store.write({ user, token: hostToken });
  }, [user, store, hostToken]);
}
