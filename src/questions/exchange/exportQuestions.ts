import { saveFile } from '../../files/saveFile';
import type { WrittenQuestion } from './formats/format';
import { writers, type ExportFormat } from './formats/writeQuestions';

/** Lets the browser save questions as a file. */
export function exportQuestions(
  questions: readonly WrittenQuestion[],
  format: ExportFormat,
  name: string,
): void {
  const { ending, mediaType, write } = writers[format];
  saveFile(`${name}.${ending}`, write(questions), mediaType);
}
