import { Button } from './Button';
import { Panel } from './Panel';

interface LoadProblemProps {
  /** What could not be loaded. */
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded. It stays, with the focus, during a retry. */
export function LoadProblem({ what, isRetrying, onRetry }: LoadProblemProps) {
  return (
    <Panel className="grid justify-items-start gap-4">
      <p role="alert">{what} could not be loaded.</p>
      <Button aria-disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying …' : 'Try again'}
      </Button>
    </Panel>
  );
}
