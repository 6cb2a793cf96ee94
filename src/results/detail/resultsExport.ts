import { codeLoader } from '../../base/codeLoader';
import type { Result } from '../../api/entities';
import { writtenName } from '../../rules/people';
import { secondsOf } from './participation';

/** A result with what belongs to it in a file and is not part of it everywhere. */
export interface ExportedResult {
  result: Result;
  /** The name of its group, if it is known. */
  groupName?: string | undefined;
  /** The score for right answers to all questions, if it is known. */
  maximum?: number | undefined;
}

export interface ExportOptions {
  /** IANA name of the zone of all times. @default the viewer's */
  timeZone?: string | undefined;
  /** Whether ids are columns too, for other programs. @default false */
  withIds?: boolean | undefined;
}

/** Column names of an export: keys for a gradebook, the same in every language. */
const resultColumns = [
  'quiz',
  'group',
  'closed_at',
  'first_name',
  'last_name',
  'email',
  'score',
  'maximum',
  'percent',
  'started_at',
  'finished_at',
  'duration_seconds',
  'late_received_at',
  'time_zone',
] as const;

/** Further columns, for who asks for them. */
const idColumns = ['quiz_id', 'group_id', 'participation_id', 'participant_id'] as const;

type Column = (typeof resultColumns)[number] | (typeof idColumns)[number];
type Cells = Partial<Record<Column, string | number | null | undefined>>;

/** A clock whose times spreadsheets read as such: `2026-05-04 11:00:12`. */
function clockIn(timeZone: string | undefined) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...({ calendar: 'gregory', numberingSystem: 'latn' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', second: '2-digit' } as const),
    timeZone,
  });
  return {
    zone: format.resolvedOptions().timeZone,
    time: (instant: string | null | undefined) => {
      const date = new Date(instant ?? Number.NaN);
      return Number.isNaN(date.getTime()) ? '' : format.format(date);
    },
  };
}

/** In percent with one decimal; nothing without a maximum. */
function percentOf(score: number, maximum: number | undefined): number | undefined {
  return maximum ? Math.round((1000 * score) / maximum) / 10 : undefined;
}

/**
 * The names of the columns, and a row for each participation. A result without any has one row that
 * names the quiz.
 */
export function resultCells(
  exported: readonly ExportedResult[],
  { timeZone, withIds = false }: ExportOptions = {},
): { columns: readonly Column[]; rows: (string | number)[][] } {
  const columns: readonly Column[] = withIds ? [...resultColumns, ...idColumns] : resultColumns;
  const { zone, time } = clockIn(timeZone);
  const rows = exported.flatMap(({ result: { quiz, participants }, groupName, maximum }) => {
    const ofQuiz: Cells = {
      quiz: quiz.title,
      group: groupName,
      closed_at: time(quiz.closed_at),
      maximum,
      time_zone: zone,
      quiz_id: quiz._id,
      group_id: quiz.group,
    };
    const ofParticipants = participants.map((row): Cells => ({
      ...ofQuiz,
      first_name: writtenName(row.participant.first_name),
      last_name: writtenName(row.participant.last_name),
      email: row.participant.email,
      score: row.score,
      percent: percentOf(row.score, maximum),
      started_at: time(row.started_at),
      finished_at: time(row.finished_at),
      duration_seconds: secondsOf(row),
      late_received_at: time(row.late?.received_at),
      participation_id: row._id,
      participant_id: row.participant._id,
    }));
    return ofParticipants.length > 0 ? ofParticipants : [ofQuiz];
  });
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
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

const loadWriter = codeLoader(() =>
  Promise.all([import('../../files/csv'), import('../../files/saveFile')]),
);

/** Saves results as a CSV file. Loads the writer on first use, and throws if that fails. */
export async function exportResults(
  name: string,
  exported: readonly ExportedResult[],
  options: ExportOptions,
): Promise<void> {
  const [{ csvOf }, { saveFile }] = await loadWriter();
  const { columns, rows } = resultCells(exported, options);
  saveFile(name, csvOf(columns, rows), 'text/csv;charset=utf-8');
}
