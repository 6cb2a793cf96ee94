import { Root } from '../../ui/theme/Root';
import { PageSkeleton } from '../loading/PageSkeleton';

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
