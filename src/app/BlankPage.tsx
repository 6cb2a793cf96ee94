import { Root } from '../ui/Root';
import { PageSkeleton } from './PageSkeleton';

/** The paper of the app before its layout is there. */
export function BlankPage() {
  return (
    <Root className="qw-app">
      <div className="qw-app-main">
        <PageSkeleton />
      </div>
    </Root>
  );
}
