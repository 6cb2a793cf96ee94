import { describe, expect, it } from 'vitest';
import { optionLetter } from '../../../../src/items/options';
import { en } from '../../../../src/messages/en';
import {
  judgeQuestions,
  noDefaults,
  type Defaults,
} from '../../../../src/questions/exchange/formats/judgeQuestions';
import { readQuestions } from '../../../../src/questions/exchange/formats/readQuestions';
import { recognizeFormat, type Format } from '../../../../src/questions/exchange/formats/formats';

const defaults: Defaults = { description: 'None', type: 'FE', difficulty: 'easy' };

/** The questions of a text that can be added, and the remarks: line, field, sentence. */
async function importing(text: string, format: Format, given = defaults) {
  const judged = judgeQuestions(await readQuestions(text, format), given);
  const said = judged.flatMap(({ found, problems, twin }) =>
    [...problems, ...found.notes, ...(twin ? [twin] : [])].map(
      ({ line, field, say }) =>
        `${line} ${typeof field === 'number' ? optionLetter(field) : field}: ${say(en.exchange.problems, 1)}`,
    ),
  );
  return { drafts: judged.flatMap(({ draft }) => draft ?? []), said };
}

const csvHead = 'title,A,B,C,D,answer';

describe('CSV', () => {
  it('reads columns in any order and by the names that other tools use', async () => {
    const { drafts, said } = await importing(
      'Correct Answer;Question;Option A;Option B;Option C;Option D;Level;Category Type;Explanation\r\nb;Two?;1;2;3;4;Hard;Back-end;It is.\r\n',
      'csv',
      noDefaults,
    );
    expect(said).toEqual([]);
    expect(drafts).toEqual([
      {
        title: 'Two?',
        description: 'It is.',
        options: { A: '1', B: '2', C: '3', D: '4' },
        answer: 'B',
        type: 'BE',
        difficulty: 'hard',
      },
    ]);
  });

  it('accepts the text of an option as the answer', async () => {
    const { drafts } = await importing(`${csvHead}\nQ,red,green,blue,black,blue`, 'csv');
    expect(drafts[0]?.answer).toBe('C');
  });

  it.each([
    ['Q,1,2,3,4,', 'answer: No option is marked as right. Mark one.'],
    ['Q,1,2,3,4,"A,C"', 'answer: 2 options are marked as right. Mark only one.'],
    ['Q,1,2,3,4,five', 'answer: “five” is not an option. Use A, B, C or D.'],
    ['Q,1,2,,4,A', 'C: Missing. Add it to the file.'],
    [',1,2,3,4,A', 'title: Missing. Add it to the file.'],
    [`${'x'.repeat(301)},1,2,3,4,A`, 'title: Has 301 characters. Shorten it to 300.'],
    ['Q,1,2\0,3,4,A', 'B: Contains a character that cannot be stored. Remove it.'],
    [
      'Q,1,2,3,4,A,extra',
      'file: Has 7 cells for 6 columns. Put text that contains commas in quotation marks.',
    ],
    [
      '"Q" x,1,2,3,4,A',
      'file: A quotation mark has no partner. Double quotation marks inside a cell.',
    ],
  ])('says what is wrong with %j', async (row, sentence) => {
    const { drafts, said } = await importing(`${csvHead}\nFine,1,2,3,4,A\n${row}\n`, 'csv');
    expect(said).toEqual([`3 ${sentence}`]);
    expect(drafts).toHaveLength(1);
  });

  it('requires column names', async () => {
    const { said } = await importing('Q,1,2,3,4,A', 'csv');
    expect(said).toEqual([
      '1 file: The first line must name the columns. Missing: title, B, C, D, answer.',
    ]);
  });

  it('refuses unknown words, and asks for values that the file lacks', async () => {
    const text = `${csvHead},type,difficulty\nQ,1,2,3,4,A,Art,tricky\nR,1,2,3,4,A,,`;
    const { said } = await importing(text, 'csv', noDefaults);
    expect(said).toEqual([
      '2 description: Missing in the file. Choose a default above.',
      '2 type: “Art” is not a category. Use FE, BE or DO (Frontend, Backend, DevOps).',
      '2 difficulty: “tricky” is not a difficulty. Use easy, medium or hard.',
      '3 description: Missing in the file. Choose a default above.',
      '3 type: Missing in the file. Choose a default above.',
      '3 difficulty: Missing in the file. Choose a default above.',
    ]);
  });

  it('finds duplicates within the file, ignoring case, spaces and order', async () => {
    const { drafts, said } = await importing(
      `${csvHead}\nWhat  is it?,1,2,3,4,A\nwhat is IT?,4,3,2,1,D\nWhat is it?,5,6,7,8,A`,
      'csv',
    );
    expect(said).toEqual(['3 title: Same as line 2.']);
    expect(drafts).toHaveLength(3);
  });

  it('counts characters as people do', async () => {
    const { drafts } = await importing(`${csvHead}\n${'😀'.repeat(300)},1,2,3,4,A`, 'csv');
    expect(drafts).toHaveLength(1);
  });
});

describe('Aiken', () => {
  it('reads questions with and without empty lines between them', async () => {
    const { drafts, said } = await importing(
      'First?\nsecond line\nA. 1\nB) 2\nC. 3\nD. 4\nANSWER: B\nNext?\r\n\r\nA. e.g. this\nB. 2\nC. 3\nD. 4\nanswer: d',
      'aiken',
    );
    expect(said).toEqual([]);
    expect(drafts.map(({ title, answer }) => [title, answer])).toEqual([
      ['First?\nsecond line', 'B'],
      ['Next?', 'D'],
    ]);
    expect(drafts[1]?.options.A).toBe('e.g. this');
  });

  it.each([
    ['Q?\nA. 1\nB. 2\nC. 3\nANSWER: A', '1 options: Needs 4 options; found 3.'],
    ['Q?\nA. 1\nB. 2\nC. 3\nD. 4\nE. 5\nANSWER: A', '1 options: Needs 4 options; found 5.'],
    ['Q?\nA. 1\nB. 2\nC. 3\nD. 4\n', '1 answer: No option is marked as right. Mark one.'],
    ['Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: F', '6 answer: “F” is not an option. Use A, B, C or D.'],
    [
      'Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A, B',
      '1 answer: 2 options are marked as right. Mark only one.',
    ],
    ['Q?\nA. 1\nC. 2\nC. 3\nD. 4\nANSWER: A', '3 options: Found option C where B was expected.'],
    [
      'Q?\nA. 1\nstray\nB. 2\nC. 3\nD. 4\nANSWER: A',
      '3 options: This line is neither an option nor an answer. Start options with A. B. C. D.',
    ],
    ['ANSWER: A', '1 title: This answer has no question. Add the question above it.'],
  ])('says what is wrong with %j, and continues', async (text, sentence) => {
    const fine = '\n\nFine?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A';
    const { drafts, said } = await importing(`${text}${fine}`, 'aiken');
    expect(said).toContain(sentence);
    expect(drafts.map(({ title }) => title)).toEqual(['Fine?']);
  });
});

describe('GIFT', () => {
  const choices = '{\n=1\n~2\n~3\n~4\n}';

  it('reads titles, comments, escapes and formats', async () => {
    const { drafts, said } = await importing(
      `// A comment\n::Name:: What does \\{\\} mean\\: a\\=b? {\n~[markdown]*one*\n=[html]<b>two</b> &amp; more<br>line\n~three // no comment\n~four #no\n####Because.\n}\n`,
      'gift',
    );
    expect(drafts[0]).toMatchObject({
      title: 'What does {} mean: a=b?',
      description: 'Because.',
      options: { A: '*one*', B: 'two & more\nline', C: 'three // no comment', D: 'four' },
      answer: 'B',
    });
    expect(said).toEqual([
      '2 options: Feedback on options is not imported.',
      '2 title: HTML was converted to plain text.',
    ]);
  });

  it('reads line breaks that are written as \\n', async () => {
    const { drafts } = await importing(`one\\ntwo ${choices}`, 'gift');
    expect(drafts[0]?.title).toBe('one\ntwo');
  });

  it('reads type and difficulty from tags, else from the category', async () => {
    const { drafts } = await importing(
      `$CATEGORY: Web/Backend/hard\n\nQ1 ${choices}\n\n// [tag:easy] [tag:DevOps]\nQ2 ${choices}`,
      'gift',
      { ...noDefaults, description: 'x' },
    );
    expect(drafts.map(({ type, difficulty }) => [type, difficulty])).toEqual([
      ['BE', 'hard'],
      ['DO', 'easy'],
    ]);
  });

  it.each([
    ['Is it? {T}', '1 options: This is a true-or-false question.'],
    ['How many? {#3:1}', '1 options: This is a numerical question.'],
    ['Who? {=Ada =Grace}', '1 options: This is a short-answer question.'],
    ['Write. {}', '1 options: This is an essay question.'],
    ['Match. {=a -> b =c -> d}', '1 options: This is a matching question.'],
    ['Only words.', '1 options: This is text without a question.'],
  ])('leaves out %j', async (text, sentence) => {
    const { drafts, said } = await importing(`${text}\n\nQ ${choices}`, 'gift');
    expect(said).toEqual([
      `${sentence} Only questions with 4 options and 1 right answer can be imported.`,
    ]);
    expect(drafts).toHaveLength(1);
  });

  it('continues after an unreadable part, and says where it is', async () => {
    const { drafts, said } = await importing(
      `Q ${choices}\n\nfirst line\nx = y ${choices}\n\nR ${choices}`,
      'gift',
    );
    expect(said).toEqual([
      '9 file: Cannot be read from character 3. Put \\ before any ~ = # { } : that is part of the text.',
    ]);
    expect(drafts.map(({ title }) => title)).toEqual(['Q', 'R']);
  });

  it('refuses shares of points for several options', async () => {
    const { said } = await importing('Q {~%50%1 ~%50%2 ~3 ~4}', 'gift');
    expect(said).toEqual(['1 answer: 2 options are marked as right. Mark only one.']);
  });
});

describe('recognizing a format', () => {
  it.each<[string, string, Format]>([
    ['anything', 'bank.csv', 'csv'],
    ['anything', 'bank.GIFT', 'gift'],
    ['anything', 'bank.aiken', 'aiken'],
    [`${csvHead}\n`, '', 'csv'],
    ['Question;A;B;C;D;Answer', 'x.txt', 'csv'],
    ['Q?\nA. 1\nB. 2\nANSWER: A', 'x.txt', 'aiken'],
    ['// comment\n::t:: Q {=a ~b}', '', 'gift'],
    ['$CATEGORY: x', '', 'gift'],
    ['Q?\nA) 1\nB) 2', '', 'aiken'],
  ])('recognizes %j in %j as %s', (text, name, format) => {
    expect(recognizeFormat(text, name)).toBe(format);
  });
});
