import type { Letter } from './limits';

/** What of a question is text for people. */
export interface QuestionTexts {
  title: string;
  description: string;
  options: Record<Letter, string>;
}

/** A question as it is kept: its texts without surrounding blanks, the rest as it is. */
export function trimQuestion<Draft extends QuestionTexts>(draft: Draft): Draft {
  const { A, B, C, D } = draft.options;
  return {
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim(),
    options: { A: A.trim(), B: B.trim(), C: C.trim(), D: D.trim() },
  };
}
