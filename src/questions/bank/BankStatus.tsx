import { useLastSettled } from '../../base/useSettled';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Trash2 } from '../../ui/icons/icons';
import { Pencil } from '../../ui/icons/teachingIcons';

interface BankStatusProps {
  /** How many questions match; undefined until it is known. */
  matching: number | undefined;
  /** How many questions there are; undefined if that is not known. */
  count: number | undefined;
  isFiltered: boolean;
  /** Whether these numbers answer what is asked for. */
  isSettled: boolean;
  selected: number;
  /** How many of the selected questions are not shown. */
  hidden: number;
  onClearSelection: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The number of questions, and the actions on those selected. */
export function BankStatus({
  matching,
  count,
  isFiltered,
  isSettled,
  selected,
  hidden,
  onClearSelection,
  onEdit,
  onDelete,
}: BankStatusProps) {
  const words = useWords(questionsWords);
  const sentence = (): string => {
    if (matching === undefined) return '';
    if (!isFiltered || count === undefined) return words.count(matching);
    return words.countOf(matching, words.count(count));
  };
  const said = useLastSettled(sentence(), isSettled);
  return (
    <div className="qw-question-bank-status" data-part="status">
      {/* Empty until then: Orca reads a space as what has replaced it, and the number again. */}
      <div role="status">
        <p className="qw-question-bank-count">{said}</p>
      </div>
      {selected > 0 ? (
        <div className="qw-question-bank-selection" data-part="selection">
          <p className="qw-question-bank-count">
            {[words.selected(selected), ...(hidden > 0 ? [words.selectedHidden(hidden)] : [])].join(
              ', ',
            )}
          </p>
          <Button size="small" variant="quiet" onClick={onClearSelection}>
            {words.clearSelection}
          </Button>
          <Button size="small" icon={<Pencil />} onClick={onEdit}>
            {words.editSelected}
          </Button>
          <Button size="small" icon={<Trash2 />} onClick={onDelete}>
            {words.deleteSelected}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
