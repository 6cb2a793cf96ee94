import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { ErrorState } from '../../ui/ErrorState';
import { Root } from '../../ui/Root';
import { usePageTitle } from '../usePageTitle';

/** What shows when a page breaks (spec §2, §8). */
export function RouteErrorPage() {
  const app = useWords(appWords);
  const error = useRouteError();
  usePageTitle(app.errorTitle);
  useEffect(() => console.error(error), [error]);
  return (
    <Root className="qw-app-notice">
      <ErrorState
        title={app.errorTitle}
        description={app.errorHint}
        onRetry={() => window.location.reload()}
        retryLabel={app.reload}
      />
    </Root>
  );
}
