import { tagsOf, type Tagged } from '../rules/tags';
import { trimLines, trimPlain } from '../rules/trimLines';
import { rulesOf } from './itemRules';
import type { Formatted, Keyed } from './kind/kind';
import { formatOf, kindOf } from './parts';

/** The texts of a question, and its key. */
export interface QuestionTexts extends Keyed, Formatted, Tagged {
  title: string;
  description: string;
}

/**
 * A question as it is kept: its texts without surrounding blanks, but for the indentation of the first
 * of several lines, its format only if it is not plain, its kind only if it is not single, what counts
 * beside a number once and only if something does, its tags each once and only if it has some, the rest
 * as it is.
 */
export function trimQuestion<Draft extends QuestionTexts>(draft: Draft): Draft {
  // In Markdown, the blanks at the start of the first line may make it code.
  const trim = draft.format === 'markdown' ? trimLines : trimPlain;
  const kept = rulesOf(draft).trimmed(draft, trim);
  const { format, kind, accepted, tags, ...rest } = { ...draft, ...kept };
  return {
    ...(rest as unknown as Draft),
    ...formatOf({ format }),
    ...kindOf({ kind, accepted }),
    ...tagsOf({ tags }),
    title: trim(draft.title),
    description: trim(draft.description),
  };
}
