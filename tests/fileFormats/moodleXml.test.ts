import { expect, it } from 'vitest';
import { recognizeFormat } from '../../src/fileFormats/formats';
import { defaults, importing } from './importing';

const answer = (text: string, fraction: number, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text><feedback format="html"><text>${feedback}</text></feedback></answer>`;

const four = [answer('<p>1</p>', 0), answer('2', 100), answer('3', 0), answer('4', 0)].join('');

const question = (type: string, text: string, rest: string) =>
  `<question type="${type}">
    <name><text>Name</text></name>
    <questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>
    ${rest}
  </question>`;

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;

const read = (text: string, given = defaults) => importing([{ text, format: 'moodle' }], given);

it('reads choices with their feedback, name, tags and explanation', async () => {
  const { found, drafts, said } = await read(
    quiz(
      '<question type="category"><category><text>$course$/Backend/hard</text></category></question>',
      question(
        'multichoice',
        '<p>What&nbsp;is <b>it</b>?</p>',
        `<generalfeedback format="html"><text>&lt;p&gt;Because.&lt;/p&gt;</text></generalfeedback>
         <single>true</single>${answer('1', 0, 'No')}${answer('2', 100, 'Yes')}${answer('3', 0)}${answer('4', 0)}
         <tags><tag><text>loops</text></tag></tags><idnumber>q7</idnumber>`,
      ),
    ),
    { description: '', type: '', difficulty: '' },
  );
  expect(found[0]).toMatchObject({
    id: 'q7',
    name: 'Name',
    tags: ['loops'],
    isMultiple: false,
    line: 4,
  });
  expect(found[0]?.options.map(({ feedback }) => feedback?.plain)).toEqual([
    'No',
    'Yes',
    undefined,
    undefined,
  ]);
  expect(drafts).toEqual([
    {
      title: 'What\u00a0is it?',
      description: 'Because.',
      options: { A: '1', B: '2', C: '3', D: '4' },
      answer: 'B',
      type: 'BE',
      difficulty: 'hard',
    },
  ]);
  expect(said).toEqual([
    '4 options: Feedback on options is not imported.',
    '4 title: HTML was converted to plain text.',
    '4 tags: Tags are not imported.',
  ]);
});

it('makes tags of what the category names beside type and difficulty', async () => {
  const category = (path: string) =>
    `<question type="category"><category><text>${path}</text></category></question>`;
  const asked = (text: string) =>
    question('multichoice', text, `${four}<tags><tag><text>cells</text></tag></tags>`);
  const text = quiz(
    category('$course$/top/Default for Biology 1/Backend'),
    asked('One?'),
    category('top/Cells/Life &amp; death//birth/hard'),
    asked('Two?'),
    category('$module$/top'),
    asked('Three?'),
  );
  const source = [{ text, format: 'moodle' as const }];
  const { drafts } = await importing(source, defaults, false, {}, { tags: true, categories: true });
  expect(drafts.map(({ tags }) => tags)).toEqual([
    ['cells', 'Biology 1'],
    ['cells', 'Life & death/birth'],
    ['cells'],
  ]);
  const left = await importing(source, defaults, false, {}, { tags: true });
  expect(left.drafts.map(({ tags }) => tags)).toEqual([['cells'], ['cells'], ['cells']]);
  expect((await importing(source)).said).toContain(
    '4 tags: The categories of 1 question are not imported.',
  );
});

it('reads several right options, and true or false', async () => {
  const { found } = await read(
    quiz(
      question(
        'multichoice',
        'Which?',
        `<single>false</single>${answer('a', 50)}${answer('b', 50)}${answer('c', -100)}`,
      ),
      question(
        'truefalse',
        'Is it?',
        '<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>',
      ),
    ),
  );
  expect(
    found.map(({ options, right, isMultiple }) => [
      options.map(({ text }) => text.plain),
      right,
      isMultiple,
    ]),
  ).toEqual([
    [['a', 'b', 'c'], [0, 1], true],
    [['True', 'False'], [1], false],
  ]);
});

it('keeps the lines and the indentation of code', async () => {
  const { drafts } = await read(
    quiz(
      question(
        'multichoice',
        '<p>Prints?</p><pre><code>if x &lt; 1:\n    f()\n\n    g()</code></pre>',
        four,
      ),
      `<question type="multichoice"><questiontext format="plain_text"><text>a
\tb</text></questiontext>${four}</question>`,
    ),
  );
  expect(drafts.map(({ title }) => title)).toEqual([
    'Prints?\nif x < 1:\n    f()\n\n    g()',
    'a\n\tb',
  ]);
});

it.each([
  ['essay', 'an essay question'],
  ['matching', 'a matching question'],
  ['shortanswer', 'a short-answer question'],
  ['calculated', 'a calculated question'],
  ['cloze', 'a text with blanks'],
  ['ddmarker', 'a question about a picture'],
  ['coderunner', 'coderunner'],
])('leaves out the kind %s, by its name and place', async (type, name) => {
  const { drafts, said } = await read(
    quiz(question(type, 'Q', ''), question('multichoice', 'R', four)),
  );
  expect(said).toEqual([
    `3 options: This is ${name}. Only questions with options or a number can be imported.`,
  ]);
  expect(drafts).toHaveLength(1);
});

it.each([
  [
    '<p>See <img src="@@PLUGINFILE@@/a.png" alt="A"></p>',
    'Contains a picture, which cannot be imported yet.',
  ],
  ['<table><tr><td>1</td></tr></table>', 'Contains a table, which plain text cannot hold.'],
  ['x <math><mi>x</mi></math>', 'Contains a formula, which plain text cannot hold.'],
  [
    '<video src="a.mp4"></video>?',
    'Contains a sound, a video or another page, which cannot be imported.',
  ],
])('does not import half of %j', async (text, sentence) => {
  const { found, drafts, said } = await read(quiz(question('multichoice', text, four)));
  expect(drafts).toEqual([]);
  expect(said).toContain(`3 title: ${sentence}`);
  expect(found[0]?.text.pictures).toEqual(text.includes('img') ? ['@@PLUGINFILE@@/a.png'] : []);
});

it('leaves a picture out of the explanation, with a note', async () => {
  const { drafts, said } = await read(
    quiz(
      question(
        'multichoice',
        'Q',
        `<generalfeedback format="html"><text>&lt;img src="a.png"&gt;Because.</text></generalfeedback>${four}`,
      ),
    ),
  );
  expect(drafts).toMatchObject([{ description: 'Because.' }]);
  expect(said).toEqual([
    '3 description: A picture, table or other part that plain text cannot hold was left out.',
  ]);
});

it('takes what is complete beside a place where the XML breaks', async () => {
  const whole = quiz(question('multichoice', 'Q', four), question('multichoice', 'R', four));
  const { drafts, said } = await read(whole.slice(0, whole.lastIndexOf('</answer>')));
  expect(drafts.map(({ title }) => title)).toEqual(['Q']);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^\d+ file: Cannot be read from character \d+\./);
});

it('finds the duplicates of a second import', async () => {
  const text = quiz(question('multichoice', 'Q', four));
  const { said } = await importing([
    { text, format: 'moodle' },
    { text, format: 'moodle' },
  ]);
  expect(said).toEqual(['3 title: Same as line 3.']);
});

it.each([
  [quiz(''), '', 'moodle'],
  [quiz(question('essay', 'a = {b}', '')), 'bank.csv', 'moodle'],
  ['<quiz identifier="i" xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>', '', 'qti'],
])('recognizes %j in %j as %s', (text, name, format) => {
  expect(recognizeFormat(text, name)).toBe(format);
});
