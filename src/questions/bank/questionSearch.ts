import type { Question } from '../../api/entities';
import { optionTexts } from '../../items/content';
import type { Difficulty, QuestionType } from '../../rules/limits';

/** What of the bank is asked for; an empty value asks for everything. */
export interface QuestionFilter {
  search: string;
  type: QuestionType | '';
  difficulty: Difficulty | '';
}

export const everything: QuestionFilter = { search: '', type: '', difficulty: '' };

/** Without marks, so that "resume" finds "Résumé", and in small letters. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  return /^[\n -~]*$/.test(lower) ? lower : lower.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
}

const haystacks = new WeakMap<Question, string>();

/** A question's texts as they are searched, worked out once a question. */
function haystackOf(question: Question): string {
  let haystack = haystacks.get(question);
  if (haystack === undefined) {
    const { title, description } = question;
    haystack = plain([title, description, ...optionTexts(question)].join('\n'));
    haystacks.set(question, haystack);
  }
  return haystack;
}

/**
 * Makes the test for a filter: every word of its search, in any order and wherever it stands in
 * title, description or options.
 */
export function questionTest({
  search,
  type,
  difficulty,
}: QuestionFilter): (question: Question) => boolean {
  const words = [...new Set(plain(search).split(/\s+/))].filter((word) => word !== '');
  return (question) => {
    if (type !== '' && question.type !== type) return false;
    if (difficulty !== '' && question.difficulty !== difficulty) return false;
    if (words.length === 0) return true;
    const haystack = haystackOf(question);
    return words.every((word) => haystack.includes(word));
  };
}
