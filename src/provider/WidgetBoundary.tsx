import { Component, type ContextType, type ReactNode } from 'react';
import { ApiContext } from '../api/ApiContext';
import { commonWords } from '../messages/en/common';
import { ErrorState } from '../ui/state/ErrorState';
import { BoundaryContext } from '../ui/theme/BoundaryContext';
import { Root } from '../ui/theme/Root';
import { useWords } from './MessagesContext';

export interface WidgetBoundaryProps {
  children: ReactNode;
}

/**
 * Keeps an error in one widget from breaking its neighbours: reports it (`error` of `onEvent`, with
 * the kind `render`), and offers to start again. Around a widget, or `errorBoundary` of the provider.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
  static override contextType = ApiContext;
  declare context: ContextType<typeof ApiContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.emit({ type: 'error', kind: 'render', error });
  }

  override render(): ReactNode {
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
    // A boundary around the failure itself would catch its errors for ever.
    <BoundaryContext.Provider value={undefined}>
      <Root>
        <ErrorState title={common.failedTitle} onRetry={onRetry} retryLabel={common.retry} />
      </Root>
    </BoundaryContext.Provider>
  );
}
