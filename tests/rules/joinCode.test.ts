import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ar } from '../../src/messages/ar';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { joinCodeAlphabet, joinCodeLength, readJoinCode } from '../../src/rules/joinCode';
import { leastTime } from '../leastTime';

/** Code points as text, so that invisible characters can be read here. */
const points = (...codes: number[]): string[] => codes.map((code) => String.fromCodePoint(code));

const dashes = points(
  ...[0x2d, 0xad, 0x2d7, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2043, 0x2212],
  ...[0x301c, 0x30fc, 0xfe58, 0xfe63, 0xff0d, 0xff70],
);
const spaces = points(0x20, 0x9, 0xa, 0xa0, 0x2003, 0x2009, 0x202f, 0x3000);
const invisibles = points(
  ...[0xad, 0x61c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d],
  ...[0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfe0e, 0xfe0f, 0xfeff],
);
const quotes = points(
  ...[0x22, 0x27, 0x60, 0xab, 0xb4, 0xbb, 0x2b9, 0x2bb, 0x2bc, 0x2018, 0x2019, 0x201a, 0x201b],
  ...[0x201c, 0x201d, 0x201e, 0x201f, 0x2032, 0x2033, 0x2039, 0x203a, 0x300c, 0x300d, 0xff02],
);
const ends = ['.', ',', '!', ';', '…', '。', '،', '؛', '！', '．', ')', '*'];
const labels = [
  ...[en, de.messages, ar.messages].flatMap(({ join, quizzes }) => [join.code, quizzes.code]),
  ...['Join code', 'Join-Code', 'Beitrittscode', 'رمز', 'رمز الانضمام'],
];
const separators = [': ', '：', ' - ', ' – ', ' — ', ':', '= ', ' '];

const code = fc
  .array(fc.constantFrom(...joinCodeAlphabet), {
    minLength: joinCodeLength,
    maxLength: joinCodeLength,
  })
  .map((signs) => signs.join(''));
const some = (of: readonly string[], maxLength = 3): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...of), { maxLength }).map((found) => found.join(''));

const fullWidth = (sign: string): string => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0);
/**
 * The characters of a code, each in some case and width, with what may come between two of them.
 */
const spelled = (plain: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...plain].map((sign) =>
        fc
          .tuple(
            fc.constantFrom(sign, sign.toLowerCase()),
            fc.boolean(),
            some([...dashes, ...spaces, ...invisibles], 2),
          )
          .map(([cased, isWide, between]) => (isWide ? fullWidth(cased) : cased) + between),
      ),
    )
    .map((signs) => signs.join(''));
const labelled = fc
  .tuple(
    fc.constantFrom('', ...labels),
    fc.constantFrom('as it is', 'lower', 'upper'),
    fc.constantFrom(...separators),
  )
  .map(([label, letters, separator]) => {
    if (label === '') return '';
    const cased =
      letters === 'lower' ? label.toLowerCase() : letters === 'upper' ? label.toUpperCase() : label;
    return cased + separator;
  });
/** A code, and how it may arrive in mails, chats and word processors. */
const decorated = code.chain((plain) =>
  fc
    .tuple(
      some([...spaces, ...invisibles, ...quotes]),
      labelled,
      some([...spaces, ...invisibles, ...quotes]),
      spelled(plain),
      some([...spaces, ...invisibles, ...quotes, ...ends]),
    )
    .map((parts) => ({ plain, typed: parts.join('') })),
);

describe('the code in typed, pasted or scanned text', () => {
  it.each([
    ['as the server gave it', '7KQ2MXWD'],
    ['with dashes and in lower case', ' 7kq2-mxwd '],
    ['in full-width letters', '７ＫＱ２－ＭＸＷＤ'],
    ['with a dash that does not break', '7KQ2\u2011MXWD'],
    ['with a minus sign', '7KQ2\u2212MXWD'],
    ['between marks of direction', '\u20667KQ2-MXWD\u2069'],
    ['with zero-width spaces in it', '7K\u200bQ2\u200b-MXWD\ufeff'],
    ['at the end of a sentence', '7KQ2-MXWD.'],
    ['in guillemets', '« 7KQ2-MXWD »'],
    ['in German quotes', '„7KQ2-MXWD“,'],
    ['behind its label', 'Code: 7KQ2-MXWD'],
    ['behind a full-width colon', 'Code：7KQ2-MXWD'],
    ['behind a label and a dash', 'join code - 7kq2-mxwd!'],
    ['behind the German label', 'Code des Quiz: 7KQ2-MXWD'],
    ['behind the Arabic label', 'رمز الاختبار: 7KQ2-MXWD'],
    ['in a join link', 'https://school.example/quiz/dashboard/student-quiz?join=7KQ2MXWD'],
    ['in a join link of the app’s own with more behind it', '/student-quiz?join=7kq2-mxwd&x=1#top'],
    ['in a join link at the end of a sentence', '<https://school.example/?join=7KQ2MXWD>.'],
    ['in a join link with words behind it', 'https://school.example/?join=7KQ2MXWD at nine'],
    ['in a link with ?code=', 'https://portal.example/join?code=7KQ2-MXWD'],
    ['in the hash of a link', 'https://portal.example/#/join?code=7KQ2MXWD'],
    ['in the path of a link', 'https://portal.example/join/7KQ2MXWD/'],
    ['written in percents', 'https://portal.example/?join=%37KQ2MXWD'],
    ['decorated in a link', 'https://portal.example/?join=%E2%80%8B7KQ2%E2%80%93MXWD%20'],
  ])('is found %s', (_, typed) => {
    expect(readJoinCode(typed)).toBe('7KQ2MXWD');
  });

  it('is found in any spelling, with anything around it', () => {
    fc.assert(
      fc.property(decorated, ({ plain, typed }) => {
        expect(readJoinCode(typed)).toBe(plain);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found in a join link in any spelling', () => {
    fc.assert(
      fc.property(decorated, fc.constantFrom('join', 'code'), ({ plain, typed }, name) => {
        const link = `https://school.example/quiz?x=1&${name}=${encodeURIComponent(typed)}#top`;
        expect(readJoinCode(link)).toBe(plain);
      }),
    );
  });

  it.each([
    ['another server’s code', 'maths-2026', 'maths-2026'],
    ['another server’s code that begins like a label', 'code-2026', 'code-2026'],
    ['another server’s code in a link', 'https://a.example/?code=maths-2026', 'maths-2026'],
    ['a link without a code', 'https://school.example/help', 'https://school.example/help'],
    ['a percent sign that is none', 'https://a.example/?code=100%', '100%'],
    ['a code that is too long', '7KQ2-MXWD-7', '7KQ2-MXWD-7'],
    ['two codes', '7KQ2-MXWD, 7KQ2-MXWE', '7KQ2-MXWD, 7KQ2-MXWE'],
    ['a letter that codes do without', '7KQ2-MXWO', '7KQ2-MXWO'],
    ['a letter of which upper case makes two', 'aßcdefg', 'aßcdefg'],
    ['a label alone', 'Code:', 'Code:'],
    ['nothing', '  ', ''],
    ['nothing that can be seen', ' \u200b\u200e', ''],
  ])('leaves %s as it is', (_, typed, read) => {
    expect(readJoinCode(typed)).toBe(read);
  });

  it('leaves text without a code as it was typed', () => {
    // A word with the letter O is not part of a code.
    const text = fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
      .map((parts) => parts.join('no').replace(/[/?#=]/g, ''));
    fc.assert(
      fc.property(text, (typed) => {
        expect(readJoinCode(typed)).toBe(typed.trim());
      }),
    );
  });

  it('is found quickly, whatever was pasted', () => {
    for (const long of ['!'.repeat(1_000_000), 'Code'.repeat(250_000), ' -'.repeat(500_000)]) {
      expect(leastTime(() => readJoinCode(`${long}x`), 500)).toBeLessThan(500);
    }
  });
});
