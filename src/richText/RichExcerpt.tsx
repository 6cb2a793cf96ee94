import { useMemo } from 'react';
import { useLaterCode } from '../base/laterCode';
import { safeAddresses } from './drawing/addresses';
import { drawInlines } from './drawing/drawInlines';
import { readText } from './drawing/drawText';
import { excerptOf } from './drawing/excerpt';
import type { RichTextWords } from './drawing/words';
import { characterNames } from './markdown/rareNames';
import { mayHaveRareNames } from './needs';

interface RichExcerptProps {
  /** In Markdown. */
  text: string;
  words: RichTextWords;
}

const noNames = {};

/** A text in Markdown in one line, for lists: with its code and formulas, without links. */
export function RichExcerpt({ text, words }: RichExcerptProps) {
  const names = useLaterCode(characterNames, mayHaveRareNames(text));
  const line = useMemo(() => excerptOf(readText(text, names ?? noNames)), [text, names]);
  const drawing = { addresses: safeAddresses, words, headingLevel: undefined, isInline: true };
  return <bdi className="qw-rich-excerpt">{drawInlines(line, drawing)}</bdi>;
}
