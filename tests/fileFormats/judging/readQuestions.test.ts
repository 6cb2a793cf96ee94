import { describe, expect, it } from 'vitest';
import { en } from '../../../src/messages/en';
import { noDefaults } from '../../../src/fileFormats/judging/judgeQuestions';
import { formats, recognizeFormat, type Format } from '../../../src/fileFormats/formats';
import { noChoices } from '../../../src/fileFormats/tables/tables';
import { defaults, importing as importingTexts } from '../importing';

const importing = (text: string, format: Format, given = defaults) =>
  importingTexts([{ text, format }], given);

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

  it.each([
    ['the text of an option', `${csvHead}\nQ,red,green,blue,black, Blue`, 'C'],
    ['a letter', `${csvHead}\nQ,B,C,D,A,"c)"`, 'C'],
    ['a figure', `${csvHead}\nQ,red,green,blue,black,3`, 'C'],
    [
      'the text of one of several options that are alike',
      `${csvHead}\nQ,TRUE,True,true,tRUE,true`,
      'C',
    ],
    ['the text of an option that is a figure', `${csvHead}\nQ,2,4,3,8,3`, 'C'],
    [
      'a figure where options are counted',
      'Question,Option 1,Option 2,Option 3,Option 4,Correct\nQ,3,2,1,4,1',
      'A',
    ],
    ['a letter of Arabic', 'السؤال,أ,ب,ج,د,الإجابة\nQ,1,2,3,4,ج', 'C'],
  ])('accepts %s as the key', async (_, text, answer) => {
    const { drafts, said } = await importing(text, 'csv');
    expect(said).toEqual([]);
    expect(drafts[0]?.answer).toBe(answer);
  });

  it.each([
    'Frage;Antwort A;Antwort B;Antwort C;Antwort D;Richtige Antwort;Schwierigkeit;Erklärung\nQ?;1;2;3;4;B;schwer;E',
    'السؤال,الخيار 1,الخيار 2,الخيار 3,الخيار 4,الإجابة الصحيحة,الصعوبة,الشرح\nQ?,1,2,3,4,2,صعب,E',
    'Question - max 120 characters\tAnswer 1 - max 75 characters\tAnswer 2 - max 75 characters\tAnswer 3 - max 75 characters\tAnswer 4 - max 75 characters\tTime limit (sec)\tCorrect answer(s) - choose at least one\tLevel\tFeedback\nQ?\t1\t2\t3\t4\t20\t2\thard\tE',
    'Question Type,Question Text,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Difficulty,Rationale\nMultiple Choice,Q?,1,2,3,4,,2,Hard,E',
    'ID,Title,Question,A,B,C,D,Key,Difficulty,Explanation,Type\n7,Name,Q?,1,2,3,4,B,hard,E,MCQ',
  ])('reads the layout %j', async (text) => {
    const given = { ...noDefaults, type: 'FE' } as const;
    const { drafts, said } = await importing(text, 'csv', given);
    expect(said).toEqual([]);
    expect(drafts).toEqual([
      {
        title: 'Q?',
        description: 'E',
        options: { A: '1', B: '2', C: '3', D: '4' },
        answer: 'B',
        type: 'FE',
        difficulty: 'hard',
      },
    ]);
    expect(recognizeFormat(text)).toBe('csv');
  });

  it('takes the right option from the key where the others are called wrong', async () => {
    const { drafts } = await importing(
      'Question,Correct Answer,Wrong 1,Wrong 2,Wrong 3\nQ,yes,no,never,not',
      'csv',
    );
    expect(drafts).toMatchObject([
      { options: { A: 'yes', B: 'no', C: 'never', D: 'not' }, answer: 'A' },
    ]);
  });

  it('keeps the lines and the indentation of code', async () => {
    const code = 'What does this print?\n\nif x:\n    print(1)\n\telse';
    const { drafts } = await importing(`${csvHead}\n"${code}",1,2,3,4,A`, 'csv');
    expect(drafts[0]?.title).toBe(code);
  });

  it('reads as many options as there are, and says how many are needed', async () => {
    const { found, said } = await importing(`${csvHead},E\nQ,1,2,,,B,\nR,1,2,3,4,E,5`, 'csv');
    expect(found.map(({ options, right }) => [options.length, right])).toEqual([
      [2, [1]],
      [5, [4]],
    ]);
    expect(said).toEqual([
      '2 options: Needs 4 options; found 2.',
      '3 options: Needs 4 options; found 5.',
    ]);
  });

  it.each([
    ['Q,1,2,3,4,', 'answer: No option is marked as right. Mark one.'],
    ['Q,1,2,3,4,"A,C"', 'answer: 2 options are marked as right. Mark only one.'],
    ['Q,TRUE,True,true,5,tRUE', 'answer: “tRUE” is not an option. Use A, B, C or D.'],
    ['Q,1,2,3,4,five', 'answer: “five” is not an option. Use A, B, C or D.'],
    ['Q,1,2,,4,A', 'C: Missing. Add it to the file.'],
    [',1,2,3,4,A', 'title: Missing. Add it to the file.'],
    [`${'x'.repeat(4001)},1,2,3,4,A`, 'title: Has 4001 characters. Shorten it to 4000.'],
    ['Q,1,2\0,3,4,A', 'B: Contains U+0000, which cannot be stored. Remove it.'],
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

  it('refuses unknown words, and asks for values that the file lacks', async () => {
    const text = `${csvHead},type,difficulty\nQ,1,2,3,4,A,Art,tricky\nR,1,2,3,4,A,,\nS,1,2,3,4,A,FE,easy`;
    const { said } = await importing(text, 'csv', { ...noDefaults, description: 'Because.' });
    expect(said).toEqual([
      '2 type: “Art” is not a category. The categories are FE, BE, DO.',
      '2 difficulty: “tricky” is not a difficulty. Use easy, medium or hard.',
      '3 type: Missing in the file. Choose a default above.',
      '3 difficulty: Missing in the file. Choose a default above.',
    ]);
  });

  it('finds duplicates within the file, however their characters are composed', async () => {
    const { said } = await importing(
      `${csvHead}\nCafé?, 1,2,3,4,A\n" Cafe\u0301? ",1,2 ,3,4,A`,
      'csv',
    );
    expect(said).toEqual(['3 title: Same as line 2.']);
  });

  it.each([
    [
      'a power and a number',
      'How much is 10² ÷ 2?,50,51,5,20,A',
      'How much is 102 ÷ 2?,50,51,5,20,B',
    ],
    ['case', 'Is mg a unit?,1,2,3,4,A', 'Is Mg a unit?,1,2,3,4,A'],
    ['case of options', 'Q?,True,true,TRUE,tRUE,A', 'Q?,true,True,TRUE,tRUE,A'],
    [
      'indentation',
      '"What prints?\nif x:\n    f()",1,2,3,4,A',
      '"What prints?\nif x:\nf()",1,2,3,4,A',
    ],
    ['blanks', 'What is [a  b]?,1,2,3,4,A', 'What is [a b]?,1,2,3,4,A'],
    ['width and ligatures', 'Which is ﬁ?,Ａ,2,3,4,A', 'Which is fi?,A,2,3,4,A'],
    ['the order of options', 'Q?,1,2,3,1 and 2,A', 'Q?,2,3,1,1 and 2,C'],
  ])('takes questions that differ in %s for others', async (_, one, other) => {
    const { drafts, said } = await importing(`${csvHead}\n${one}\n${other}`, 'csv');
    expect(said).toEqual([]);
    expect(drafts).toHaveLength(2);
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

  it('reads every kind with options, with names and feedback', async () => {
    const { found, said } = await importing(
      [
        '::Capital:: What is the capital of France? {=Paris#Right! ~London#No ~Rome ~Berlin ####It has been for long.}',
        '::Primes:: Which are prime? {~%50%2 ~%50%3 ~%-100%4 ~%-100%6}',
        'The earth is flat.{F#No.#Yes.####See above.}',
        '::T:: Water boils at 100 °C {TRUE}',
        'Two {=one ~two} words',
        'What prints x = 5 # here? {\n  = \\{5\\} # good\n  ~ { x: 5 } # no\n}',
        'Which one is heavier?{=%100%gold ~%50%lead ~tin}',
      ].join('\n\n'),
      'gift',
    );
    expect(
      found.map(({ name, text, options, right, isMultiple, explanation }) => ({
        name,
        text: text.plain,
        options: options.map((option) => [option.text.plain, option.feedback?.plain ?? '']),
        right,
        isMultiple,
        explanation: explanation.plain,
      })),
    ).toEqual([
      {
        name: 'Capital',
        text: 'What is the capital of France?',
        options: [
          ['Paris', 'Right!'],
          ['London', 'No'],
          ['Rome', ''],
          ['Berlin', ''],
        ],
        right: [0],
        isMultiple: false,
        explanation: 'It has been for long.',
      },
      {
        name: 'Primes',
        text: 'Which are prime?',
        options: ['2', '3', '4', '6'].map((text) => [text, '']),
        right: [0, 1],
        isMultiple: true,
        explanation: '',
      },
      {
        name: '',
        text: 'The earth is flat.',
        options: [
          ['True', 'No.'],
          ['False', 'Yes.'],
        ],
        right: [1],
        isMultiple: false,
        explanation: 'See above.',
      },
      {
        name: 'T',
        text: 'Water boils at 100 °C',
        options: [
          ['True', ''],
          ['False', ''],
        ],
        right: [0],
        isMultiple: false,
        explanation: '',
      },
      {
        name: '',
        text: 'Two _____ words',
        options: [
          ['one', ''],
          ['two', ''],
        ],
        right: [0],
        isMultiple: false,
        explanation: '',
      },
      {
        name: '',
        text: 'What prints x = 5 # here?',
        options: [
          ['{5}', 'good'],
          ['{ x: 5 }', 'no'],
        ],
        right: [0],
        isMultiple: false,
        explanation: '',
      },
      {
        name: '',
        text: 'Which one is heavier?',
        options: [
          ['gold', ''],
          ['lead', ''],
          ['tin', ''],
        ],
        right: [0],
        isMultiple: false,
        explanation: '',
      },
    ]);
    expect(said).toEqual([
      '1 options: Feedback on options is not imported.',
      '3 answer: 2 options are marked as right. Mark only one.',
      '5 options: Needs 4 options; found 2.',
      '7 options: Needs 4 options; found 2.',
      '9 options: Needs 4 options; found 2.',
      '11 options: Needs 4 options; found 2.',
      '16 options: Needs 4 options; found 3.',
    ]);
  });

  it('does not take the feedback on the right option for the description', async () => {
    const { said } = await importing('Q {=1#Well done! ~2 ~3 ~4}', 'gift', {
      ...defaults,
      description: '',
    });
    expect(said).toEqual([
      '1 description: Missing in the file. Choose a default above.',
      '1 options: Feedback on options is not imported.',
    ]);
  });

  it('keeps the lines and the indentation of code', async () => {
    const { drafts } = await importing(
      `What prints?\\nif x\\:\\n    f() ${choices}\n\n[html]<p>Or:</p><pre>\nif x\\:\n\tf()</pre>${choices}`,
      'gift',
    );
    expect(drafts.map(({ title }) => title)).toEqual([
      'What prints?\nif x:\n    f()',
      'Or:\nif x:\n\tf()',
    ]);
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
    ['Who? {=Ada =Grace}', '1 options: This is a short-answer question.'],
    ['Write. {}', '1 options: This is an essay question.'],
    ['Match. {=a -> b =c -> d}', '1 options: This is a matching question.'],
    ['Only words.', '1 options: This is text without a question.'],
  ])('leaves out %j', async (text, sentence) => {
    const { drafts, said } = await importing(`${text}\n\nQ ${choices}`, 'gift');
    expect(said).toEqual([`${sentence} Only questions with options or a number can be imported.`]);
    expect(drafts).toHaveLength(1);
  });

  it('continues after an unreadable part, and says where it is', async () => {
    const { drafts, said } = await importing(
      `Q ${choices}\n\nfirst line\nx = y {=a\n\nR ${choices}`,
      'gift',
    );
    expect(said).toEqual([
      '9 file: Cannot be read from character 7. Put \\ before any ~ = # { } : that is part of the text.',
    ]);
    expect(drafts.map(({ title }) => title)).toEqual(['Q', 'R']);
  });

  it.each([
    ['%33,33333%', '%33,33333%', '%33,33333%', '%-100%'],
    ['%+33.33333%', '% 33.33333 %', '% +33.33333%', '%−100%'],
    ['%.5%', '%0,5%', '%00.50%', '%-.5%'],
    ['%50.%', '%50,%', ' %\t50 %', '%- 50%'],
    ['%33 1/3%', '%33⅓%', '%100/3%', '%-33⅓%'],
    ['٪٣٣٫٣٪', '%٣٣,٣%', '％３３．３％', '٪-٣٣٫٣٪'],
  ])('reads weights as people write them: %j', async (...weights) => {
    const [first, second, third, fourth] = weights;
    const { found, said } = await importingTexts(
      [{ text: `Q {~${first}a ~${second}b\n~${third}c ~${fourth}d}`, format: 'gift' }],
      defaults,
      true,
    );
    expect(found[0]).toMatchObject({ isMultiple: true, right: [0, 1, 2] });
    expect(found[0]?.options.map(({ text }) => text.plain)).toEqual(['a', 'b', 'c', 'd']);
    expect(said.filter((sentence) => !sentence.endsWith(en.exchange.problems.weights))).toEqual([]);
  });

  it.each([
    ['a number with a mistake', '~%33..3%a', 'A: “%33..3%” at character 6'],
    ['a number beyond all points', '=%150%a', 'A: “%150%” at character 6'],
  ])('refuses %s as a weight, and says where', async (_, answer, sentence) => {
    const { drafts, said } = await importing(`Q {\n// x\n  \t ${answer}\n=b ~c ~d}`, 'gift');
    expect(drafts).toEqual([]);
    expect(said).toEqual([
      `3 ${sentence} is not a weight from -100 to 100 percent. Write a number such as %33.33333%, or put \\ before a % that is part of the text.`,
    ]);
  });

  it('takes what is no weight as text, and says where it is unless a backslash guards it', async () => {
    const { drafts, said } = await importing(
      'Q {\n=\\%60 of some\n~%60 of all\n~ %PATH% is empty\n~60% of all\n}',
      'gift',
    );
    expect(drafts[0]?.options).toEqual({
      ...{ A: '%60 of some', B: '%60 of all', C: '%PATH% is empty', D: '60% of all' },
    });
    expect(said.map((sentence) => sentence.split(' is not')[0])).toEqual([
      '3 B: “%60” at character 2',
      '4 C: “%PATH%” at character 3',
    ]);
  });

  describe('with tags of HTML and no mark of a format', () => {
    const text =
      'What does <code>List<String> x;</code> do\\n<b>here</b>? {\n=<code>if a < b\\: f()</code>\n~H<sub>2</sub>O\n~<b>\n~a < b > c\n}';
    const tagged = (readsTags: boolean) =>
      importingTexts([{ text, format: 'gift' }], defaults, false, {
        takesMarkdown: true,
        readsTags,
      });

    it('shows them as text, and says so', async () => {
      const { drafts, said } = await tagged(false);
      expect(drafts[0]?.title).toBe('What does <code>List<String> x;</code> do\n<b>here</b>?');
      expect(drafts[0]).not.toHaveProperty('format');
      expect(said).toEqual([`1 title: ${en.exchange.problems.unmarkedTag('<code>')}`]);
    });

    it('reads them as code and formatting where that is chosen', async () => {
      const { drafts, said } = await tagged(true);
      expect(drafts[0]).toMatchObject({
        title: 'What does `List<String> x;` do\\\n**here**?',
        options: { A: '`if a < b: f()`', C: '\\<b>', D: 'a < b > c' },
        format: 'markdown',
      });
      expect(drafts[0]?.options.B).toBe('H$_{2}$O');
      expect(said).toEqual([]);
    });

    it('says nothing of tags that are only named, or whose format is said', async () => {
      const { said } = await importing(
        'Which tag is bold? {=<b> ~<i> ~<br> ~</b>}\n\n[plain]A <b>b</b>? {=1 ~2 ~3 ~4}',
        'gift',
      );
      expect(said).toEqual([]);
    });
  });

  it('refuses shares of points for several options', async () => {
    const { said } = await importing('Q {~%50%1 ~%50%2 ~3 ~4}', 'gift');
    expect(said).toEqual(['1 answer: 2 options are marked as right. Mark only one.']);
  });
});

const moodleQuestion = (title: string, format = 'html') =>
  `<quiz><question type="multichoice"><questiontext format="${format}"><text>${title}</text></questiontext>${['1', '2', '3', '4'].map((text) => `<answer fraction="${text === '1' ? 100 : 0}"><text>${text}</text></answer>`).join('')}</question></quiz>`;

describe('control characters', () => {
  const became = (sign: string, what: string) =>
    `1 title: Contained ${sign}, which became ${what}.`;
  const broken = became('U+000B', 'a line break');

  it.each<[Format, string]>([
    ['gift', 'One\vtwo {=1 ~2 ~3 ~4}'],
    ['gift', '[html]<p>One\vtwo</p> {=1 ~2 ~3 ~4}'],
    ['aiken', 'One\vtwo\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A'],
    ['moodle', moodleQuestion('<![CDATA[<p>One\vtwo</p>]]>')],
    ['moodle', moodleQuestion('&lt;p&gt;One&#11;two&lt;/p&gt;')],
    ['moodle', moodleQuestion('<![CDATA[<p>One&#x0B;two</p>]]>')],
    ['moodle', moodleQuestion('One\vtwo', 'plain_text')],
  ])('of a word processor come in as line breaks, in %s %j', async (format, text) => {
    const { drafts, said } = await importing(text, format);
    expect(drafts[0]?.title).toBe('One\ntwo');
    expect(said).toEqual([broken]);
  });

  it.each([
    ['U+0085', '\u0085'],
    ['U+2028', '\u2028'],
    ['U+2029', '\u2029'],
  ])('of other programs come in as line breaks: %s', async (name, sign) => {
    const { drafts, said } = await importing(`One${sign}two {=1 ~2 ~3 ~4}`, 'gift');
    expect(drafts[0]?.title).toBe('One\ntwo');
    expect(said).toEqual([became(name, 'a line break')]);
  });

  it.each<[string, Format, string]>([
    ['U+007F', 'gift', 'One\u007ftwo {=1 ~2 ~3 ~4}'],
    ['U+0096', 'gift', 'One\u0096two {=1 ~2 ~3 ~4}'],
    ['U+FFFF', 'gift', 'One\ufffftwo {=1 ~2 ~3 ~4}'],
    ['U+D83D', 'gift', 'One\ud83dtwo {=1 ~2 ~3 ~4}'],
    ['U+FFFE', 'moodle', moodleQuestion('One\ufffetwo')],
    ['U+FFFE', 'moodle', moodleQuestion('One&#xFFFE;two')],
    ['U+FFFF', 'moodle', moodleQuestion('One&#65535;two')],
    ['U+FFFF', 'moodle', moodleQuestion('One&#x110000;two')],
  ])('that nobody sees come in as a space: %s, in %s %j', async (name, format, text) => {
    const { drafts, said } = await importing(text, format);
    expect(drafts[0]?.title).toBe('One two');
    expect(said).toEqual([became(name, 'a space')]);
  });

  it('are the signs of Windows where HTML refers to them', async () => {
    const { drafts, said } = await importing('[html]One &#150; two {=1 ~2 ~3 ~4}', 'gift');
    expect(drafts[0]?.title).toBe('One – two');
    expect(said).toEqual([]);
  });

  it('come in as spaces where they break no line, and each is named once a field', async () => {
    const { drafts, said } = await importing(
      `${csvHead}\nOne\u0007two\u0007three\f four,1\u001f2,2,3,4,A`,
      'csv',
    );
    expect(drafts[0]).toMatchObject({ title: 'One two three\n four', options: { A: '1 2' } });
    expect(said).toEqual([
      '2 title: Contained U+0007, which became a space.',
      '2 title: Contained U+000C, which became a line break.',
      '2 A: Contained U+001F, which became a space.',
    ]);
  });

  it('that say that a file is not text leave the questions beside them alone', async () => {
    const { drafts, said } = await importing(
      `${moodleQuestion('\0')}${moodleQuestion('a \ufdd0')}`,
      'moodle',
    );
    expect(said).toEqual(['1 title: Contains U+0000, which cannot be stored. Remove it.']);
    expect(drafts.map(({ title }) => title)).toEqual(['a \ufdd0']);
  });
});

describe('more options than a question can have', () => {
  const long = (option: (place: number) => string) =>
    Array.from({ length: 500 }, (_, at) => option(at));
  it.each<[Format, string]>([
    ['gift', `Q {=a ${long(() => '~b').join('')}}`],
    ['aiken', `Q\n${long((at) => `${'ABCDEF'[at % 6]}. x`).join('\n')}\nANSWER: A`],
    [
      'moodle',
      `<quiz><question type="multichoice"><questiontext><text>Q</text></questiontext>${long(() => '<answer fraction="0"><text>a</text></answer>').join('')}</question></quiz>`,
    ],
    [
      'qti',
      `<assessmentItem identifier="i"><itemBody><choiceInteraction><prompt>Q</prompt>${long((at) => `<simpleChoice identifier="c${at}">x</simpleChoice>`).join('')}</choiceInteraction></itemBody></assessmentItem>`,
    ],
  ])('are not read in %s', async (format, text) => {
    const { found, drafts } = await importing(text, format);
    expect(found[0]?.options).toHaveLength(100);
    expect(drafts).toEqual([]);
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

describe('a long text', () => {
  const tables = { isType: () => false, takesTags: false, choices: noChoices, onTable: () => {} };
  /** How often a reader lets its caller pause before the first question. */
  const pausesIn = (format: Format, text: string): number =>
    [...formats[format].read(text, undefined, tables)].findIndex((found) => found !== null);

  it.each<[Format, string]>([
    ['csv', `${csvHead}\n${'Q?,1,2,3,4,B\n'.repeat(5_000)}`],
    ['csv', `${csvHead}\n${'"Q?",1,2,3,4,B\r"Q?",1,2,3,4,B\n'.repeat(2_500)}`],
    ['gift', `${'\n'.repeat(5_000_000)}Q? {=1 ~2 ~3 ~4}`],
    ['aiken', `${'\r'.repeat(5_000_000)}Q?\nA. 1\nB. 2\nANSWER: A`],
    ['moodle', `<quiz>${'<a/>'.repeat(5_000_000)}<question type="essay"></question></quiz>`],
  ])('in %s leaves the page its turns before any question is found', (format, text) => {
    expect(pausesIn(format, text)).toBeGreaterThan(4_000);
  });

  const moodleQuestion = (text: string) =>
    `<question type="multichoice"><questiontext><text>${text}</text></questiontext><answer fraction="100"><text>1</text></answer><answer fraction="0"><text>2</text></answer></question>`;
  const words = 'and so on '.repeat(30_000);

  it.each<[Format, string]>([
    ['csv', `${csvHead}\n"${words}",1,2,3,4,B\nQ?,1,2,3,4,B`],
    ['csv', `${csvHead}\nQ?,1,2,3,4,"${'B, '.repeat(100_000)}"\nQ?,1,2,3,4,B`],
    ['gift', `${words} {=1 ~2}\n\nQ? {=1 ~2}`],
    ['gift', `[html]${'<b>x</b>'.repeat(25_000)} {=1 ~2}\n\nQ? {=1 ~2}`],
    ['aiken', `${'so\n'.repeat(100_000)}A. 1\nB. 2\nANSWER: A\nQ?\nA. 1\nB. 2\nANSWER: A`],
    ['moodle', `<quiz>${moodleQuestion(words)}${moodleQuestion('Q?')}</quiz>`],
  ])('in %s is refused as one question, and the next is read', async (format, text) => {
    const { said, found } = await importing(text, format);
    expect(found.map(({ text: { plain } }) => plain.length)).toEqual([expect.any(Number), 2]);
    expect(said[0]).toMatch(/^\d+ file: Is too long or nested too deep/);
    expect(said.slice(1)).not.toContainEqual(expect.stringMatching(/file:/));
  });

  it('keeps pictures in the middle of a text out of its length', async () => {
    const picture = `&lt;img src="data:image/png;base64,${'QUJD'.repeat(3_000_000)}"&gt;`;
    const { said } = await importing(`<quiz>${moodleQuestion(`Q? ${picture}`)}</quiz>`, 'moodle');
    expect(said.join()).not.toContain('too long');
  });

  it('reads the first comments of a question alone', async () => {
    const text = `// [id:x] ${'[tag:y]'.repeat(500_000)}\nQ? {=1 ~2}`;
    const { found } = await importing(text, 'gift');
    expect(found[0]).toMatchObject({ id: 'x' });
    expect(found[0]!.tags.length).toBeLessThan(200);
  });
});
