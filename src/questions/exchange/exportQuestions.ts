import { saveFile } from '../../files/saveFile';
import { writers, type ExportFormat, type WrittenQuestion } from './formats/writeQuestions';

/** Lets the browser save questions as a file. */
export function exportQuestions(
  questions: readonly WrittenQuestion[],
  format: ExportFormat,
  name: string,
): void {
  const { ending, mediaType, write } = writers[format];
  saveFile(`${name}.${ending}`, write(questions), mediaType);
}
