import { contentOf, optionTexts } from './content';
import type { Keyed } from './kind/kind';

/** The texts of a question, and its key. */
export interface QuestionTexts extends Keyed {
  title: string;
  description: string;
}

/** A question as it is kept: its texts without surrounding blanks, the rest as it is. */
export function trimQuestion<Draft extends QuestionTexts>(draft: Draft): Draft {
  const texts = optionTexts(draft).map((text) => text.trim());
  return {
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim(),
    options: contentOf(draft).from(texts, []).options,
  };
}
