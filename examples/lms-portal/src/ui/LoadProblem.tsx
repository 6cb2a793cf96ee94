import { Button } from './Button';
import { Panel } from './Panel';

interface LoadProblemProps {
  /** What is not there. */
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded. It stays while it is tried again, and so does the focus. */
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
