import { describe, expect, it } from 'vitest';
import { wholeRange } from '../../../src/items/kind/options';
import { en } from '../../../src/messages/en';
import type { Role } from '../../../src/fileFormats/tables/columns';
import { readQuestions } from '../../../src/fileFormats/judging/readQuestions';
import { recognizeFormat } from '../../../src/fileFormats/formats';
import { headingsKey, noChoices } from '../../../src/fileFormats/tables/tables';
import { defaults, judgeAll } from '../importing';

type Given = Parameters<typeof readQuestions>[2];

async function reading(text: string, given: Given = {}) {
  const read = await readQuestions([{ text, format: 'csv' }], [], { takesTags: true, ...given });
  const judged = judgeAll(read, defaults, { ...wholeRange, kinds: ['multiple'], tags: true });
  const [table] = read.tables;
  return {
    table,
    roles: Object.fromEntries(table?.columns.map(({ heading, role }) => [heading, role]) ?? []),
    drafts: judged.flatMap(({ draft }) => draft ?? []),
    said: judged.flatMap(({ problems }) =>
      problems.map(({ line, say }) => `${line}: ${say(en.exchange.problems, 1)}`),
    ),
  };
}

const head = 'question;A;B;C;D;answer';
const row = 'What melts at 0 °C?;ice;iron;lead;gold;A';
const ice = { title: 'What melts at 0 °C?', options: { A: 'ice', D: 'gold' }, answer: 'A' };

describe('the headings of a table', () => {
  it.each([
    ['in line 1', ``, true],
    ['after blank lines', '\r\n\r\n', true],
    ['after a row of empty cells', ';;;;;\r\n', true],
    ['after the name of the delimiter in quotation marks', '"sep=;"\r\n', true],
    [
      'after a title and a date',
      'Physics, 7b, third term;;;;;\r\nSaved 1 May 2030\r\n;;;;;\r\n',
      false,
    ],
    ['in the tenth row', 'One more note\r\n'.repeat(9), false],
  ])('are found %s', async (_, above, isSure) => {
    const text = `${above}${head}\r\n${row}\r\n`;
    const { drafts, said, table } = await reading(text);
    expect(said).toEqual([]);
    expect(drafts).toMatchObject([ice]);
    expect(table?.isSure).toBe(isSure);
    expect(recognizeFormat(text)).toBe('csv');
  });

  it('are bounded, and so are their columns', async () => {
    const { table, drafts, said } = await reading(
      `${head}${';x'.repeat(200)};${'('.repeat(400_000)}\n${row}${';y'.repeat(200)}\n`,
    );
    expect(said).toEqual([]);
    expect(drafts).toMatchObject([ice]);
    expect(table?.columns).toHaveLength(50);
    expect(table?.isSure).toBe(false);
  });

  it('are those of a row that was chosen for its columns before, or of the row that is chosen now', async () => {
    const text = `${head}\n${row}\nVraag;p;q;r;s;Oplossing\nWat?;ijs;ijzer;lood;goud;A`;
    const roles: Role[] = ['title', 'optionA', 'optionB', 'optionC', 'optionD', 'answer'];
    const key = headingsKey(['vraag', 'P', 'q', 'r', 's', ' Oplossing ', '']);
    const remembered = { ...noChoices, roles: new Map([[key, roles]]) };
    const again = await reading(text, { choices: remembered });
    expect(again.drafts.map(({ title }) => title)).toEqual(['Wat?']);
    expect(again.table).toMatchObject({ head: 2, isChosen: true, isSure: true });
    const choices = { ...remembered, heads: new Map([[undefined, 0]]) };
    expect((await reading(text, { choices })).drafts[0]).toMatchObject(ice);
  });

  it('may be missing, if the columns are chosen', async () => {
    const roles: Role[] = ['title', 'optionA', 'optionB', 'optionC', 'optionD', 'answer'];
    const choices = {
      heads: new Map([[undefined, -1]]),
      roles: new Map([[headingsKey(roles.map(() => '')), roles]]),
    };
    const { drafts } = await reading(row, { choices });
    expect(drafts).toMatchObject([ice]);
  });

  it('are named by their line where a column is missing', async () => {
    const { said, table } = await reading(`Week 3;;\n;;\nTask;A;B\nWhat?;ice;iron`);
    expect(said).toEqual([
      '3: Line 3 was taken for the headings. Columns not found: question, right answer. Choose them under “Columns”.',
    ]);
    expect(table).toMatchObject({ missing: ['title', 'answer'], isSure: false });
    expect(table?.columns[0]).toEqual({ heading: 'Task', role: 'leaveOut', samples: ['What?'] });
  });
});

describe('the templates of games', () => {
  it.each([
    [
      'a title with a line break, and a number for each question',
      '"Game\nTemplate",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300)","Correct Answer(s)\n(Only include Answer #)"\n1,Which is even?,1,2,3,5,20,2\n2,Which are odd?,1,2,3,4,20,"1,3"',
    ],
    [
      'advice above, and numbers without a heading',
      ',Template,,,,,,\n,"Questions, answers, and a time.",,,,,,\n,,,,,,,\n,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, or 30 secs",Correct answer(s) - choose at least one\n1,Which is even?,1,2,3,5,20,2\n2,Which are odd?,1,2,3,4,20,"1,3"',
    ],
    [
      'a kind for each question, and room for a fifth option',
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds\nWhich is even?,Multiple Choice,1,2,3,5,,2,30\nWhich are odd?,Checkbox,1,2,3,4,,"1,3",30',
    ],
  ])('are read with %s', async (_, text) => {
    const { drafts, said, table } = await reading(text);
    expect(said).toEqual([]);
    expect(drafts).toMatchObject([
      { title: 'Which is even?', answer: 'B' },
      { title: 'Which are odd?', answer: 'AC', kind: 'multiple' },
    ]);
    expect(drafts[0]).not.toHaveProperty('kind', 'multiple');
    // The time is left over.
    expect(table?.isSure).toBe(false);
  });
});

describe('numbers of questions', () => {
  const options = 'a,b,c,d,answer';
  const cells = 'ice,iron,lead,gold,A';

  it.each([
    '#',
    'No.',
    'Nr.',
    'Question #',
    'Question No.',
    'Fragennummer',
    'Lfd. Nr.',
    'رقم السؤال',
    '',
  ])('are left out under %j', async (heading) => {
    const text = `${heading},Question,${options}\n1,What melts?,${cells}\n2,What freezes?,${cells}`;
    const { drafts } = await reading(text);
    expect(drafts.map(({ title }) => title)).toEqual(['What melts?', 'What freezes?']);
  });

  it.each([
    ['1', '2'],
    ['1.', '2.'],
    ['Q1', 'Q2'],
    ['Question 7', 'Question 9'],
    ['3a)', '3b)'],
  ])('are no titles, whatever their heading: %j', async (one, two) => {
    const rows = (...more: string[]) => [one, two].map((name) => [name, ...more, cells].join(','));
    const beside = await reading([`Question,Text,${options}`, ...rows('What melts?')].join('\n'));
    expect(beside.drafts.map(({ title }) => title)).toEqual(['What melts?', 'What melts?']);
    const alone = await reading([`Question,${options}`, ...rows()].join('\n'));
    expect(alone.drafts).toEqual([]);
    expect(alone.said).toEqual([expect.stringContaining('Columns not found: question.')]);
  });
});

describe('a column about a topic or a level', () => {
  const german = (name: string, ...words: string[]) =>
    [`Frage;A;B;C;D;Lösung;${name}`, ...words.map((word) => `${row};${word}`)].join('\n');

  it.each([
    ['Thema', 'Optik', 'Mechanik', 'tags'],
    ['Kategorie', 'Backend', 'Wärme', 'tags'],
    ['Thema', 'Backend', 'DO', 'type'],
    ['Niveau', 'Klasse 7', 'Klasse 8', 'tags'],
    ['Niveau', 'leicht', 'schwer', 'difficulty'],
    ['Schwierigkeit', '1', '3', 'leaveOut'],
    ['Typ', 'Linsen', 'Spiegel', 'tags'],
    ['Typ', 'Multiple Choice', 'MC', 'kind'],
  ])('%s with “%s” and “%s” becomes %s', async (name, one, two, role) => {
    const { drafts, roles, said } = await reading(german(name, one, two));
    expect(said).toEqual([]);
    expect(drafts).toHaveLength(2);
    expect(roles[name]).toBe(role);
    expect(drafts[0]?.tags ?? []).toEqual(role === 'tags' ? [one] : []);
  });

  it('is the field that most of its words belong to, and the others are refused', async () => {
    const { drafts, roles, said, table } = await reading(
      german('Kategorie', 'Backend', 'FE', 'DO', 'Wärme'),
    );
    expect(roles['Kategorie']).toBe('type');
    expect(drafts.map(({ type }) => type)).toEqual(['BE', 'FE', 'DO']);
    expect(said).toEqual([expect.stringContaining('Wärme')]);
    expect(table?.isSure).toBe(false);
  });

  it('is left out where questions have no tags', async () => {
    const { roles, table } = await reading(german('Thema', 'Optik'), { takesTags: false });
    expect(roles).toMatchObject({ Thema: 'leaveOut' });
    expect(table?.isSure).toBe(false);
  });

  it('gives its words to the tags beside it', async () => {
    const text = `Frage;A;B;C;D;Lösung;Thema;Schlagwörter\n${row};Optik;Licht, Linsen`;
    expect((await reading(text)).drafts[0]?.tags).toEqual(['Optik', 'Licht', 'Linsen']);
  });

  it('gives tags without signs that hide or reorder, and none that nobody sees', async () => {
    const text = `Frage;A;B;C;D;Lösung;Schlagwörter\n${row};"Li\u202echt\u001b, \u200b, Lin\u2028sen"`;
    expect((await reading(text)).drafts[0]?.tags).toEqual(['Licht', 'Lin sen']);
  });
});

it('a choice comes before what headings say', async () => {
  const text = `${head}\n${row}`;
  const roles: Role[] = ['title', 'optionB', 'optionA', 'optionC', 'tags', 'answer'];
  const choices = { ...noChoices, roles: new Map([[headingsKey(head.split(';')), roles]]) };
  expect((await reading(text, { choices })).drafts).toMatchObject([
    { options: { A: 'iron', B: 'ice', C: 'lead' }, answer: 'A', tags: ['gold'] },
  ]);
});

it('a letter in the key means the option of that name, also where one before it is left out', async () => {
  const { drafts } = await reading('question;A;B;D;answer\nWhat melts?;iron;lead;ice;D');
  expect(drafts).toMatchObject([{ options: { A: 'iron', B: 'lead', C: 'ice' }, answer: 'C' }]);
});
