import { useContext, useEffect } from 'react';
import type { Api } from '../api/ApiContext';
import { ApiError } from '../api/ApiError';
import { pictureOptions } from '../api/picture';
import { optionTexts } from '../items/content';
import type { Formatted, Offered } from '../items/kind/kind';
import { richTextWords } from '../messages/en/richText';
import type { DrawMedia } from '../richText/drawing/drawing';
import { preloadRichText } from '../richText/preloadRichText';
import { RichText } from '../richText/RichText';
import { useWords } from './MessagesContext';
import { HostRoutesContext, type LoadStyles } from './hostPaths';
import { QuestionPicture } from './QuestionPicture';

/** A text of a question in Markdown. */
export function RichQuestionText({ text }: { text: string }) {
  const words = useWords(richTextWords);
  const { richTextStyles: loadStyles } = useContext(HostRoutesContext);
  useEffect(() => void areLoaded(loadStyles), [loadStyles]);
  return <RichText text={text} words={words} drawMedia={drawPicture} inline />;
}

const drawPicture: DrawMedia = (picture) => <QuestionPicture {...picture} />;

/** What the texts of a paper load with. */
export interface TextLoaders {
  api: Pick<Api, 'client' | 'queryClient'>;
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
    preloadRichText(['', ...texts], (id) => loadPicture(api, id)),
    areLoaded(loadStyles),
  ]);
  return hasCode && hasStyles;
}

/** A picture that the server refuses is not asked for again; one that is lost on the way is. */
async function loadPicture({ client, queryClient }: TextLoaders['api'], id: string) {
  try {
    await queryClient.fetchQuery({ ...pictureOptions(client, id), retry: false });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.kind === 'http';
  }
}

async function areLoaded(load: LoadStyles | undefined): Promise<boolean> {
  try {
    await load?.();
    return true;
  } catch {
    return false;
  }
}
