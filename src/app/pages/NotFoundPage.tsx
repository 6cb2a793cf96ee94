import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { EmptyState } from '../../ui/EmptyState';
import { Root } from '../../ui/Root';
import { HomeLink } from '../HomeLink';
import { usePageTitle } from '../usePageTitle';

/** Any other address: says so and links home. */
export function NotFoundPage() {
  const app = useWords(appWords);
  usePageTitle(app.notFoundTitle);
  return (
    <Root className="qw-app">
      <main className="qw-app-notice">
        <EmptyState
          title={app.notFoundTitle}
          description={app.notFoundHint}
          action={<HomeLink />}
        />
      </main>
    </Root>
  );
}
