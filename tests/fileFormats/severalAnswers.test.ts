import { describe, expect, it } from 'vitest';
import { createPauses } from '../../src/base/slices';
import type { QuestionInput } from '../../src/api/entities';
import type { Format } from '../../src/fileFormats/formats';
import { writers } from '../../src/fileFormats/writeQuestions';
import { defaults, importing } from './importing';

const answer = (text: string, fraction: number) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;
const moodle = (single: boolean, ...fractions: number[]) =>
  `<quiz><question type="multichoice"><questiontext><text>Which?</text></questiontext><single>${single}</single>${fractions.map((fraction, place) => answer('abcd'.charAt(place), fraction)).join('')}</question></quiz>`;

const files: [name: string, Format, text: string][] = [
  ['GIFT with shares', 'gift', 'Which? {~%50%a ~%-50%b ~%50%c ~%-50%d}'],
  ['GIFT without penalties', 'gift', 'Which? {~%50%a ~b ~%50%c ~d}'],
  ['Moodle XML', 'moodle', moodle(false, 50, -50, 50, -50)],
  ['Aiken', 'aiken', 'Which?\nA. a\nB. b\nC. c\nD. d\nANSWER: A, C'],
  ['CSV', 'csv', 'title,A,B,C,D,answer\nWhich?,a,b,c,d,"A, C"'],
  [
    'QTI',
    'qti',
    `<assessmentItem><responseDeclaration identifier="RESPONSE" cardinality="multiple"><correctResponse><value>x</value><value>z</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which?</prompt><simpleChoice identifier="x">a</simpleChoice><simpleChoice identifier="y">b</simpleChoice><simpleChoice identifier="z">c</simpleChoice><simpleChoice identifier="w">d</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
  ],
];

describe.each(files)('several right answers in %s', (_name, format, text) => {
  it('are imported where the server takes them', async () => {
    const { drafts, said } = await importing([{ text, format }], defaults, true);
    expect(drafts).toMatchObject([{ title: 'Which?', kind: 'multiple', answer: 'AC' }]);
    expect(said).toEqual([]);
  });

  it('are refused where it does not', async () => {
    const { drafts, said } = await importing([{ text, format }]);
    expect(drafts).toEqual([]);
    expect(said).toEqual([expect.stringContaining('2 options are marked as right')]);
  });
});

it('several right options of which a student may choose one are another kind of question', async () => {
  const both = moodle(true, 100, 0, 100, 0);
  const { drafts, said } = await importing([{ text: both, format: 'moodle' }], defaults, true);
  expect(drafts).toEqual([]);
  expect(said).toEqual([expect.stringContaining('2 options are marked as right')]);
});

it('shares that partial credit does not give are noted', async () => {
  const uneven = moodle(false, 75, -100, 25, 0);
  const { drafts, said } = await importing([{ text: uneven, format: 'moodle' }], defaults, true);
  expect(drafts).toMatchObject([{ kind: 'multiple', answer: 'AC' }]);
  expect(said).toEqual([expect.stringContaining('Partial points are not imported.')]);
});

it('a table of questions with one right answer has no column for the kind', async () => {
  const question: QuestionInput = {
    ...{ title: 'Which?', description: 'None', options: { A: 'a', B: 'b' }, answer: 'B' },
    ...{ type: 'FE', difficulty: 'easy' },
  };
  const headOf = async (questions: QuestionInput[]) =>
    String(await writers.csv.write(questions, new Map(), createPauses())).split(/\r?\n/, 1)[0];
  expect(await headOf([question])).not.toContain('kind');
  expect(await headOf([question, { ...question, kind: 'multiple' }])).toContain('kind');
});
