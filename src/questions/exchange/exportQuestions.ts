import { createPauses } from '../../base/slices';
import { saveFile } from '../../files/saveFile';
import type { WrittenPictures, WrittenQuestion } from './formats/format';
import { writers, type ExportFormat } from './formats/writeQuestions';

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
  const written = await write(questions, pictures, createPauses(signal));
  signal?.throwIfAborted();
  saveFile(`${name}.${ending}`, written, mediaType);
}
