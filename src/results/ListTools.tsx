import type { ReactNode } from 'react';
import { resultsWords } from '../messages/en/results';
import { useWords } from '../provider/MessagesContext';
import { longestSearch } from '../rules/limits';
import { TextField } from '../ui/field/TextField';
import type { Rows } from './useRows';

interface ListToolsProps {
  /** What the search looks for: the name of the field. */
  label: string;
  shown: Pick<Rows<unknown, never>, 'field' | 'matching' | 'all' | 'isSettled'>;
  /** More tools, at the end. */
  children?: ReactNode;
}

/** The tools above a list: a search if the list is long, and how many rows it found. */
export function ListTools({ label, shown, children }: ListToolsProps) {
  const words = useWords(resultsWords);
  const { field, matching, all, isSettled } = shown;
  if (field === undefined && !children) return null;
  return (
    <div className="qw-list-tools" data-part="tools">
      {field === undefined ? null : (
        <>
          <TextField
            ref={field.ref}
            type="search"
            maxLength={longestSearch}
            className="qw-list-tools-search"
            label={label}
            labelHidden
            placeholder={label}
            value={field.value}
            onChange={(event) => field.onChange(event.target.value)}
          />
          <p className="qw-list-tools-found" role="status">
            {field.value.trim() === '' || !isSettled ? '' : words.found(matching, all)}
          </p>
        </>
      )}
      {children}
    </div>
  );
}
