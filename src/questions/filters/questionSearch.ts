import type { Question } from '../../api/entities';
import { optionTexts } from '../../items/itemRules';
import type { Difficulty, QuestionQuality } from '../../rules/limits';
import { hasTags, tagKey } from '../../rules/tags';
import { findTexts, searchedText } from '../../rules/textSearch';

/** What of the bank is asked for; an empty value asks for everything. */
export interface QuestionFilter {
  search: string;
  type: string;
  difficulty: Difficulty | '';
  /** Questions have all of them. */
  tags: readonly string[];
  /** Whether a quiz has drawn them. */
  used: 'yes' | 'no' | '';
  /** What closed quizzes say of them. */
  quality: QuestionQuality | '';
  /** What else a view asks for, by the name in it: nothing that this bank could filter by. */
  unknown: Readonly<Partial<Record<string, string>>>;
}

export const everything: QuestionFilter = {
  search: '',
  type: '',
  difficulty: '',
  tags: [],
  used: '',
  quality: '',
  unknown: {},
};

function textOf(question: Question): string {
  const { title, description } = question;
  return [title, description, ...optionTexts(question)].join('\n');
}

/**
 * The questions of a filter, in their order: with every word of its search, wherever it stands in
 * title, description or options.
 */
export function findQuestions(
  questions: readonly Question[],
  { search, type, difficulty, tags, used, quality }: QuestionFilter,
): readonly Question[] {
  const keys = tags.map(tagKey);
  const ofKind =
    [type, difficulty, used, quality, ...keys].join('') === ''
      ? questions
      : questions.filter(
          (question) =>
            (type === '' || question.type === type) &&
            (difficulty === '' || question.difficulty === difficulty) &&
            (used === '' || (question.used === true) === (used === 'yes')) &&
            (quality === '' || question.quality === quality) &&
            hasTags(question, keys),
        );
  return findTexts(ofKind, search, textOf);
}

/** Works out the text by which a question is found, so that the first search need not. */
export function prepareSearch(question: Question): void {
  searchedText(question, textOf);
}
