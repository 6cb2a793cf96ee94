import { useMessages } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Root } from '../../ui/Root';
import { paths } from '../paths';
import { usePageTitle } from '../usePageTitle';

/** Any other address: says so and links home. */
export function NotFoundPage() {
  const { app } = useMessages();
  const renderLink = useRenderLink();
  usePageTitle(app.notFoundTitle);
  return (
    <Root className="qw-app">
      <main className="qw-app-notice">
        <EmptyState
          title={app.notFoundTitle}
          description={app.notFoundHint}
          action={
            <ButtonLink href={paths.start} render={renderLink}>
              {app.goHome}
            </ButtonLink>
          }
        />
      </main>
    </Root>
  );
}
