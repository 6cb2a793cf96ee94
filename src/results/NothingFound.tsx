import { resultsWords } from '../messages/en/results';
import { useWords } from '../provider/MessagesContext';
import { Button } from '../ui/button/Button';
import { EmptyState } from '../ui/state/EmptyState';
import { SearchX } from '../ui/icons/icons';

/** Replaces the rows when a search finds none. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const words = useWords(resultsWords);
  return (
    <EmptyState
      icon={<SearchX />}
      title={words.noneFound}
      action={<Button onClick={onClear}>{words.clearSearch}</Button>}
    />
  );
}
