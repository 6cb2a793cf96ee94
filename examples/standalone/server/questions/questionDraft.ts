import type { Difficulty, OptionLetter, QuestionOptions, QuestionType } from '../database/schema';

/** A question as its author sends it. */
export interface QuestionDraft {
  title: string;
  description: string;
  options: QuestionOptions;
  answer: OptionLetter;
  type: QuestionType;
  difficulty: Difficulty;
}
