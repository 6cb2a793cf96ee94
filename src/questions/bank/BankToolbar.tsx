import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { difficulties, longestSearch } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { TextField } from '../../ui/field/TextField';
import { useMergedRefs } from '../../base/useMergedRefs';
import type { QuestionFilter } from '../filters/questionSearch';
import { useFilterTypes } from '../filters/useFilterTypes';

interface BankToolbarProps {
  filter: QuestionFilter;
  onAsk: (change: Partial<QuestionFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
  /** The bank, if it is there whole. */
  whole: readonly Question[] | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** The search and the filters of the bank. */
export function BankToolbar({ filter, onAsk, searchRef, whole, children }: BankToolbarProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const types = useFilterTypes(whole, filter.type);
  const search = useRef<HTMLInputElement>(null);
  const difficulty = useRef<HTMLSelectElement>(null);
  const type = useRef<HTMLSelectElement>(null);
  const mergedSearchRef = useMergedRefs(search, searchRef);

  // Users may type into a server-rendered page before it is hydrated.
  useEffect(() => {
    const typed = {
      search: search.current?.value,
      difficulty: difficulty.current?.value,
      type: type.current?.value,
    } as Pick<QuestionFilter, 'search' | 'difficulty' | 'type'>;
    const fields = Object.keys(typed) as (keyof typeof typed)[];
    if (fields.some((field) => typed[field] !== filter[field])) onAsk(typed);
    // Only on mount: later the fields report their own changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className="qw-question-bank-toolbar" role="search" data-part="toolbar">
      <TextField
        className="qw-question-bank-search"
        ref={mergedSearchRef}
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.search}
        autoComplete="off"
        maxLength={longestSearch}
        value={filter.search}
        onChange={(event) => onAsk({ search: event.target.value })}
      />
      <Select
        className="qw-question-bank-filter"
        ref={difficulty}
        label={words.difficultyFilter}
        labelHidden
        placeholder={words.anyDifficulty}
        options={difficulties.map((value) => ({ value, label: vocabulary.difficulty[value] }))}
        value={filter.difficulty}
        onChange={(event) =>
          onAsk({ difficulty: event.target.value as QuestionFilter['difficulty'] })
        }
      />
      <Select
        className="qw-question-bank-filter"
        ref={type}
        label={words.typeFilter}
        labelHidden
        placeholder={words.anyType}
        options={types}
        value={filter.type}
        onChange={(event) => onAsk({ type: event.target.value })}
      />
      {children}
    </div>
  );
}
