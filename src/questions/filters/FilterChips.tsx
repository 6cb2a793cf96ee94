import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { X } from '../../ui/icons/icons';
import { everything, type BankQuery, type BankView } from './bankView';
import { useActiveFilters } from './activeFilters';

export interface FilterChipsProps {
  view: BankView;
  /** What of it this bank can be asked for. */
  query: BankQuery;
  onChange: (part: BankView) => void;
  /** Whether to offer to take all of them off, where no empty list does. */
  isClearable: boolean;
}

/** The filters that are on, each to be taken off. Parts: `filter`. */
export function FilterChips({ view, query, onChange, isClearable }: FilterChipsProps) {
  const { filters: words } = useWords(bankWords);
  const { clearFilters } = useWords(questionsWords);
  const active = useActiveFilters(view, query);
  if (active.length === 0) return null;
  return (
    <div className="qw-question-filters" role="group" aria-label={words.active}>
      {active.map(({ key, label, isIdle, off }) => (
        <button
          key={key}
          type="button"
          className="qw-question-filter"
          data-part="filter"
          data-idle={isIdle || undefined}
          aria-label={words.remove(label)}
          onClick={() => onChange(off)}
        >
          <span className="qw-question-filter-text">{label}</span>
          <X />
        </button>
      ))}
      {active.length > 1 && isClearable ? (
        <Button size="small" variant="quiet" onClick={() => onChange(everything)}>
          {clearFilters}
        </Button>
      ) : null}
    </div>
  );
}
