import type { KeyboardEvent, Ref } from 'react';
import { questionsWords } from '../messages/en/questions';
import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import { difficulties, questionTypes } from '../rules/limits';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';
import type { QuestionFilter } from './questionSearch';

interface BankToolbarProps {
  filter: QuestionFilter;
  onAsk: (change: Partial<QuestionFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Longest search, in characters; more of a paste is cut off. */
const longestSearch = 1000;

/** What the bank is asked for: a search and two filters. */
export function BankToolbar({ filter, onAsk, searchRef }: BankToolbarProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || filter.search === '' || event.nativeEvent.isComposing) return;
    // A dialog of the host around the bank would close.
    event.stopPropagation();
    event.preventDefault();
    onAsk({ search: '' });
  };
  return (
    <div className="qw-question-bank-toolbar" role="search" data-part="toolbar">
      <TextField
        className="qw-question-bank-search"
        ref={searchRef}
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.search}
        autoComplete="off"
        maxLength={longestSearch}
        value={filter.search}
        onChange={(event) => onAsk({ search: event.target.value })}
        onKeyDown={clear}
      />
      <Select
        className="qw-question-bank-filter"
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
        label={words.typeFilter}
        labelHidden
        placeholder={words.anyType}
        options={questionTypes.map((value) => ({ value, label: vocabulary.questionType[value] }))}
        value={filter.type}
        onChange={(event) => onAsk({ type: event.target.value as QuestionFilter['type'] })}
      />
    </div>
  );
}
