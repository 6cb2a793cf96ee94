import { formatOf } from '../../../items/parts';
import type { Formatted } from '../../../items/kind/kind';
import { escapeMarkdown } from '../../../richText/markdown/escapeMarkdown';
import { textsOf, type FoundQuestion, type FoundText } from './found';
import { hasTex, markdownOf } from './markup/markdownOf';
import type { Loss } from './markup/wordsOf';

/** A text as a bank would keep it, and what that loses of it. */
export interface WrittenText {
  text: string;
  losses: ReadonlySet<Loss>;
}

/** The texts of a question in the format in which a bank would keep them. */
export interface WrittenTexts extends Formatted {
  title: WrittenText;
  options: readonly WrittenText[];
  explanation: WrittenText;
}

const asWords = ({ plain, losses }: FoundText): WrittenText => ({ text: plain, losses });

const nothing: ReadonlySet<Loss> = new Set();

function asMarkdown({ format, plain, nodes }: FoundText): WrittenText {
  if (format === 'markdown') return { text: plain, losses: nothing };
  if (!nodes) return { text: escapeMarkdown(plain), losses: nothing };
  const { markdown, losses } = markdownOf(nodes);
  return { text: markdown, losses };
}

/** Whether Markdown can say more of a text than its words do. */
const mayGain = ({ format, plain, losses }: FoundText): boolean =>
  plain !== '' && format === 'markdown'
    ? true
    : losses.size > 0 || (format === 'html' && hasTex(plain));

/**
 * Writes the texts of a question: in Markdown where the bank takes it and words alone would lose
 * something.
 */
export function writtenTexts(found: FoundQuestion, takesMarkdown: boolean): WrittenTexts {
  const isMarkdown = takesMarkdown && textsOf(found).some(mayGain);
  const written = isMarkdown ? asMarkdown : asWords;
  return {
    title: written(found.text),
    options: found.options.map(({ text }) => written(text)),
    explanation: written(found.explanation),
    ...formatOf({ format: isMarkdown ? 'markdown' : undefined }),
  };
}
