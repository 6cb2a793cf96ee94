import { Component, type ReactNode } from 'react';
import { commonWords } from '../messages/en/common';
import { useWords } from '../provider/MessagesContext';
import { ErrorState } from '../ui/state/ErrorState';
import { Root } from '../ui/theme/Root';

/** Keeps an error in one element from breaking its neighbours, and offers to start again. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <WidgetFailure onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function WidgetFailure({ onRetry }: { onRetry: () => void }) {
  const common = useWords(commonWords);
  return (
    <Root>
      <ErrorState title={common.failedTitle} onRetry={onRetry} retryLabel={common.retry} />
    </Root>
  );
}
