import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPauses } from '../../src/base/slices';
import type { AcceptedNumber, Question } from '../../src/api/entities';
import { optionTexts } from '../../src/items/itemRules';
import { equalOptions } from '../../src/items/lettered/equalOptions';
import { wholeRange } from '../../src/items/kind/options';
import { keyedNumbers } from '../../src/items/numeric/acceptedNumbers';
import { en } from '../../src/messages/en';
import { formats, recognizeFormat, type Format } from '../../src/fileFormats/formats';
import { noDefaults } from '../../src/fileFormats/judging/judgeQuestions';
import { readQuestions } from '../../src/fileFormats/judging/readQuestions';
import { writers, type ExportFormat } from '../../src/fileFormats/writeQuestions';
import { openArchive, type SourceText } from '../../src/fileFormats/archive/openArchive';
import { sha256 } from '../../src/fileFormats/tables/sha256';
import type { WrittenPictures } from '../../src/fileFormats/format/questionFormat';
import { cleanPicture } from '../../src/rules/pictures/cleanPicture';
import { pictureIdOf } from '../../src/rules/pictures/reference';
import { questionKinds } from '../../src/rules/limits';
import { asOneLine, isSeen } from '../../src/rules/oneLineText';
import { tidyTags } from '../../src/rules/tags';
import { png } from '../rules/pictures/files';
import { judgeAll } from './importing';
import { readBlobs } from './readBlobs';

/** Four times as many random cases in `npm run test:full`. */
const runs = (count: number): number => count * (process.env.MORE_CASES === undefined ? 1 : 4);

const signs = fc.string({
  unit: fc.constantFrom(
    ...['"', "'", ',', ';', ':', '~', '=', '{', '}', '#', '\\', '/', '%', '[', ']', '<', '>', '&'],
    ...['\n', '\r', '\t', ' ', '\u00a0', '\ufeff', '\u2028', '\u0085', '$', '+', '-', '@', 'n'],
    ...['א', 'ش', '😀', '\u202e', 'a', '0', '9', '2', '1'],
  ),
  maxLength: 60,
});
const phrases = fc.constantFrom(
  ...['//', '// [id:x]', '::t::', '$CATEGORY: a', '[html]b', '%50%', '&amp;', '&&092;', '\\n', 'T'],
  ...[
    'a -> b',
    '####',
    '<br>',
    '<b>bold</b>',
    "'=1",
    'ANSWER: A',
    '  a  b',
    'a \n b',
    'x\r\n\r\ny',
  ],
);
const text = (limit: number) =>
  fc
    .oneof(fc.string({ unit: 'grapheme' }), signs, phrases, fc.string({ unit: 'binary' }))
    // What the contract stores: trimmed, not empty, and nothing that XML cannot hold.
    .map((written) =>
      written
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
        .trim()
        .slice(0, limit)
        .trim(),
    )
    .filter((written) => written !== '' && !/\p{Surrogate}/u.test(written));

/** What the contract takes as tags: each once, and nothing that divides them. */
const tags = fc
  .array(
    text(40)
      .map((tag) =>
        asOneLine(tag)
          .replace(/[,;|]+|\s+/g, ' ')
          .trim(),
      )
      .filter(isSeen),
    { minLength: 1, maxLength: 10 },
  )
  .map((written) => tidyTags(written))
  .filter((kept) => kept.length > 0);

const plainQuestion: fc.Arbitrary<Question> = fc.record({
  _id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
  title: text(300),
  description: text(4000),
  options: fc.record({ A: text(300), B: text(300), C: text(300), D: text(300) }),
  answer: fc.constantFrom('A', 'B', 'C', 'D'),
  type: fc.constantFrom('FE', 'BE', 'DO'),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
});

const markdown = (limit: number) =>
  fc
    .tuple(fc.constantFrom('', '    ', '\t'), text(limit - 4))
    // XML has no control characters.
    .map(([indent, written]) => indent + written.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, 'x'));

/** A question whose texts are in Markdown. */
const markdownQuestion: fc.Arbitrary<Question> = fc
  .record({ question: plainQuestion, title: markdown(4000), option: markdown(1000) })
  .map(({ question: { description, options, ...rest }, title, option }) => ({
    ...rest,
    title,
    description: description.replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, 'x'),
    options: { A: option, B: (options.B ?? '').replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, 'x') },
    answer: 'A',
    format: 'markdown',
  }));

/** A question with several right answers. */
const severalQuestion: fc.Arbitrary<Question> = fc
  .tuple(plainQuestion, fc.constantFrom('A', 'D', 'AC', 'ABC', 'BCD', 'ABCD'))
  .map(([each, answer]) => ({ ...each, answer, kind: 'multiple' }));

const number = fc.oneof(
  fc.constantFrom('0', '-3.5', '1200', '0.001', '602214076000000000000000', '-12.25'),
  fc.integer().map(String),
  fc.stringMatching(/^-?[1-9][0-9]{0,30}\.[0-9]{0,30}[1-9]$/),
);
const share = fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined });
const amount = number.map((each) => each.replace('-', ''));
/** One in the only way to say it. */
const acceptedNumber: fc.Arbitrary<AcceptedNumber> = fc
  .tuple(
    number,
    fc.oneof(
      fc.constant({}),
      number.map((to) => ({ to })),
      amount.map((tolerance) => ({ tolerance })),
      amount.map((tolerance) => ({ tolerance: `${tolerance}%` })),
    ),
    share,
  )
  .map(([each, range, part]) => ({ number: each, ...range, ...(part && { share: part }) }));

/** A question that asks for a number. */
const numericQuestion: fc.Arbitrary<Question> = fc
  .tuple(plainQuestion, acceptedNumber, fc.array(acceptedNumber, { maxLength: 9 }))
  .map(([each, { share: _all, ...first }, others]) => ({
    ...each,
    options: {},
    kind: 'numeric',
    ...keyedNumbers([first, ...others]),
  }));

const kept = [1, 20, 300].map((width) => {
  const cleaned = cleanPicture(png({ width, height: 8 }));
  if (typeof cleaned === 'string') throw new Error(cleaned);
  return { ...cleaned, id: pictureIdOf(sha256(cleaned.bytes), cleaned) };
});
/** Those that an export takes along. */
const pictures: WrittenPictures = new Map(kept.map((picture) => [picture.id, picture]));

/** A text with pictures: written in any way, also where Markdown shows none. */
const pictured = fc
  .tuple(markdown(300), fc.constantFrom(...kept), fc.constantFrom(...kept), markdown(300))
  .chain(([before, { id }, { id: other }, after]) =>
    fc.constantFrom(
      `![a](media:${id})`,
      `Which?\n\n![A tree](media:${id})`,
      `${before}![a \\[b\\]](media:${id} "c") ![d](media:${other})${after}`,
      `${before}\n\n[p]: media:${id}\n\n![q][p]`,
      `\`media:${id}\` ![e](<media:${other}>) media:unknown`,
    ),
  );
const picturedQuestion: fc.Arbitrary<Question> = fc
  .tuple(markdownQuestion, pictured, pictured, pictured)
  .map(([each, title, description, option]) => ({
    ...{ ...each, title, description },
    options: { ...each.options, A: option },
  }));

const question = fc
  .oneof(
    { weight: 3, arbitrary: plainQuestion },
    markdownQuestion,
    severalQuestion,
    picturedQuestion,
    numericQuestion,
  )
  // Of equal options there is something to say.
  .filter((each) => equalOptions(optionTexts(each)).length === 0);

/** As `format` gives it back: QTI has no blanks at the start of a text. */
const readBack = (format: ExportFormat, each: Question): Question =>
  format === 'qti' && each.format === 'markdown'
    ? {
        ...{ ...each, title: each.title.trim(), description: each.description.trim() },
        options: { ...each.options, A: (each.options.A ?? '').trim() },
      }
    : each;

/** What a user would import of an exported file. */
async function exported(
  format: ExportFormat,
  questions: readonly Question[],
): Promise<readonly SourceText[]> {
  const written = await writers[format].write(questions, pictures, createPauses());
  if (typeof written !== 'string') return (await openArchive(new Blob([written]))).texts;
  return [{ text: written, format: recognizeFormat(written) }];
}

beforeAll(readBlobs);

describe.each(Object.keys(writers) as ExportFormat[])('%s', (format) => {
  it('reads back what was exported, whatever its texts contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (questions) => {
        const texts = await exported(format, questions);
        expect(new Set(texts.map((text) => text.format))).toEqual(new Set([format]));
        const read = await readQuestions(texts, [], { takesMarkdown: true, takesPictures: true });
        const judged = judgeAll(read, noDefaults, { ...wholeRange, kinds: questionKinds });
        expect(judged.map(({ found, draft }) => ({ ...draft, _id: found.id }))).toEqual(
          questions.map((each) => readBack(format, each)),
        );
        expect(judged.flatMap(({ notes }) => notes)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('reads back the tags of questions', async () => {
    const tagged = fc.tuple(question, tags).map(([plain, own]) => ({ ...plain, tags: own }));
    await fc.assert(
      fc.asyncProperty(fc.array(tagged, { minLength: 1, maxLength: 3 }), async (questions) => {
        const read = await readQuestions(await exported(format, questions), [], {
          takesMarkdown: true,
          takesPictures: true,
        });
        const takes = { ...wholeRange, kinds: questionKinds, tags: true };
        const judged = judgeAll(read, noDefaults, takes);
        expect(judged.map(({ draft }) => draft?.tags)).toEqual(questions.map((one) => one.tags));
        expect(judged.flatMap(({ notes }) => notes)).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  it('says what is lost where the server takes no tags', async () => {
    const [one] = fc.sample(question, { numRuns: 1, seed: 1 }) as [Question];
    const read = await readQuestions(await exported(format, [{ ...one, tags: ['css', 'html'] }]));
    const [judged] = judgeAll(read, noDefaults, wholeRange);
    expect(judged?.draft).not.toHaveProperty('tags');
    expect(judged?.notes.map(({ field, say }) => [field, say(en.exchange.problems, 1)])).toEqual([
      ['tags', en.exchange.problems.tagsSkipped],
    ]);
  });

  it('recognizes questions that are in the bank already', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (exportedOne) => {
        const known = readBack(format, exportedOne);
        const read = await readQuestions(await exported(format, [known]), [known], {
          takesMarkdown: true,
          takesPictures: true,
        });
        const [judged] = judgeAll(read, noDefaults, {
          ...wholeRange,
          kinds: questionKinds,
        });
        expect(judged?.twin?.say(en.exchange.problems, 1)).toBe(en.exchange.problems.inBank);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe.each(Object.keys(formats) as Format[])('%s', (format) => {
  it('accepts any text, and every remark names a line that exists', async () => {
    const line = fc.constantFrom(
      ...['title,A,B,C,D,answer', 'a,b,"c', '"', 'What?', 'A. x', 'B) y', 'ANSWER: A', 'ANSWER:'],
      ...['', '  ', '::t:: q {', '=a', '~%50%b', '~', '}', 'q {T}', '// [id:a]', '$CATEGORY: x/FE'],
      ...['<quiz>', '<question type="multichoice">', '<text>a</text>', '</question>', '<item>'],
      ...['<qti-item-body>', '</item>', '<!--', '<![CDATA[', '&x;', '<a b="', '<question/>'],
      ...[
        '{#3}',
        '{#=3:1 =%50%x',
        'title,kind,answer',
        'a,numeric,3 – 4; 5',
        '~%%',
        'q {=a ~b ~c ~d}',
        '####',
        '\\',
      ],
    );
    const lines = fc
      .array(line, { maxLength: 12 })
      .chain((list) => fc.constantFrom('\n', '\r\n', '\r').map((end) => list.join(end)));
    await fc.assert(
      fc.asyncProperty(fc.oneof(lines, signs, fc.string({ unit: 'binary' })), async (written) => {
        const last = written.split(/\r\n|\r|\n/).length;
        const read = await readQuestions([{ text: written, format }]);
        for (const { problems, notes, twin } of judgeAll(read, noDefaults, {
          ...wholeRange,
          kinds: questionKinds,
        })) {
          for (const remark of [...problems, ...notes, ...(twin ? [twin] : [])]) {
            expect(remark.line).toBeGreaterThanOrEqual(1);
            expect(remark.line).toBeLessThanOrEqual(last);
            expect(remark.say(en.exchange.problems, 1)).not.toBe('');
          }
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

describe('the questions of a text', () => {
  beforeEach(() => {
    // A page that reads a question in six milliseconds.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 6));
  });
  afterEach(() => vi.restoreAllMocks());

  it.each(['csv', 'gift', 'moodle'] as const)(
    'in %s are read without blocking the page',
    async (format) => {
      const many = fc
        .sample(question, { numRuns: 200, seed: 1 })
        .map((each, index) => ({ ...each, _id: `q${index}` }));
      const texts = await exported(format, many);
      let turns = 0;
      const timer = setInterval(() => (turns += 1));
      const read = await readQuestions(texts, many);
      clearInterval(timer);
      expect(read.questions).toHaveLength(many.length);
      expect(turns).toBeGreaterThan(many.length / 5);
    },
  );
});
