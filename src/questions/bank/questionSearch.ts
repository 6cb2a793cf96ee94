import type { Question } from '../../api/entities';
import { optionTexts } from '../../items/content';
import type { Difficulty, QuestionType } from '../../rules/limits';
import { findTexts, searchedText } from '../../rules/textSearch';

/** What of the bank is asked for; an empty value asks for everything. */
export interface QuestionFilter {
  search: string;
  type: QuestionType | '';
  difficulty: Difficulty | '';
}

export const everything: QuestionFilter = { search: '', type: '', difficulty: '' };

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
  { search, type, difficulty }: QuestionFilter,
): readonly Question[] {
  const ofKind =
    type === '' && difficulty === ''
      ? questions
      : questions.filter(
          (question) =>
            (type === '' || question.type === type) &&
            (difficulty === '' || question.difficulty === difficulty),
        );
  return findTexts(ofKind, search, textOf);
}

/** Works out the text by which a question is found, so that the first search need not. */
export function prepareSearch(question: Question): void {
  searchedText(question, textOf);
}
