import { EmptyState, type EmptyStateProps } from '../../ui/state/EmptyState';
import { Root } from '../../ui/theme/Root';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { usePageTitle } from './usePageTitle';

interface NoticePageProps extends Pick<EmptyStateProps, 'icon' | 'description' | 'action'> {
  title: string;
}

/** A page outside the layouts with a single message. */
export function NoticePage({ title, ...rest }: NoticePageProps) {
  const main = useFocusOnNavigation();
  usePageTitle(title);
  return (
    <Root painted className="qw-app">
      <main className="qw-app-notice" ref={main} tabIndex={-1}>
        <EmptyState
          {...rest}
          title={
            <span role="heading" aria-level={1}>
              {title}
            </span>
          }
        />
      </main>
    </Root>
  );
}
