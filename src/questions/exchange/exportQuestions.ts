import { saveFile } from '../../files/saveFile';
import type { WrittenPictures, WrittenQuestion } from './formats/format';
import { writers, type ExportFormat } from './formats/writeQuestions';

/**
 * Lets the browser save questions as a file.
 *
 * @param pictures those that the file takes along, by their ids
 */
export function exportQuestions(
  questions: readonly WrittenQuestion[],
  format: ExportFormat,
  name: string,
  pictures: WrittenPictures = new Map(),
): void {
  const { ending, mediaType, write } = writers[format];
  saveFile(`${name}.${ending}`, write(questions, pictures), mediaType);
}
