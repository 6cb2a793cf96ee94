import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useApi } from '../../api/ApiContext';
import { isServed } from '../../base/isServed';
import { useIsOffline } from '../../base/useIsOffline';
import { appWords } from '../../messages/en/app';
import { commonWords } from '../../messages/en/common';
import { useWords } from '../../provider/MessagesContext';
import { ErrorState } from '../../ui/state/ErrorState';
import { Root } from '../../ui/theme/Root';
import { HomeLink } from '../page/HomeLink';
import { loadAnew, PageLoadError } from '../loading/PageLoadError';
import { usePageTitle } from '../page/usePageTitle';

/** Shown when a page breaks (spec §2, §8). */
export function RouteErrorPage() {
  const error = useRouteError();
  const { emit } = useApi();
  useEffect(() => {
    console.error(error);
    // A response is an address that is not there, not a fault.
    if (!isRouteErrorResponse(error)) emit({ type: 'error', kind: 'render', error });
  }, [error, emit]);
  return (
    <Root painted className="qw-app-notice">
      {error instanceof PageLoadError ? <NotLoaded /> : <Broken error={error} />}
    </Root>
  );
}

/** A retry contacts the server first: an offline browser would show its own error page. */
function NotLoaded() {
  const app = useWords(appWords);
  const common = useWords(commonWords);
  const [isRetrying, setRetrying] = useState(false);
  usePageTitle(app.pageFailedTitle);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    if (await isServed()) loadAnew(window.location.href);
    else setRetrying(false);
  };
  return (
    <ErrorState
      title={app.pageFailedTitle}
      description={useIsOffline() ? app.pageOffline : app.pageFailed}
      onRetry={() => void retry()}
      retryLabel={common.retry}
      retrying={isRetrying}
    />
  );
}

function Broken({ error }: { error: unknown }) {
  const app = useWords(appWords);
  const named = isRouteErrorResponse(error)
    ? app.routeErrors[error.status as keyof typeof app.routeErrors]
    : undefined;
  usePageTitle(named ?? app.errorTitle);
  return named === undefined ? (
    <ErrorState
      title={app.errorTitle}
      description={app.errorHint}
      onRetry={() => loadAnew(window.location.href)}
      retryLabel={app.reload}
      action={<HomeLink />}
    />
  ) : (
    <ErrorState title={named} action={<HomeLink />} />
  );
}
