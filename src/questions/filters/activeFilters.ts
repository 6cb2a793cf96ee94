import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import type { QuestionFilter } from './questionSearch';

/** A filter that is on. */
export interface ActiveFilter {
  key: string;
  /** What it asks for, in words. */
  label: string;
  /** The change that takes it off. */
  off: Partial<QuestionFilter>;
}

/** The filters that are on, the search first. */
export function useActiveFilters(filter: QuestionFilter): ActiveFilter[] {
  const questions = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { filters: words } = useWords(bankWords);
  const { search, difficulty, type, tags, used } = filter;
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string, off: Partial<QuestionFilter>) =>
    active.push({ key, label, off });
  if (search.trim() !== '') {
    add('search', words.named(words.search, search.trim()), { search: '' });
  }
  if (difficulty !== '') {
    const name = vocabulary.difficulty[difficulty];
    add('difficulty', words.named(questions.difficultyFilter, name), { difficulty: '' });
  }
  if (type !== '') {
    const name = vocabulary.questionType[type];
    add('type', words.named(questions.typeFilter, name), { type: '' });
  }
  for (const tag of tags) {
    const others = tags.filter((one) => one !== tag);
    add(`tag ${tag}`, words.named(words.tag, tag), { tags: others });
  }
  if (used !== '') add('used', words.isUsed[used], { used: '' });
  return active;
}
