import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { wholeRange } from '../../../src/items/kind/options';
import { en } from '../../../src/messages/en';
import { openArchive, type SourceText } from '../../../src/fileFormats/archive/openArchive';
import type { Format } from '../../../src/fileFormats/formats';
import { readQuestions } from '../../../src/fileFormats/judging/readQuestions';
import { cleanPicture } from '../../../src/rules/pictures/cleanPicture';
import { png } from '../../rules/pictures/files';
import { defaults, judgeAll } from '../importing';
import { readBlobs } from '../readBlobs';

beforeAll(readBlobs);

const tree = new Uint8Array(png({ width: 20, height: 10 }));
const photo = new Uint8Array(png({ width: 9, height: 9 }));
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The id that the reference server gives a picture. */
function idOf(file: Uint8Array): string {
  const cleaned = cleanPicture(file);
  if (typeof cleaned === 'string') throw new Error(cleaned);
  const digest = createHash('sha256').update(cleaned.bytes).digest('base64url');
  return `${digest}-${cleaned.width}x${cleaned.height}`;
}

async function importing(
  texts: readonly SourceText[],
  { bank = [], takesPictures = true }: { bank?: Question[]; takesPictures?: boolean } = {},
) {
  const read = await readQuestions(texts, bank, { takesMarkdown: true, takesPictures });
  const judged = judgeAll(read, defaults, wholeRange);
  return {
    pictures: [...read.pictures.keys()],
    files: [...read.pictures.values()],
    drafts: judged.flatMap(({ draft, twin }) => (draft && !twin ? [draft] : [])),
    said: judged.flatMap(({ problems, notes, twin }) =>
      [...problems, ...notes, ...(twin ? [twin] : [])].map(
        ({ line, field, say }) => `${line} ${field}: ${say(en.exchange.problems, 1)}`,
      ),
    ),
  };
}

const text = (written: string, format: Format): SourceText[] => [{ text: written, format }];
const zipped = async (files: Zippable): Promise<SourceText[]> =>
  (await openArchive(new Blob([zipSync(files)]))).texts;

const moodle = (question: string, files: string, options = '') =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${question}]]></text>${files}</questiontext>${
    options ||
    '<answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer>'
  }</question></quiz>`;
const moodleFile = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${base64(bytes)}</file>`;

const item = (body: string, options = ['yes', 'no']) =>
  `<assessmentItem identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>0</value></correctResponse></responseDeclaration><itemBody>${body}<choiceInteraction responseIdentifier="R">${options
    .map((option, at) => `<simpleChoice identifier="${at}">${option}</simpleChoice>`)
    .join('')}</choiceInteraction></itemBody></assessmentItem>`;

const canvas = (html: string) =>
  `<questestinterop><assessment><section><item ident="i" title="t"><presentation><material><mattext texttype="text/html">${html
    .replaceAll('&', '&amp;')
    .replaceAll(
      '<',
      '&lt;',
    )}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${[
    'yes',
    'no',
  ]
    .map(
      (option) =>
        `<response_label ident="${option}"><material><mattext>${option}</mattext></material></response_label>`,
    )
    .join(
      '',
    )}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">yes</varequal></conditionvar><setvar varname="SCORE">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;

describe('a picture comes with its question', () => {
  const shown = `![An oak](media:${idOf(tree)})`;

  it.each([
    [
      'of Moodle XML',
      () =>
        text(
          moodle(
            '<p>What is it?</p><img src="@@PLUGINFILE@@/my%20tree.png" alt="An oak">',
            moodleFile('my tree.png', tree),
          ),
          'moodle',
        ),
    ],
    [
      'of a package of QTI, beside its item',
      () =>
        zipped({
          'a/items/one.xml': strToU8(
            item('<p>What is it?</p><img src="../images/tree.png" alt="An oak"/>'),
          ),
          'a/images/tree.png': tree,
        }),
    ],
    [
      'of an object of QTI',
      () =>
        zipped({
          'one.xml': strToU8(
            item('<p>What is it?</p><object type="image/png" data="tree.png">An oak</object>'),
          ),
          'tree.png': tree,
        }),
    ],
    [
      "of Canvas's cartridge, in its folder of files",
      () =>
        zipped({
          'non_cc_assessments/q.xml.qti': strToU8(
            canvas(
              '<p>What is it?</p><img src="$IMS-CC-FILEBASE$/Uploaded%20Media/Tree.png?canvas_download=1" alt="An oak">',
            ),
          ),
          'web_resources/Uploaded Media/tree.png': tree,
        }),
    ],
    [
      'that stands in the text itself',
      () =>
        text(
          moodle(
            `<p>What is it?</p><img alt="An oak" src="data:image/png;base64,${base64(tree)}">`,
            '',
          ),
          'moodle',
        ),
    ],
  ])('%s', async (_, texts) => {
    const { drafts, pictures, said } = await importing(await texts());
    expect(drafts).toMatchObject([{ title: `What is it?\n\n${shown}`, format: 'markdown' }]);
    expect(pictures).toEqual([idOf(tree)]);
    expect(said).toEqual([]);
  });

  it('in its options, and each once for all questions', async () => {
    const image = '<img src="tree.png" alt="An oak"/>';
    const { drafts, files } = await importing(
      await zipped({
        'one.xml': strToU8(item('Which?', [image, '<img src="house.png" alt="A house"/>'])),
        'two.xml': strToU8(item(`Where? ${image}`)),
        'tree.png': tree,
        'house.png': photo,
        'unused.png': new Uint8Array(png({ width: 2, height: 2 })),
      }),
    );
    expect(drafts[0]?.options).toEqual({
      A: shown,
      B: `![A house](media:${idOf(photo)})`,
    });
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['tree.png', 'image/png'],
      ['house.png', 'image/png'],
    ]);
  });

  it('and says that nobody described it', async () => {
    const { drafts, said } = await importing(
      text(moodle('<img src="@@PLUGINFILE@@/a.png">', moodleFile('a.png', tree)), 'moodle'),
    );
    expect(drafts[0]?.title).toBe(`![](media:${idOf(tree)})`);
    expect(said).toEqual([`1 title: ${en.exchange.problems.pictures.withoutWords(1)}`]);
  });

  it('and one of https stays where it is', async () => {
    const { drafts, pictures } = await importing(
      text(moodle('Which? <img src="https://example.com/a.png" alt="An oak">', ''), 'moodle'),
    );
    expect(drafts[0]?.title).toBe('Which? ![An oak](https://example.com/a.png)');
    expect(pictures).toEqual([]);
  });
});

describe('a question is listed with the reason', () => {
  const { faults, drawing, standIn, leftOut } = en.exchange.problems.pictures;
  const ofTitle = (src: string, alt: string, files: string) =>
    text(moodle(`Which? <img src="${src}" alt="${alt}">`, files), 'moodle');

  it.each([
    [
      'its picture is a drawing in a file',
      ofTitle('@@PLUGINFILE@@/a.svg', 'x', moodleFile('a.svg', strToU8('<svg/>'))),
      faults.unreadable('a.svg'),
    ],
    [
      'its picture is a drawing in the text',
      text(moodle('Which? <svg></svg>', ''), 'moodle'),
      drawing,
    ],
    [
      'its picture has too many bytes',
      ofTitle('@@PLUGINFILE@@/a.png', 'x', moodleFile('a.png', new Uint8Array(2_100_000))),
      faults.tooLarge('a.png'),
    ],
    [
      'its picture has too many pixels',
      ofTitle(
        '@@PLUGINFILE@@/a.png',
        'x',
        moodleFile('a.png', new Uint8Array(png({ width: 4097, height: 1 }))),
      ),
      faults.tooLarge('a.png'),
    ],
    [
      'its picture is missing, without words',
      ofTitle('a.png', 'a.png', ''),
      faults.missing('a.png'),
    ],
    [
      'its picture is elsewhere without https',
      ofTitle('http://example.com/a.png', 'An oak', ''),
      faults.elsewhere('a.png'),
    ],
  ])('%s', async (_, texts, reason) => {
    const { drafts, said } = await importing(texts);
    expect(drafts).toEqual([]);
    expect(said).toEqual([`1 title: ${reason}`]);
  });

  it('the options would be the same without their pictures', async () => {
    const image = '<img src="a.png" alt="flag"/>';
    const { drafts, said } = await importing(text(item('Which?', [image, image]), 'qti'));
    expect(drafts).toEqual([]);
    expect(said).toEqual([`1 options: ${faults.missing('a.png')}`]);
  });

  it('but the words of a missing picture stand in for it', async () => {
    const { drafts, said } = await importing(
      text(item('What does <img src="sign.png" alt="NO *ENTRY*"/> mean?'), 'qti'),
    );
    expect(drafts[0]?.title).toBe('What does \\[NO \\*ENTRY\\*\\] mean?');
    expect(said).toEqual([`1 title: ${standIn('sign.png')}`]);
  });

  it('but a picture of the explanation alone is left out', async () => {
    const feedback =
      '<generalfeedback format="html"><text><![CDATA[Because. <img src="a.svg">]]></text></generalfeedback></question>';
    const { drafts, said } = await importing(
      text(moodle('Which?', '').replace('</question>', feedback), 'moodle'),
    );
    expect(drafts[0]?.description).toBe('Because.');
    expect(said).toEqual([`1 description: ${leftOut(faults.missing('a.svg'))}`]);
  });

  it('the server takes no pictures', async () => {
    const texts = ofTitle('@@PLUGINFILE@@/a.png', 'x', moodleFile('a.png', tree));
    const { drafts, said } = await importing(texts, { takesPictures: false });
    expect(drafts).toEqual([]);
    expect(said).toEqual([`1 title: ${en.exchange.problems.lost.picture}`]);
  });

  it('the archive lies about its picture', async () => {
    const archive = zipSync({
      'one.xml': strToU8(item('<img src="bomb.png"/>')),
      'bomb.png': new Uint8Array(2_000_000),
    });
    const { texts } = await openArchive(new Blob([archive]));
    expect((await importing(texts)).said).toEqual([`1 title: ${faults.unreadable('bomb.png')}`]);
  });
});

describe('a second import finds the duplicates', () => {
  const asked = (bytes: Uint8Array, alt = 'It') =>
    text(
      moodle(
        `What is it? <img src="@@PLUGINFILE@@/a.png" alt="${alt}">`,
        moodleFile('a.png', bytes),
      ),
      'moodle',
    );
  const kept = (address: string, alt = 'It'): Question => ({
    ...{ _id: 'q', title: `What is it? ![${alt}](${address})`, description: 'None' },
    ...{ options: { A: 'yes', B: 'no' }, answer: 'A', type: 'FE', difficulty: 'easy' },
    format: 'markdown',
  });
  const { inBank } = en.exchange.problems;

  it('by what the picture consists of', async () => {
    const bank = [kept(`media:${idOf(tree)}`)];
    expect((await importing(asked(tree), { bank })).said).toEqual([`1 title: ${inBank}`]);
    expect((await importing(asked(photo), { bank })).drafts).toHaveLength(1);
  });

  it('after its picture was described', async () => {
    const bank = [kept(`media:${idOf(tree)}`, 'An oak in spring')];
    expect((await importing(asked(tree), { bank })).said).toEqual([`1 title: ${inBank}`]);
  });

  it.each(['https://example.com/1.png', 'media:picture-1'])(
    'by words where the address, such as %s, does not say which picture it is',
    async (address) => {
      const bank = [kept(address)];
      expect((await importing(asked(tree), { bank })).said).toEqual([`1 title: ${inBank}`]);
      expect((await importing(asked(tree, 'Another'), { bank })).drafts).toHaveLength(1);
    },
  );

  it('and takes two pictures with the same words for two questions', async () => {
    const [one] = asked(tree);
    const [other] = asked(photo);
    expect((await importing([one!, other!])).drafts).toHaveLength(2);
  });
});

it('reads a page of the package that a question shows', async () => {
  const { drafts } = await importing(
    await zipped({
      'one.xml': strToU8(item('<object type="text/html" data="text.html"/><p>Which?</p>')),
      'text.html': strToU8(
        '<html><head><title>T</title></head><body><p>Read this.</p></body></html>',
      ),
    }),
  );
  expect(drafts).toMatchObject([{ title: 'Read this.\nWhich?' }]);
});

it('leaves out wrong options without words', async () => {
  const blank = '<answer fraction="0"><text></text></answer>';
  const options = `<answer fraction="0"><text>a</text></answer>${blank}<answer fraction="100"><text>b</text></answer>${blank}`;
  const { drafts, said } = await importing(text(moodle('Which?', '', options), 'moodle'));
  expect(drafts).toMatchObject([{ options: { A: 'a', B: 'b' }, answer: 'B' }]);
  expect(said).toEqual([`1 options: ${en.exchange.problems.blankOptions}`]);
});

it('reads the picture that Moodle before 2.0 kept for a question', async () => {
  const written = moodle('Which?', '').replace(
    '<answer',
    `<image>a.png</image><image_base64>${base64(tree)}</image_base64><answer`,
  );
  const { drafts } = await importing(text(written, 'moodle'));
  expect(drafts[0]?.title).toBe(`Which?\n\n![](media:${idOf(tree)})`);
});

it('takes a condition of Canvas for the right one that says so, where none earns points', async () => {
  const written = canvas('Which?')
    .replace('<respcondition>', '<respcondition correctanswer="Yes">')
    .replace('>100</setvar>', '>0</setvar>');
  expect((await importing(text(written, 'qti'))).drafts).toMatchObject([{ answer: 'A' }]);
});

it('takes the only declaration of an item of QTI, whatever it is called', async () => {
  const written = item('Which?').replace('responseIdentifier="R"', 'responseIdentifier="RESPONSE"');
  expect((await importing(text(written, 'qti'))).drafts).toMatchObject([{ answer: 'A' }]);
});

describe('a package that is not as it should be', () => {
  it('gives each question its own picture where names differ only by case', async () => {
    const { drafts } = await importing(
      await zipped({
        'one.xml': strToU8(item('<p>First?</p><img src="A.png" alt="x"/>')),
        'two.xml': strToU8(item('<p>Second?</p><img src="a.png" alt="x"/>')),
        'A.png': tree,
        'a.png': photo,
      }),
    );
    expect(drafts.map(({ title }) => title)).toEqual([
      expect.stringContaining(idOf(tree)),
      expect.stringContaining(idOf(photo)),
    ]);
  });

  it('shows no picture where two could be meant', async () => {
    const { drafts, said } = await importing(
      await zipped({
        'one.xml': strToU8(item('<p>First?</p><img src="picture.PNG"/>')),
        'Picture.png': tree,
        'picture.png': photo,
      }),
    );
    expect(drafts).toEqual([]);
    expect(said).toEqual([expect.stringContaining('“picture.PNG” is not in the file')]);
  });

  it('is imported without the question whose page is damaged', async () => {
    const zip = zipSync({
      'one.xml': strToU8(item('<p>First?</p><object type="text/html" data="page.html"/>')),
      'two.xml': strToU8(item('<p>Second?</p>')),
      'page.html': [strToU8('<p>To read before.</p>'.repeat(20)), { level: 9 }],
    });
    const name = Buffer.from(zip).indexOf('page.html');
    zip.fill(0xff, name + 'page.html'.length, name + 'page.html'.length + 8);
    const { drafts, said } = await importing((await openArchive(new Blob([zip]))).texts);
    expect(drafts.map(({ title }) => title)).toEqual(['Second?']);
    expect(said).toEqual([expect.stringContaining('another page')]);
  });

  it.each([
    ['damaged', new Uint8Array([1, 2, 3]), 'is not in PNG'],
    ['too large', new Uint8Array(3_000_000), 'is larger than 2 MB'],
  ])('says that a picture of a text in Markdown is %s', async (_name, bytes, sentence) => {
    const { drafts, said } = await importing(
      await zipped({
        'imsmanifest.xml': strToU8(
          '<manifest><resources><resource href="items/1.xml"><metadata><lom><general><keyword><string>format:markdown</string></keyword></general></lom></metadata></resource></resources></manifest>',
        ),
        'items/1.xml': strToU8(item('<p>What is it? ![An oak](../media/tree.png)</p>')),
        'media/tree.png': [bytes, { level: 0 }],
      }),
    );
    expect(drafts).toEqual([]);
    expect(said).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    'data:image/svg+xml;utf8,&lt;svg/&gt;',
    'data:image/png,%89PNG',
    'data:image/gif;base64,R0lG',
  ])('says that a picture in the text cannot be shown: %s', async (address) => {
    const { said } = await importing(
      text(moodle(`<p>What is it?</p><img src="${address}">`, ''), 'moodle'),
    );
    expect(said).toEqual([expect.stringContaining('Its picture is not in PNG')]);
  });

  it('finds a picture in the text whatever else its address says', async () => {
    const { pictures } = await importing(
      text(
        moodle(
          `<p>What is it?</p><img src="data:image/png;charset=utf-8;base64,${base64(tree)}">`,
          '',
        ),
        'moodle',
      ),
    );
    expect(pictures).toEqual([idOf(tree)]);
  });
});
