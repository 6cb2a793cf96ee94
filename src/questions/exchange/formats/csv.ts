import { readCsv, unguardCell, type CsvRow } from '../../../files/csv';
import { optionNames, optionPlace, usualOptions } from '../../../items/options';
import type { QuestionFormat } from './format';
import { foundAt, type FoundQuestion } from './found';

/** What columns are called in the files of others, without marks and in lower case. */
const columnNames = new Map(
  Object.entries({
    _id: '_id',
    id: '_id',
    title: 'title',
    question: 'title',
    questiontext: 'title',
    text: 'title',
    description: 'description',
    explanation: 'description',
    answer: 'answer',
    correct: 'answer',
    correctanswer: 'answer',
    rightanswer: 'answer',
    type: 'type',
    category: 'type',
    categorytype: 'type',
    difficulty: 'difficulty',
    level: 'difficulty',
  }),
);

function columnOf(head: string): string {
  const plain = head.toLowerCase().replace(/[\s.:*-]/g, '');
  const option = /^(?:option|choice)?([a-h])$/.exec(plain)?.[1];
  return option?.toUpperCase() ?? columnNames.get(plain) ?? '';
}

const needed = ['title', ...optionNames.slice(0, usualOptions), 'answer'];

/** Which options an answer names: by a letter, or by the words of the option. */
function rightOnes(answer: string, options: readonly string[]): number[] | null {
  const byText = options.flatMap((option, index) => (option === answer ? [index] : []));
  const named = answer.replace(/^option\s+/i, '').split(/[\s,;/&+]+/);
  if (named.every((name) => /^[A-H]$/i.test(name))) {
    return [...new Set(named.map((name) => optionPlace(name.toUpperCase())))];
  }
  return byText.length > 0 ? byText.slice(0, 1) : null;
}

function readRow({ line, cells, broken }: CsvRow, columns: readonly string[]): FoundQuestion {
  const found = foundAt(line);
  const cell = (column: string): string => {
    const index = columns.indexOf(column);
    return index < 0 ? '' : unguardCell(cells[index] ?? '').trim();
  };
  const remark = (field: 'file' | 'answer', say: FoundQuestion['problems'][number]['say']) =>
    found.problems.push({ line, field, say });
  found.id = cell('_id') || undefined;
  found.title = cell('title');
  found.description = cell('description');
  found.type = cell('type');
  found.difficulty = cell('difficulty');
  found.options = [...'ABCDEFGH'].map(cell);
  while (found.options.length > usualOptions && found.options.at(-1) === '') found.options.pop();
  const answer = cell('answer');
  if (broken) {
    remark('file', (words) => words.quotes);
  } else if (cells.slice(columns.length).some((text) => text.trim() !== '')) {
    remark('file', (words) => words.moreCells(cells.length, columns.length));
  }
  if (answer !== '') {
    const right = rightOnes(answer, found.options);
    if (right === null || right.some((index) => index >= found.options.length)) {
      remark('answer', (words) => words.unknownAnswer(answer.slice(0, 80)));
    } else {
      found.right = right;
    }
  }
  return found;
}

/**
 * Reads questions from a table with a row a question, below a row that names the columns in any
 * order: `title`, `A` to `D` and `answer`, and perhaps `_id`, `description`, `type`, `difficulty`.
 */
function* readCsvQuestions(text: string): Generator<FoundQuestion, void, undefined> {
  let columns: string[] | undefined;
  for (const row of readCsv(text)) {
    if (columns) {
      yield readRow(row, columns);
      continue;
    }
    columns = row.cells.map(columnOf);
    const missing = needed.filter((name) => !columns?.includes(name));
    if (missing.length === 0) continue;
    const found = foundAt(row.line);
    const names = missing.join(', ');
    found.problems.push({ line: row.line, field: 'file', say: (words) => words.columns(names) });
    yield found;
    return;
  }
}

export const csv: QuestionFormat = {
  name: 'CSV',
  endings: ['csv', 'tsv'],
  likeness(head) {
    const heading = head.trimStart().split(/[\r\n]/, 1)[0] ?? '';
    return /\b(?:title|question|text)\b.*[,;\t|].*\b(?:answer|correct)/i.test(heading) ? 2 : 0;
  },
  read: readCsvQuestions,
};
