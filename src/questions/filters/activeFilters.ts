import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import type { QuestionFilter } from './questionSearch';

/** A filter that is on. */
export interface ActiveFilter {
  key: string;
  /** What it asks for, in words. */
  label: string;
  /** Whether it is on in vain: this bank cannot be filtered by it. */
  isIdle: boolean;
  /** The change that takes it off. */
  off: Partial<QuestionFilter>;
}

/**
 * The filters that are on, the search first, and last those that this bank cannot be filtered by.
 *
 * @param applied what of the filter it can be filtered by
 */
export function useActiveFilters(filter: QuestionFilter, applied = filter): ActiveFilter[] {
  const questions = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { filters: words } = useWords(bankWords);
  const { typeName } = useQuestionTypes();
  const { search, difficulty, type, tags, used, quality, unknown } = filter;
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string, off: Partial<QuestionFilter>, isIdle = false) =>
    active.push({ key, label: isIdle ? words.idle(label) : label, isIdle, off });
  if (search.trim() !== '') {
    add('search', words.named(words.search, search.trim()), { search: '' });
  }
  if (difficulty !== '') {
    const name = vocabulary.difficulty[difficulty];
    add('difficulty', words.named(questions.difficultyFilter, name), { difficulty: '' });
  }
  if (type !== '') {
    add('type', words.named(questions.typeFilter, typeName(type)), { type: '' });
  }
  for (const tag of tags) {
    const others = tags.filter((one) => one !== tag);
    const isIdle = !applied.tags.includes(tag);
    add(`tag ${tag}`, words.named(words.tag, tag), { tags: others }, isIdle);
  }
  if (used !== '') add('used', words.isUsed[used], { used: '' }, applied.used === '');
  if (quality !== '') {
    const name = questions.quality[quality];
    add('quality', words.named(questions.evidence, name), { quality: '' }, applied.quality === '');
  }
  const labels: Partial<Record<string, string>> = {
    difficulty: questions.difficultyFilter,
    used: words.use,
    quality: questions.evidence,
  };
  for (const [name, value = ''] of Object.entries(unknown)) {
    const others = Object.fromEntries(Object.entries(unknown).filter(([one]) => one !== name));
    add(name, words.named(labels[name] ?? name, value), { unknown: others }, true);
  }
  return active.sort((one, other) => Number(one.isIdle) - Number(other.isIdle));
}
