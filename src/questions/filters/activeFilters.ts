import { bankWords } from '../../messages/en/bank';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { bankQuery, tagsIn, type BankQuery, type BankView } from './bankView';

/** A filter that is on. */
export interface ActiveFilter {
  key: string;
  /** What it asks for, in words. */
  label: string;
  /** Whether it is on in vain: this bank cannot be filtered by it. */
  isIdle: boolean;
  /** The change that takes it off. */
  off: BankView;
}

/**
 * The filters that are on, the search first, and last those that this bank cannot be filtered by.
 *
 * @param query what of the view it can be asked for; by default, all that has a meaning
 */
export function useActiveFilters(view: BankView, query?: BankQuery): ActiveFilter[] {
  const questions = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { filters: words } = useWords(bankWords);
  const { typeName } = useQuestionTypes();
  const known = bankQuery(view);
  const { q, type, difficulty, used, quality } = known;
  const tags = tagsIn(view);
  const active: ActiveFilter[] = [];
  const add = (
    name: keyof BankQuery,
    label: string,
    off: BankView = { [name]: '' },
    key: string = name,
  ) => {
    const isIdle = (query ?? known)[name] === undefined;
    active.push({ key, label: isIdle ? words.idle(label) : label, isIdle, off });
  };
  if (q) add('q', words.named(words.search, q));
  if (difficulty) {
    add('difficulty', words.named(questions.difficultyFilter, vocabulary.difficulty[difficulty]));
  }
  if (type) add('type', words.named(questions.typeFilter, typeName(type)));
  for (const tag of tags) {
    const others = tags.filter((one) => one !== tag).join();
    add('tags', words.named(words.tag, tag), { tags: others }, `tag ${tag}`);
  }
  if (used) add('used', words.isUsed[used]);
  if (quality) add('quality', words.named(questions.qualityFilter, questions.quality[quality]));
  const labels = {
    difficulty: questions.difficultyFilter,
    used: words.use,
    quality: questions.qualityFilter,
  };
  for (const name of ['difficulty', 'used', 'quality'] as const) {
    const value = view[name];
    if (value && !known[name]) add(name, words.named(labels[name], value));
  }
  return active.sort((one, other) => Number(one.isIdle) - Number(other.isIdle));
}
