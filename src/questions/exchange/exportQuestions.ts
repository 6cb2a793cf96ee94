import { createPauses, type Pauses } from '../../base/slices';
import { saveFile } from '../../files/saveFile';
import type { WrittenPictures, WrittenQuestion } from '../../fileFormats/format/questionFormat';
import { writers, type ExportFormat } from '../../fileFormats/writeQuestions';

/** Characters that are encoded between pauses. */
const sliceLength = 500_000;

/** Encodes a text in parts, none of which ends within a character. */
async function encoded(text: string, pauses: Pauses): Promise<Blob[]> {
  const parts: Blob[] = [];
  for (let start = 0; start < text.length;) {
    const length =
      text.codePointAt(start + sliceLength - 1)! > 0xffff ? sliceLength + 1 : sliceLength;
    parts.push(new Blob([text.slice(start, start + length)]));
    start += length;
    await pauses();
  }
  return parts;
}

/**
 * Lets the browser save questions as a file.
 *
 * @param pictures those that the file takes along, by their ids
 * @throws the reason of the signal, once it is aborted
 */
export async function exportQuestions(
  questions: readonly WrittenQuestion[],
  format: ExportFormat,
  name: string,
  pictures: WrittenPictures = new Map(),
  signal?: AbortSignal,
): Promise<void> {
  const { ending, mediaType, write } = writers[format];
  const pauses = createPauses(signal);
  const written = await write(questions, pictures, pauses);
  const content = typeof written === 'string' ? await encoded(written, pauses) : written;
  signal?.throwIfAborted();
  saveFile(`${name}.${ending}`, content, mediaType);
}
