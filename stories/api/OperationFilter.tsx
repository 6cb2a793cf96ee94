import { TextField } from '../../src/ui/field/TextField';
import './OperationFilter.css';

export interface OperationFilterProps {
  value: string;
  onChange: (value: string) => void;
  /** How many operations it leaves. */
  shown: number;
  /** How many there are. */
  total: number;
}

/** Narrows the page down to some operations, and says how many are left. */
export function OperationFilter({ value, onChange, shown, total }: OperationFilterProps) {
  return (
    <search className="api-filter">
      <TextField
        label="Filter operations"
        type="search"
        placeholder="Path, id or summary"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="api-filter-count" role="status">
        <bdi>{shown === total ? `${total} operations` : `${shown} of ${total} operations`}</bdi>
      </p>
    </search>
  );
}
