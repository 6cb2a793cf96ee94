import { describe, expect, it } from 'vitest';
import { createPauses } from '../../src/base/slices';
import type { Question, QuestionInput } from '../../src/api/entities';
import { keyedNumbers } from '../../src/items/numeric/acceptedNumbers';
import { inAmounts } from '../../src/fileFormats/found/inAmounts';
import { en } from '../../src/messages/en';
import { noDefaults } from '../../src/fileFormats/judging/judgeQuestions';
import { wholeRange } from '../../src/items/kind/options';
import type { Format } from '../../src/fileFormats/formats';
import { readQuestions } from '../../src/fileFormats/judging/readQuestions';
import { writers } from '../../src/fileFormats/writeQuestions';
import { defaults, importing, judgeAll } from './importing';

const read = async (format: Format, text: string) => {
  const takes = { kinds: ['numeric' as const] };
  const { drafts, said, found } = await importing([{ text, format }], defaults, false, {}, takes);
  const keys = drafts.map(({ answer, accepted }) => [answer, ...(accepted ?? [])]);
  return { drafts, keys, said, found };
};

const gift = (answers: string) => read('gift', `How much? {#${answers}}`);

describe('numbers in GIFT', () => {
  it.each([
    ['3', ['3']],
    ['3.14:0.01', ['3.14', { number: '3.14', tolerance: '0.01' }]],
    ['3:0', ['3']],
    ['3..4', ['3', { number: '3', to: '4' }]],
    ['-1.5e3:1E1', ['-1500', { number: '-1500', tolerance: '10' }]],
    [
      '=3.14:0.01 =%50%3:1',
      ['3.14', { number: '3.14', tolerance: '0.01' }, { number: '3', tolerance: '1', share: 50 }],
    ],
    ['\n=%50%2#\n=%100%3:0#\n=%0%*#\n~#', ['3', { number: '2', share: 50 }]],
  ])('are read: %j', async (answers, key) => {
    const { drafts, keys, said } = await gift(answers);
    expect(drafts).toMatchObject([{ title: 'How much?', options: {}, kind: 'numeric' }]);
    expect(keys).toEqual([key]);
    expect(said).toEqual([]);
  });

  it.each([
    ['=3 # Yes. =%50%2 ~ # No.', '1 answer: Feedback on numbers is not imported.'],
    ['=3 =%-20%2', '1 answer: Points that a wrong number takes away are not imported.'],
    ['=3 =%12.5%2', '1 answer: Shares of points are rounded to whole percent.'],
    [
      '=%50%3:1 =3',
      '1 answer: Where accepted numbers overlap, the one with the most points counts.',
    ],
    ['1,500', '1 answer: “1,500” was read as 1500.'],
  ])('say what is lost of %j', async (answers, sentence) => {
    const { drafts, said } = await gift(answers);
    expect(said).toEqual([sentence]);
    expect(drafts).toHaveLength(1);
  });

  it.each([
    ['x', '1 answer: “x” is not a number. Write 3.14, 3.14 ± 0.01, 3 – 4 or 2 (50%).'],
    ['3:x', '1 answer: “x” is not a number. Write 3.14, 3.14 ± 0.01, 3 – 4 or 2 (50%).'],
    ['=%50%3', '1 answer: No number earns all points. Mark one as right.'],
    ['', '1 answer: “” is not a number. Write 3.14, 3.14 ± 0.01, 3 – 4 or 2 (50%).'],
    [
      Array.from({ length: 12 }, (_, each) => `=${each}`).join(' '),
      '1 answer: Accepts 11 more numbers. Leave at most 10.',
    ],
  ])('are refused: %j', async (answers, sentence) => {
    const { drafts, said } = await gift(answers);
    expect(said).toEqual([sentence]);
    expect(drafts).toEqual([]);
  });

  it('take one third as 33 percent without a word', async () => {
    const { keys, said } = await gift('=3 =%33.33333%2');
    expect(keys).toEqual([['3', { number: '2', share: 33 }]]);
    expect(said).toEqual([]);
  });
});

const moodle = (rest: string) =>
  read(
    'moodle',
    `<quiz><question type="numerical"><questiontext><text>How far?</text></questiontext>${rest}</question></quiz>`,
  );
const answer = (text: string, fraction: number, tolerance: string, feedback = '') =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${text}</text><feedback><text>${feedback}</text></feedback><tolerance>${tolerance}</tolerance></answer>`;
const unit = (name: string, multiplier = 1) =>
  `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`;

describe('numbers in Moodle XML', () => {
  it('are read with tolerances and shares', async () => {
    const { drafts, keys, said } = await moodle(
      answer('3.14', 100, '0.01') + answer('3', 50, '0') + answer('*', 0, '0'),
    );
    expect(drafts).toMatchObject([{ title: 'How far?', options: {}, kind: 'numeric' }]);
    expect(keys).toEqual([
      ['3.14', { number: '3.14', tolerance: '0.01' }, { number: '3', share: 50 }],
    ]);
    expect(said).toEqual([]);
  });

  it.each([
    [`<units>${unit('m')}</units>`, 'The unit “m” is not imported. Name it in the question.', 1],
    [
      `<units>${unit('m')}${unit('cm', 100)}</units>`,
      'Is graded by the unit, which cannot be imported. Ask for one unit in the question.',
      0,
    ],
    [
      `<unitgradingtype>1</unitgradingtype><units>${unit('m')}</units>`,
      'Is graded by the unit, which cannot be imported. Ask for one unit in the question.',
      0,
    ],
  ])('have units: %j', async (units, sentence, count) => {
    const { drafts, said } = await moodle(answer('3', 100, '0') + units);
    expect(said).toEqual([`1 answer: ${sentence}`]);
    expect(drafts).toHaveLength(count);
  });

  it('say that feedback is lost', async () => {
    const { said } = await moodle(answer('3', 100, '0') + answer('*', 0, '0', 'No.'));
    expect(said).toEqual(['1 answer: Feedback on numbers is not imported.']);
  });

  it('are as the file says where somebody changed it after the export', async () => {
    const original = '<accepted>5 ± 10%</accepted>';
    expect((await moodle(answer('5', 100, '0.5') + original)).keys).toEqual([
      ['5', { number: '5', tolerance: '10%' }],
    ]);
    expect((await moodle(answer('6', 100, '0.5') + original)).keys).toEqual([
      ['6', { number: '6', tolerance: '0.5' }],
    ]);
  });
});

const item = (rules: string, declared = '<correctResponse><value>3.14</value></correctResponse>') =>
  read(
    'qti',
    `<assessmentItem title="T"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="float">${declared}</responseDeclaration><itemBody><p>It is <textEntryInteraction responseIdentifier="RESPONSE"/> m.</p></itemBody>${rules}</assessmentItem>`,
  );
const processing = (...conditions: [string, number][]) =>
  `<responseProcessing><responseCondition>${conditions
    .map(([condition, points], place) => {
      const name = place === 0 ? 'responseIf' : 'responseElseIf';
      return `<${name}>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue></${name}>`;
    })
    .join('')}</responseCondition></responseProcessing>`;
const variable = '<variable identifier="RESPONSE"/>';
const value = (number: string) => `<baseValue baseType="float">${number}</baseValue>`;
const equal = (attributes: string, other = '<correct identifier="RESPONSE"/>') =>
  `<equal ${attributes}>${variable}${other}</equal>`;

describe('numbers in QTI 2', () => {
  it.each([
    ['', ['3.14']],
    ['<responseProcessing template="https://x/match_correct"/>', ['3.14']],
    [processing([equal('toleranceMode="exact"'), 1]), ['3.14']],
    [
      processing([equal('toleranceMode="absolute" tolerance="0.01 0.01"'), 2]),
      ['3.14', { number: '3.14', tolerance: '0.01' }],
    ],
    [
      processing(
        [equal('toleranceMode="relative" tolerance="2"'), 1],
        [equal('', value('3')), 0.5],
      ),
      ['3.14', { number: '3.14', tolerance: '2%' }, { number: '3', share: 50 }],
    ],
    [
      processing(
        [`<isNull>${variable}</isNull>`, 0],
        [
          `<and><not><isNull>${variable}</isNull></not><gte>${variable}${value('3')}</gte><lte>${variable}${value('4')}</lte></and>`,
          1,
        ],
      ),
      ['3', { number: '3', to: '4' }],
    ],
    [
      processing([
        `<and><gte>${variable}${value('3')}</gte><lte>${variable}${value('4')}</lte></and>`,
        1,
      ]),
      ['3', { number: '3', to: '4' }],
    ],
  ])('are read: %j', async (rules, key) => {
    const { drafts, keys, said } = await item(rules);
    expect(said).toEqual([]);
    expect(drafts).toMatchObject([{ title: 'It is _____ m.', kind: 'numeric' }]);
    expect(keys).toEqual([key]);
  });

  it('are read from a mapping', async () => {
    const { keys } = await item(
      '<responseProcessing template="https://x/map_response"/>',
      '<mapping defaultValue="0"><mapEntry mapKey="3" mappedValue="2"/><mapEntry mapKey="4" mappedValue="1"/></mapping>',
    );
    expect(keys).toEqual([['3', { number: '4', share: 50 }]]);
  });

  it.each([
    processing(['<customOperator/>', 1]),
    processing([equal('toleranceMode="absolute" tolerance="1 2"'), 1]),
    processing([`<equalRounded figures="2">${variable}${value('3')}</equalRounded>`, 1]),
  ])('are refused where a rule says more: %j', async (rules) => {
    const { drafts, said } = await item(rules);
    expect(drafts).toEqual([]);
    expect(said).toHaveLength(1);
  });

  it('say that an end of a range counts', async () => {
    const { said } = await item(
      processing([
        `<and><gt>${variable}${value('3')}</gt><lte>${variable}${value('4')}</lte></and>`,
        1,
      ]),
    );
    expect(said).toEqual(['1 answer: The ends of a range count as right.']);
  });
});

const canvas = (...rules: [string, number][]) =>
  read(
    'qti',
    `<questestinterop><item title="Q"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>numerical_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>How far?</mattext></material><response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str></presentation><resprocessing>${rules
      .map(
        ([condition, points]) =>
          `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">${points}</setvar></respcondition>`,
      )
      .join('')}</resprocessing></item></questestinterop>`,
  );
const bound = (name: string, number: string) =>
  `<${name} respident="response1">${number}</${name}>`;
const exactly = (number: string, from: string, to: string, lower = 'vargte') =>
  `<or>${bound('varequal', number)}<and>${bound(lower, from)}${bound('varlte', to)}</and></or>`;

describe('numbers of Canvas', () => {
  it.each<[string, [string, number][], unknown[], string[]]>([
    ['exact', [[exactly('3', '3', '3'), 100]], ['3'], []],
    [
      'with a margin',
      [[exactly('3.14', '3.13', '3.15'), 100]],
      ['3.14', { number: '3.14', tolerance: '0.01' }],
      [],
    ],
    [
      'a range, or another number',
      [
        [bound('vargte', '3') + bound('varlte', '4'), 100],
        [exactly('9', '9', '9'), 100],
      ],
      ['3', { number: '3', to: '4' }, { number: '9' }],
      [],
    ],
    [
      'precise to some digits',
      [[exactly('3.1', '3.05', '3.15', 'vargt'), 100]],
      ['3.1', { number: '3.1', tolerance: '0.05' }],
      ['1 answer: The ends of a range count as right.'],
    ],
  ])('are read: %s', async (_name, rules, key, sentences) => {
    const { keys, said } = await canvas(...rules);
    expect(keys).toEqual([key]);
    expect(said).toEqual(sentences);
  });
});

const csv = (...cells: string[]) =>
  read(
    'csv',
    ['question,kind,answer', ...cells.map((cell) => `How much?,numeric,"${cell}"`)].join('\n'),
  );

describe('numbers in CSV', () => {
  it.each([
    ['3.14', ['3.14']],
    ["'-3,5", ['-3.5']],
    ['٣٫١٤ ± ٠٫٠١', ['3.14', { number: '3.14', tolerance: '0.01' }]],
    ['5 +/- 10 %', ['5', { number: '5', tolerance: '10%' }]],
    ['3 – 4; 5 (50%)', ['3', { number: '3', to: '4' }, { number: '5', share: 50 }]],
    ['-4--3', ['-4', { number: '-4', to: '-3' }]],
    ['3 bis 4', ['3', { number: '3', to: '4' }]],
    ['٣ إلى ٤؛ ٥ (٥٠٪)', ['3', { number: '3', to: '4' }, { number: '5', share: 50 }]],
    ['1e-5', ['0.00001']],
  ])('are read as people write them: %j', async (cell, key) => {
    const { keys, said } = await csv(cell);
    expect(said).toEqual([]);
    expect(keys).toEqual([key]);
  });

  it.each(['', 'many', '3 ± x', '3 (150%)', '3 – 4 – 5'])('are refused: %j', async (cell) => {
    const { drafts, said } = await csv(cell);
    expect(drafts).toEqual([]);
    expect(said).toHaveLength(1);
  });

  it('stand beside questions with options, whose keys they do not change', async () => {
    const { drafts, said } = await read(
      'csv',
      'question,A,B,C,D,answer,kind\nWhich?,a,b,c,d,2,single\nHow many?,,,,,0,numeric',
    );
    expect(drafts).toMatchObject([{ answer: 'B' }, { answer: '0', kind: 'numeric' }]);
    expect(said).toEqual([]);
  });
});

const question: QuestionInput = {
  ...{ title: 'How much?', description: 'None', options: {}, kind: 'numeric', answer: '-3' },
  accepted: [
    { number: '-3', tolerance: '2%' },
    { number: '7', to: '8', share: 50 },
  ],
  ...{ type: 'FE', difficulty: 'easy' },
};

it('a server that takes no numbers is named as the reason', async () => {
  const { drafts, said } = await importing([{ text: 'How much? {#3}', format: 'gift' }]);
  expect(drafts).toEqual([]);
  expect(said).toEqual(['1 answer: Questions that ask for a number cannot be added here.']);
});

it('no spreadsheet runs a number as a formula', async () => {
  const written = await writers.csv.write([question], new Map(), createPauses());
  expect(written).toContain("'-3 ± 2%; 7 – 8 (50%)");
});

it.each([
  ['gift', '=-3:0.06\n=%50%7..8'],
  [
    'moodle',
    '<text>-3</text><feedback format="plain_text"><text></text></feedback><tolerance>0.06</tolerance>',
  ],
  ['moodle', 'fraction="50" format="moodle_auto_format"><text>7.5</text>'],
] as const)('%s has amounts for other readers', async (format, part) => {
  const written = await writers[format].write([question], new Map(), createPauses());
  expect(written).toContain(part);
});

describe('a number in the bank', () => {
  const twinOf = async (known: QuestionInput, text: string) => {
    const bank: Question[] = [{ ...known, _id: 'q1' }];
    const source = [{ text, format: 'gift' as const }];
    const given = { ...noDefaults, description: 'None', type: 'FE', difficulty: 'easy' as const };
    const takes = { ...wholeRange, kinds: ['numeric' as const] };
    const [judged] = judgeAll(await readQuestions(source, bank), given, takes);
    return judged?.twin?.say(en.exchange.problems, 1);
  };
  const { inBank, changedInBank } = en.exchange.problems;

  it('is the same question with the same title and number', async () => {
    expect(await twinOf(question, 'How much? {#-3}')).toBe(inBank);
    expect(await twinOf(question, 'How much? {#-4}')).toBeUndefined();
  });

  it('is not reworded by what says nothing, but by another tolerance', async () => {
    const known = { ...question, accepted: [{ number: '-3', tolerance: '0', share: 100 }] };
    expect(await twinOf(known, '// [id:q1]\nHow much? {#-3}')).toBe(inBank);
    expect(await twinOf(known, '// [id:q1]\nHow much? {#-3:1}')).toBe(changedInBank);
  });
});

it.each([
  [
    { number: '3', to: '4' },
    { number: '3.5', tolerance: '0.5' },
  ],
  [
    { number: '4', to: '-4.5' },
    { number: '-0.25', tolerance: '4.25' },
  ],
  [
    { number: '-3.14', tolerance: '2%' },
    { number: '-3.14', tolerance: '0.0628' },
  ],
  [{ number: '0', tolerance: '2%' }, { number: '0' }],
  [
    { number: '0.1', tolerance: '0.01', share: 5 },
    { number: '0.1', tolerance: '0.01', share: 5 },
  ],
])('%j is %j in amounts', (accepted, expected) => {
  expect(inAmounts(accepted)).toEqual(expected);
});

it('what counts beside an answer is said in one way', () => {
  expect(
    keyedNumbers([
      { number: '3', tolerance: '0%' },
      { number: '3', share: 50 },
      { number: '4', to: '4' },
    ]),
  ).toEqual({ answer: '3', accepted: [{ number: '4' }] });
});
