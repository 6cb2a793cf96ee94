import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { difficulties, longestSearch } from '../../rules/limits';
import { Select } from '../../ui/select/Select';
import { TextField } from '../../ui/field/TextField';
import { useMergedRefs } from '../../base/useMergedRefs';
import { bankQuery, type BankView } from '../filters/bankView';
import { useFilterTypes } from '../filters/useFilterTypes';

interface BankToolbarProps {
  view: BankView;
  onChange: (part: BankView) => void;
  searchRef: Ref<HTMLInputElement>;
  /** The bank, if it is there whole. */
  whole: readonly Question[] | undefined;
  /** Further filters. */
  children?: ReactNode;
}

/** The search and the filters of the bank. */
export function BankToolbar({ view, onChange, searchRef, whole, children }: BankToolbarProps) {
  const { q = '', type = '' } = view;
  const { difficulty = '' } = bankQuery(view);
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const types = useFilterTypes(whole, type);
  const ownSearchRef = useRef<HTMLInputElement>(null);
  const difficultyRef = useRef<HTMLSelectElement>(null);
  const typeRef = useRef<HTMLSelectElement>(null);
  const mergedSearchRef = useMergedRefs(ownSearchRef, searchRef);

  // Users may type into a server-rendered page before it is hydrated.
  useEffect(() => {
    const drawn = { q, difficulty, type };
    const fields = { q: ownSearchRef, difficulty: difficultyRef, type: typeRef };
    for (const name of ['q', 'difficulty', 'type'] as const) {
      const typed = fields[name].current?.value;
      if (typed !== drawn[name]) onChange({ [name]: typed });
    }
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
        value={q}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <Select
        className="qw-question-bank-filter"
        ref={difficultyRef}
        label={words.difficultyFilter}
        labelHidden
        placeholder={words.anyDifficulty}
        options={difficulties.map((value) => ({ value, label: vocabulary.difficulty[value] }))}
        value={difficulty}
        onChange={(event) => onChange({ difficulty: event.target.value })}
      />
      <Select
        className="qw-question-bank-filter"
        ref={typeRef}
        label={words.typeFilter}
        labelHidden
        placeholder={words.anyType}
        options={types}
        value={type}
        onChange={(event) => onChange({ type: event.target.value })}
      />
      {children}
    </div>
  );
}
