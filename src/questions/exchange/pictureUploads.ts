import { ApiError } from '../../api/ApiError';
import type { QuestionInput } from '../../api/entities';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { picturesIn, pictureReference } from '../../rules/pictures/reference';

/** A picture that is kept nowhere, and why. */
interface RefusedPicture {
  name: string;
  error: unknown;
}

/** The uploads of an import. They survive a retry, so that no picture is sent twice. */
export interface PictureUploads {
  /** By the ids in the texts of the questions. */
  readonly files: ReadonlyMap<string, File>;
  /** Where each is kept now, as a text names it. */
  readonly addresses: Map<string, string>;
  readonly refused: Map<string, RefusedPicture>;
}

export const startUploads = (files: ReadonlyMap<string, File>): PictureUploads => ({
  files,
  addresses: new Map(),
  refused: new Map(),
});

const textsIn = (question: QuestionInput): string[] => [
  question.title,
  question.description,
  ...optionTexts(question),
];

/** The ids of pictures of a question, of those that are uploaded with it. */
export const broughtWith = (question: QuestionInput, files: ReadonlyMap<string, File>): string[] =>
  files.size > 0 && question.format === 'markdown'
    ? textsIn(question)
        .flatMap(picturesIn)
        .filter((id) => files.has(id))
    : [];

/** The files that some of the questions show, each once. */
export function filesOf(
  questions: readonly QuestionInput[],
  files: ReadonlyMap<string, File>,
): ReadonlyMap<string, File> {
  const shown = new Set(questions.flatMap((question) => broughtWith(question, files)));
  return new Map([...files].filter(([id]) => shown.has(id)));
}

/** Whether trying again may help: the server is out of reach or overloaded. */
function mayPass(error: unknown): boolean {
  // What browsers throw without a network; a host's own upload may pass it on.
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  // A proxy with a smaller limit than the server replies 413 with a page.
  return !error.isRejected && error.status !== 413;
}

/**
 * Uploads what is not uploaded yet, one after the other. Called again after a failure, it continues
 * where it stopped.
 *
 * @param onProgress called after each
 * @param isStopped whether to stop before the next
 * @throws what the upload threw, if it makes no sense to continue now
 */
export async function uploadPictures(
  { files, addresses, refused }: PictureUploads,
  upload: (file: File) => Promise<string>,
  onProgress: () => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const [id, file] of files) {
    if (addresses.has(id) || refused.has(id)) continue;
    if (isStopped()) return;
    try {
      addresses.set(id, await upload(file));
    } catch (error) {
      if (mayPass(error)) throw error;
      console.error(error);
      refused.set(id, { name: file.name, error });
    }
    onProgress();
  }
}

/** What would end an address in Markdown. */
const encoded = (address: string): string =>
  address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The question with its pictures where they are kept. */
export function withAddresses(
  question: QuestionInput,
  { files, addresses }: PictureUploads,
): QuestionInput {
  const moved = new Map(
    broughtWith(question, files).flatMap((id) => {
      const address = encoded(addresses.get(id) ?? pictureReference(id));
      return address === pictureReference(id) ? [] : [[pictureReference(id), address]];
    }),
  );
  if (moved.size === 0) return question;
  const move = (text: string) =>
    [...moved].reduce((written, [from, to]) => written.replaceAll(from, () => to), text);
  const { options } = rulesOf(question).from(optionTexts(question).map(move), []);
  return {
    ...question,
    title: move(question.title),
    description: move(question.description),
    options,
  };
}
