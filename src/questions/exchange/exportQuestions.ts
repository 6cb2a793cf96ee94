import type { Question } from '../../api/entities';
import { saveFile } from '../../files/saveFile';
import type { ExportFormat } from './formats/found';
import { writeQuestions } from './formats/writeQuestions';

const files = {
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  gift: { ending: 'gift', type: 'text/plain;charset=utf-8' },
};

/** Lets the browser save questions as a file. */
export function exportQuestions(
  questions: readonly Question[],
  format: ExportFormat,
  name: string,
): void {
  const { ending, type } = files[format];
  saveFile(`${name}.${ending}`, writeQuestions(questions, format), type);
}
