import type { Result } from '../../api/entities';
import { secondsOf } from './participation';

/** A result with the name of its group, if it is known. */
export interface ExportedResult {
  result: Result;
  groupName?: string | undefined;
}

/** Column names of an export: keys for a gradebook, the same in every language. */
export const resultColumns = [
  'quiz_id',
  'quiz',
  'group_id',
  'group',
  'closed_at',
  'participation_id',
  'participant_id',
  'first_name',
  'last_name',
  'email',
  'score',
  'started_at',
  'finished_at',
  'duration_seconds',
  'late_received_at',
] as const;

type Cells = (string | number)[];

/** A row for each participation. A result without any has one row that names the quiz. */
export function resultCells(exported: readonly ExportedResult[]): Cells[] {
  return exported.flatMap(({ result: { quiz, participants }, groupName }) => {
    const ofQuiz = [quiz._id, quiz.title, quiz.group, groupName, quiz.closed_at];
    const rows = participants.map((row) => {
      const { _id, participant, score, started_at, finished_at, late } = row;
      const { first_name, last_name, email } = participant;
      return [
        ...[_id, participant._id, first_name, last_name, email],
        ...[score, started_at, finished_at, secondsOf(row), late?.received_at],
      ];
    });
    return (rows.length > 0 ? rows : [[]]).map((row): Cells =>
      resultColumns.map((_, index) => [...ofQuiz, ...row][index] ?? ''),
    );
  });
}

/** A file name from words in any script. A dash replaces characters that file systems reject. */
export function fileNameOf(...words: string[]): string {
  const name = words
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // 60 letters of any script fit into the 255 bytes of a file name.
  return `${[...name].slice(0, 60).join('').replace(/-$/, '')}.csv`;
}

/** Saves results as a CSV file. Loads the writer on first use, and throws if that fails. */
export async function exportResults(
  name: string,
  exported: readonly ExportedResult[],
): Promise<void> {
  const [{ csvOf }, { saveFile }] = await Promise.all([
    import('../../files/csv'),
    import('../../files/saveFile'),
  ]);
  saveFile(name, csvOf(resultColumns, resultCells(exported)), 'text/csv;charset=utf-8');
}
