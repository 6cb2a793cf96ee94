import { Root } from '../../ui/theme/Root';
import { PageSkeleton } from '../loading/PageSkeleton';

/** The background of the app until its layout has loaded. */
export function BlankPage() {
  return (
    <Root painted className="qw-app">
      <div className="qw-app-main">
        <PageSkeleton />
      </div>
    </Root>
  );
}
