import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Trash2 } from '../../ui/icons/icons';

interface BankStatusProps {
  shown: number;
  /** Number of all questions; undefined until it is known. */
  count: number | undefined;
  isFiltered: boolean;
  selected: number;
  /** How many of the selected questions are not shown. */
  hidden: number;
  onClearSelection: () => void;
  onDelete: () => void;
}

/** The number of questions, and the actions on those selected. */
export function BankStatus({
  shown,
  count,
  isFiltered,
  selected,
  hidden,
  onClearSelection,
  onDelete,
}: BankStatusProps) {
  const words = useWords(questionsWords);
  // A space reserves the line until then.
  const all = count === undefined ? '\u00a0' : words.count(count);
  return (
    <div className="qw-question-bank-status" data-part="status">
      <p className="qw-question-bank-count" role="status">
        {isFiltered && count !== undefined ? words.countOf(shown, all) : all}
      </p>
      {selected > 0 ? (
        <div className="qw-question-bank-selection" data-part="selection">
          <p className="qw-question-bank-count">
            {words.selected(selected)}
            {hidden > 0 ? `, ${words.selectedHidden(hidden)}` : null}
          </p>
          <Button size="small" variant="quiet" onClick={onClearSelection}>
            {words.clearSelection}
          </Button>
          <Button size="small" icon={<Trash2 />} onClick={onDelete}>
            {words.deleteSelected}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
