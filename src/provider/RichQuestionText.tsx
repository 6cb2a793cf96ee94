import { Suspense, useContext, useEffect } from 'react';
import type { Api } from '../api/ApiContext';
import { codeLoader } from '../base/codeLoader';
import { lazyPart } from '../base/lazyPart';
import { optionTexts } from '../items/itemRules';
import type { Formatted, Offered } from '../items/kind/kind';
import { richTextWords } from '../messages/en/richText';
import type { DrawMedia } from '../richText/drawing/drawing';
import { preloadRichText } from '../richText/preloadRichText';
import { RichExcerpt } from '../richText/RichExcerpt';
import { RichText } from '../richText/RichText';
import { useWords } from './MessagesContext';
import { HostRoutesContext, type LoadStyles } from './hostPaths';

/** The words of rich texts, whose styles load with them. */
function useRichTextWords() {
  const { richTextStyles: loadStyles } = useContext(HostRoutesContext);
  useEffect(() => void areLoaded(loadStyles), [loadStyles]);
  return useWords(richTextWords);
}

/** A text of a question in Markdown. */
export function RichQuestionText({ text }: { text: string }) {
  const words = useRichTextWords();
  return <RichText text={text} words={words} drawMedia={drawPicture} inline />;
}

/** A text of a question in Markdown in one line, with the words of its pictures and links. */
export function RichQuestionExcerpt({ text }: { text: string }) {
  const words = useRichTextWords();
  return <RichExcerpt text={text} words={words} />;
}

/** Few texts have a picture. */
const QuestionPicture = lazyPart(async () => (await import('./QuestionPicture')).QuestionPicture);

const drawPicture: DrawMedia = (picture) => (
  <Suspense fallback={<span data-state="loading">{picture.alt}</span>}>
    <QuestionPicture {...picture} />
  </Suspense>
);

/** What the texts of a paper load with. */
export interface TextLoaders {
  /** What pictures are read with; undefined outside a provider. */
  api: Pick<Api, 'client' | 'queryClient'> | undefined;
  loadStyles: LoadStyles | undefined;
}

/**
 * Loads what the texts of questions in Markdown need.
 *
 * @returns whether all of it has loaded
 */
export async function prepareTexts(
  questions: readonly (Offered & Formatted & { title: string })[],
  { api, loadStyles }: TextLoaders,
): Promise<boolean> {
  const rich = questions.filter(({ format }) => format === 'markdown');
  const texts = rich.flatMap((question) => [question.title, ...optionTexts(question)]);
  // Before a paper shows its questions, no text is known: the empty one needs what all need.
  const [hasCode, hasStyles] = await Promise.all([
    preloadRichText(['', ...texts], loadPictureOf(api)),
    areLoaded(loadStyles),
  ]);
  return hasCode && hasStyles;
}

const loadPictures = codeLoader(async () => (await import('./loadPicture')).loadPicture);

const loadPictureOf = (api: TextLoaders['api']) => async (id: string) => {
  try {
    return api === undefined || (await (await loadPictures())(api, id));
  } catch {
    return false;
  }
};

async function areLoaded(load: LoadStyles | undefined): Promise<boolean> {
  try {
    await load?.();
    return true;
  } catch {
    return false;
  }
}
