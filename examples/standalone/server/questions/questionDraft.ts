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

/** The columns that a draft fills, its texts without surrounding blanks. */
export function valuesOf({ title, description, options, ...choices }: QuestionDraft) {
  return {
    ...choices,
    title: title.trim(),
    description: description.trim(),
    options: {
      A: options.A.trim(),
      B: options.B.trim(),
      C: options.C.trim(),
      D: options.D.trim(),
    },
  };
}
