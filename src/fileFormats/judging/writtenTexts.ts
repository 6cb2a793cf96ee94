import { formatOf } from '../../items/parts';
import type { Formatted } from '../../items/kind/kind';
import { escapeMarkdown } from '../../richText/markdown/escapeMarkdown';
import { textsOf, type FoundQuestion, type FoundText } from '../found/found';
import { hasTex, markdownOf } from '../markup/markdownOf';
import { withPictures } from '../markup/markdownPictures';
import type { Loss } from '../markup/wordsOf';
import type { PlacedPictures } from '../markup/placedPictures';

/** A text as a bank would keep it, and what that loses of it. */
export interface WrittenText {
  text: string;
  losses: ReadonlySet<Loss>;
  /** The names of pictures that do not come, and whose words stand there instead. */
  standIns?: readonly string[];
}

/** The texts of a question in the format in which a bank would keep them. */
export interface WrittenTexts extends Formatted {
  title: WrittenText;
  options: readonly WrittenText[];
  explanation: WrittenText;
}

const asWords = ({ plain, losses }: FoundText): WrittenText => ({ text: plain, losses });

const nothing: ReadonlySet<Loss> = new Set();
const pictureLost: ReadonlySet<Loss> = new Set(['picture']);

const referencesOf = (placed: PlacedPictures): ReadonlyMap<string, string> =>
  new Map(
    [...placed].flatMap(([address, picture]) =>
      'reference' in picture ? [[address, picture.reference]] : [],
    ),
  );

const isWhole = (placed: PlacedPictures): boolean =>
  [...placed.values()].every((picture) => 'reference' in picture);

function asMarkdown({ format, plain, losses: found, nodes, placed }: FoundText): WrittenText {
  if (format === 'markdown') {
    const losses = placed ? (isWhole(placed) ? nothing : pictureLost) : found;
    return { text: withPictures(plain, referencesOf(placed ?? new Map())), losses };
  }
  if (!nodes) return { text: escapeMarkdown(plain), losses: nothing };
  const { markdown, ...rest } = markdownOf(nodes, placed);
  return { text: markdown, ...rest };
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
  const isMarkdown = takesMarkdown && (found.wasMarkdown || textsOf(found).some(mayGain));
  const written = isMarkdown ? asMarkdown : asWords;
  return {
    title: written(found.text),
    options: found.options.map(({ text }) => written(text)),
    explanation: written(found.explanation),
    ...formatOf({ format: isMarkdown ? 'markdown' : undefined }),
  };
}
