import { useContext, useEffect } from 'react';
import { optionTexts } from '../items/content';
import type { Formatted, Offered } from '../items/kind/kind';
import { richTextWords } from '../messages/en/richText';
import { preloadRichText } from '../richText/preloadRichText';
import { RichText } from '../richText/RichText';
import { useWords } from './MessagesContext';
import { HostRoutesContext, type LoadStyles } from './hostPaths';

/** A text of a question in Markdown. */
export function RichQuestionText({ text }: { text: string }) {
  const words = useWords(richTextWords);
  const { richTextStyles: loadStyles } = useContext(HostRoutesContext);
  useEffect(() => void areLoaded(loadStyles), [loadStyles]);
  return <RichText text={text} words={words} inline />;
}

/**
 * Loads what the texts of questions in Markdown need.
 *
 * @returns whether all of it has loaded
 */
export async function prepareTexts(
  questions: readonly (Offered & Formatted & { title: string })[],
  loadStyles: LoadStyles | undefined,
): Promise<boolean> {
  const rich = questions.filter(({ format }) => format === 'markdown');
  const texts = rich.flatMap((question) => [question.title, ...optionTexts(question)]);
  // Before a paper shows its questions, no text is known: the empty one needs what all need.
  const [hasCode, hasStyles] = await Promise.all([
    preloadRichText(['', ...texts]),
    areLoaded(loadStyles),
  ]);
  return hasCode && hasStyles;
}

async function areLoaded(load: LoadStyles | undefined): Promise<boolean> {
  try {
    await load?.();
    return true;
  } catch {
    return false;
  }
}
