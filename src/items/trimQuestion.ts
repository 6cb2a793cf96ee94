import { contentOf, optionTexts } from './content';
import type { Keyed } from './kind/kind';

/** What of a question is text for people, and its key. */
export interface QuestionTexts extends Keyed {
  title: string;
  description: string;
}

/** A question as it is kept: its texts without surrounding blanks, the rest as it is. */
export function trimQuestion<Draft extends QuestionTexts>(draft: Draft): Draft {
  const { from, right } = contentOf(draft);
  const texts = optionTexts(draft).map((text) => text.trim());
  return {
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim(),
    ...from(texts, right(draft)),
  };
}
