import { beforeAll, describe, expect, it } from 'vitest';
import { createPauses } from '../../src/base/slices';
import { wholeRange } from '../../src/items/kind/options';
import { en } from '../../src/messages/en';
import { openArchive } from '../../src/fileFormats/archive/openArchive';
import type { Format } from '../../src/fileFormats/formats';
import { noDefaults } from '../../src/fileFormats/judging/judgeQuestions';
import { readQuestions } from '../../src/fileFormats/judging/readQuestions';
import { writers, type ExportFormat } from '../../src/fileFormats/writeQuestions';
import { question } from '../questions/bank/bankAtSchool';
import { judgeAll } from './importing';
import { readBlobs } from './readBlobs';

const types = [
  { value: 'BIO', label: 'Biology' },
  { value: 'C++', label: 'C++' },
  { value: 'C#', label: 'C sharp' },
  { value: 'env', label: 'Environmental systems' },
];
beforeAll(readBlobs);

const takes = { ...wholeRange, kinds: ['multiple' as const], tags: true };

/** The types and tags of a text's questions, or why they cannot be added. */
async function typesIn(text: string, format: Format, own: typeof types | null = types) {
  const read = await readQuestions([{ text, format }], [], own ? { types: own } : {});
  return judgeAll(read, { ...noDefaults, difficulty: 'easy', description: 'Why' }, takes).map(
    ({ draft, problems }) =>
      draft
        ? [draft.type, draft.tags]
        : problems.map(({ say }) => say(en.exchange.problems, 1)).join(' '),
  );
}

describe.each(Object.keys(writers) as ExportFormat[])('%s', (format) => {
  it('reads back the types of a bank that has its own', async () => {
    const questions = types.map(({ value }, nth) =>
      question(`q${nth}`, { type: value, tags: ['Biology', 'frontend'] }),
    );
    const written = await writers[format].write(questions, new Map(), createPauses());
    const texts =
      typeof written === 'string'
        ? [{ text: written, format: format as Format }]
        : (await openArchive(new Blob([written]))).texts;
    const judged = judgeAll(await readQuestions(texts, [], { types }), noDefaults, takes);
    expect(judged.map(({ draft }) => [draft?.type, draft?.tags])).toEqual(
      types.map(({ value }) => [value, ['Biology', 'frontend']]),
    );
  });
});

describe('a file that names the types of a bank in its own words', () => {
  const table = (type: string) =>
    `question,option a,option b,answer,type\nWhat is this?,One,Two,A,${type}`;

  it.each([
    ['bio', 'BIO'],
    ['BIOLOGY', 'BIO'],
    ['c++', 'C++'],
    ['C #', 'C#'],
    ['environmental-systems', 'env'],
  ])('is understood: %s', async (said, type) => {
    expect(await typesIn(table(said), 'csv')).toEqual([[type, undefined]]);
  });

  it('is told which there are, where it has another', async () => {
    expect(await typesIn(`${table('BIO')}\nWhat was that?,One,Two,A,Frontend`, 'csv')).toEqual([
      ['BIO', undefined],
      '“Frontend” is not a category. The categories are BIO (Biology), C++, C# (C sharp), env (Environmental systems).',
    ]);
  });

  it('says so by a category', async () => {
    const gift = '$CATEGORY: Year 9/Biology\n\n::cell::What is a cell?{=A unit ~A room}';
    expect(await typesIn(gift, 'gift')).toEqual([['BIO', undefined]]);
  });

  it('says so by a tag, and keeps the others', async () => {
    const gift = '// [tag:Year 9] [tag:biology] [tag:easy]\nWhat is a cell?{=A unit ~A room}';
    expect(await typesIn(gift, 'gift')).toEqual([['BIO', ['Year 9']]]);
  });
});

it('a bank with the usual types keeps the type of another one as a tag, and asks', async () => {
  const gift = '// [tag:type:BIO]\nWhat is a cell?{=A unit ~A room}';
  const read = await readQuestions([{ text: gift, format: 'gift' }]);
  const defaults = { type: 'FE', difficulty: 'easy', description: 'Why' } as const;
  const [judged] = judgeAll(read, defaults, takes);
  expect([judged?.draft?.type, judged?.draft?.tags]).toEqual(['FE', ['type:BIO']]);
  expect(read.questions[0]?.found.type).toBe('');
});

describe('the usual types', () => {
  const usual = (text: string, format: Format) => typesIn(text, format, null);

  it.each([
    ['01 Frontend', 'FE'],
    ['1. Back-end', 'BE'],
    ['(DevOps)', 'DO'],
    ['الْوَاجِهَة الأمامية', 'FE'],
  ])('are known by their letters: %s', async (said, type) => {
    const gift = `$CATEGORY: $course$/top/${said}\n\nWhat is this?{=One ~Two}`;
    expect(await usual(gift, 'gift')).toEqual([[type, undefined]]);
  });

  it('are not taken from the tags of a table, which has a column for them', async () => {
    const csv = 'question,option a,option b,answer,tags\nWhat is this?,One,Two,A,"Frontend, easy"';
    const read = await readQuestions([{ text: csv, format: 'csv' }]);
    const defaults = { type: 'BE', difficulty: 'hard', description: 'Why' } as const;
    const [judged] = judgeAll(read, defaults, takes);
    expect(judged?.draft).toMatchObject({
      ...{ type: 'BE', difficulty: 'hard', tags: ['Frontend', 'easy'] },
    });
  });
});

describe('types with odd names', () => {
  const csvOf = (type: string) =>
    `question,option a,option b,answer,type\nWhat is this?,One,Two,A,${type}`;
  const odd = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

  it.each(['constructor', '__proto__', 'toString'])('are read: %s', async (type) => {
    expect(await typesIn(csvOf(type), 'csv', odd([type]))).toEqual([[type, undefined]]);
  });

  it.each(['C-', 'c', 'A1', 'A-1'])('are told apart by their signs and case: %s', async (type) => {
    const types = odd(['C', 'C-', 'c', 'A-1', 'A1']);
    expect(await typesIn(csvOf(type), 'csv', types)).toEqual([[type, undefined]]);
  });

  it('may be what tables call a kind of question', async () => {
    expect(await typesIn(csvOf('SC'), 'csv', odd(['SC', 'MA']))).toEqual([['SC', undefined]]);
  });

  it('may be what a difficulty is called', async () => {
    const gift = '// [tag:type:Medium] [tag:difficulty:hard]\nWhat is this?{=One ~Two}';
    const read = await readQuestions([{ text: gift, format: 'gift' }], [], {
      types: odd(['Medium']),
    });
    expect(read.questions[0]?.found).toMatchObject({ type: 'Medium', difficulty: 'hard' });
  });

  it('are found however their letters are put together', async () => {
    const named = 'Économie';
    expect(await typesIn(csvOf(named.normalize('NFD')), 'csv', odd([named]))).toEqual([
      [named, undefined],
    ]);
  });
});

it('a type that the bank does not have is not one that a tag beside it is called', async () => {
  const gift = '// [tag:type:AST] [tag:Biology]\nWhat is a star?{=A sun ~A room}';
  const read = await readQuestions([{ text: gift, format: 'gift' }], [], { types });
  expect(read.questions[0]?.found).toMatchObject({ type: '', tags: ['type:AST', 'Biology'] });
});
