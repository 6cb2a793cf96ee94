import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openArchive } from '../../../src/fileFormats/archive/openArchive';
import { importing } from '../importing';
import { readBlobs } from '../readBlobs';

beforeAll(readBlobs);

const zip = (files: Record<string, string | Uint8Array>, level: 0 | 6 = 6): Blob =>
  new Blob([
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, file]) => [
          path,
          typeof file === 'string' ? strToU8(file) : file,
        ]),
      ),
      { level },
    ),
  ]);

const item = (id: string) =>
  `<qti-assessment-item identifier="${id}" title="${id}"><qti-response-declaration identifier="RESPONSE"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><p>${id}?</p><qti-choice-interaction response-identifier="RESPONSE">${[...'abcd'].map((name) => `<qti-simple-choice identifier="${name}">${name}</qti-simple-choice>`).join('')}</qti-choice-interaction></qti-item-body></qti-assessment-item>`;

const manifest = (resources: string) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources}</resources></manifest>`;

async function faultOf(blob: Blob): Promise<unknown> {
  try {
    await openArchive(blob);
  } catch (error) {
    return (error as { kind?: string }).kind;
  }
  return undefined;
}

describe.each([0, 6] as const)('a package packed with level %i', (level) => {
  it('is read in the order of its manifest, with its keywords, and says where each remark is', async () => {
    const { texts } = await openArchive(
      zip(
        {
          'imsmanifest.xml': manifest(
            `<resource type="imsqti_item_xmlv3p0" href="items/two%20b.xml"><metadata><lom><general><keyword><string>type:BE</string></keyword><keyword><string>hard</string></keyword></general></lom></metadata><file href="items/two%20b.xml"/></resource>
             <resource type="imsqti_item_xmlv3p0" href="./a/../items/one.xml"><file href="items/one.xml"/></resource>`,
          ),
          'items/one.xml': item('one').replace('<p>', '<p><img src="a.png"/>'),
          'items\\two b.xml': item('two'),
          'items/a.png': new Uint8Array(5000),
        },
        level,
      ),
    );
    const { drafts, said } = await importing(texts);
    expect(drafts).toMatchObject([{ title: 'two?', answer: 'B', type: 'BE', difficulty: 'hard' }]);
    expect(said).toEqual([
      'items/one.xml:1 title: Contains a picture, which cannot be imported yet.',
    ]);
  });
});

it('reads the whole form of a quiz that Canvas keeps twice', async () => {
  const quiz = (text: string) =>
    `<questestinterop><item ident="x" title="${text}"><presentation/></item></questestinterop>`;
  const { texts } = await openArchive(
    zip({
      'imsmanifest.xml': manifest(
        '<resource type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="i1/assessment_qti.xml"/></resource><resource href="i1/assessment_meta.xml"><file href="i1/assessment_meta.xml"/><file href="non_cc_assessments/i1.xml.qti"/></resource>',
      ),
      'i1/assessment_qti.xml': quiz('part'),
      'i1/assessment_meta.xml': '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>',
      'non_cc_assessments/i1.xml.qti': quiz('whole'),
    }),
  );
  expect(texts.map(({ path }) => path)).toEqual(['non_cc_assessments/i1.xml.qti']);
});

it('reads files of any format from an archive without a manifest', async () => {
  const { texts } = await openArchive(
    zip({
      'bank.gift': 'Q {=1 ~2 ~3 ~4}',
      'more.txt': 'Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A',
      'readme.txt': 'Hello.',
      '__MACOSX/bank.gift': 'x',
    }),
  );
  expect(texts.map(({ path, format }) => [path, format])).toEqual([
    ['bank.gift', 'gift'],
    ['more.txt', 'aiken'],
  ]);
});

describe('names of files that are not in UTF-8', () => {
  const gift = 'Q {=1 ~2 ~3 ~4}';
  /** An archive in which the one file has a name of these bytes, in place of as many letters. */
  function named(name: string, extra: Record<number, Uint8Array> = {}): Blob {
    const placeholder = 'x'.repeat(name.length);
    const zipped = zipSync({ [`${placeholder}.gift`]: [strToU8(gift), { extra }] }, { level: 0 });
    const written = Array.from(zipped, (byte) => String.fromCharCode(byte)).join('');
    const bytes = Uint8Array.from(written.replaceAll(placeholder, name), (sign) =>
      sign.charCodeAt(0),
    );
    return new Blob([bytes]);
  }

  it.each([
    ['ibm437', 'Gr\x94\xe1e f\x81r alle', 'Größe für alle'],
    ['ibm866', '\x82\xae\xab\xa3\xa0 \xa8 \x84\xae\xad', 'Волга и Дон'],
    ['shift_jis', '\x93\xfa\x96{\x82\xcc\x90\xec', '日本の川'],
  ] as const)('are read as guessed, with a sample: %s', async (encoding, name, path) => {
    const { texts, guesses } = await openArchive(named(name));
    expect(texts.map((text) => text.path)).toEqual([`${path}.gift`]);
    expect(guesses).toEqual([{ part: 'names', encoding, sample: [`${path}.gift`] }]);
  });

  it('are read as chosen', async () => {
    const { texts } = await openArchive(named('\xe5\xe4'), { names: 'windows-1251' });
    expect(texts.map((text) => text.path)).toEqual(['ед.gift']);
  });

  it('are no guess where the archive adds them in UTF-8', async () => {
    const utf8 = new Uint8Array([1, 0, 0, 0, 0, ...strToU8('Größe.gift')]);
    const { texts, guesses } = await openArchive(named('Gr\x94\xe1e', { 0x7075: utf8 }));
    expect(texts.map((text) => text.path)).toEqual(['Größe.gift']);
    expect(guesses).toEqual([]);
  });
});

it('reads texts in the encoding that each declares, and guesses that of the others', async () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const blob = zip({
    'a.xml': bytes(
      '<?xml version="1.0" encoding="windows-1251"?><quiz><question type="essay"><name><text>\xf0\xe5\xea\xe0</text></name></question></quiz>',
    ),
    'b.gift': bytes('Welche Gr\xf6\xdfe? {=f\xfcr ~2 ~3 ~4}'),
  });
  const { texts, guesses } = await openArchive(blob);
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringContaining('река'),
    'Welche Größe? {=für ~2 ~3 ~4}',
  ]);
  expect(guesses).toEqual([
    { part: 'text', encoding: 'windows-1252', sample: ['Welche Größe? {=für ~2 ~3 ~4}'] },
  ]);
  const chosen = await openArchive(blob, { text: 'windows-1257' });
  expect(chosen.guesses).toMatchObject([{ encoding: 'windows-1257' }]);
});

it('knows the files of spreadsheets', async () => {
  expect(
    await openArchive(zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })),
  ).toMatchObject({
    texts: [],
    isDocument: true,
  });
});

describe('an archive that is not what it says', () => {
  const blanks = new Uint8Array(3_000_000);

  it('is refused if a file grows too much', async () => {
    expect(await faultOf(zip({ 'a.xml': blanks }))).toBe('tooLarge');
  });

  it('is refused if all files together are too large', { tags: ['long'] }, async () => {
    const files = Object.fromEntries(
      Array.from({ length: 70 }, (_, index) => [`${index}.xml`, new Uint8Array(1_000_000)]),
    );
    expect(await faultOf(zip(files))).toBe('tooLarge');
  });

  it('is refused if it has too many files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`${index}.png`, new Uint8Array()]),
    );
    expect(await faultOf(zip(files, 0))).toBe('tooLarge');
  });

  it('does not read pictures, however large', async () => {
    expect(await faultOf(zip({ 'a.png': blanks, 'a.gift': 'Q {}' }))).toBeUndefined();
  });

  it('is refused if a file is longer than the archive says', async () => {
    const bytes = new Uint8Array(await zip({ 'a.xml': blanks }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(directory + 24, 1000, true);
    expect(await faultOf(new Blob([bytes]))).toBe('broken');
  });

  it('is refused if it is encrypted', async () => {
    const bytes = new Uint8Array(await zip({ 'a.xml': 'x' }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    view.setUint16(view.getUint32(bytes.length - 22 + 16, true) + 8, 1, true);
    expect(await faultOf(new Blob([bytes]))).toBe('encrypted');
  });

  it('is refused if entries share their bytes', async () => {
    const bytes = new Uint8Array(await zip({ 'a.gift': 'Q {}', 'b.gift': 'Q {}' }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(directory + 46 + 'a.gift'.length + 42, 0, true);
    expect(await faultOf(new Blob([bytes]))).toBe('overlapping');
  });

  it('is refused if it is cut off anywhere, and never half read', async () => {
    const bytes = new Uint8Array(await zip({ 'a.gift': 'Q {=1 ~2 ~3 ~4}' }).arrayBuffer());
    for (let length = 0; length < bytes.length; length += 1) {
      expect(await faultOf(new Blob([bytes.slice(0, length)]))).toBe('broken');
    }
  });

  it('is refused, and not worse, if any byte of it is another', async () => {
    const bytes = new Uint8Array(await zip({ 'a.gift': 'Q {=1 ~2 ~3 ~4}' }).arrayBuffer());
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at]! ^= 0xff;
      expect([undefined, 'broken', 'encrypted', 'overlapping', 'tooLarge']).toContain(
        await faultOf(new Blob([changed])),
      );
    }
  });
});

it('leaves the page its turns while it unpacks a large file', async () => {
  // A page that unpacks a slice in six milliseconds.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 6));
  const lines = Array.from({ length: 500_000 }, (_, line) => `${line} of them`);
  const blob = zip({ 'a.txt': lines.join('\n') });
  let turns = 0;
  const counting = setInterval(() => (turns += 1));
  await openArchive(blob);
  clearInterval(counting);
  vi.restoreAllMocks();
  expect(turns).toBeGreaterThan(20);
});
