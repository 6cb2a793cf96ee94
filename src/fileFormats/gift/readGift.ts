import { linesOf } from '../../files/lineBreaks';
import { categoryNames } from '../found/category';
import { inGift, takeNumbers, type WrittenNumber } from '../found/numbers';
import { areEvenShares, weightOf } from '../found/weights';
import type { QuestionFormat } from '../format/questionFormat';
import {
  foundAt,
  htmlText,
  mostOptionsRead,
  markdownText,
  optionOf,
  plainText,
  refuseKind,
  refuseSize,
  type FoundQuestion,
  type FoundText,
} from '../found/found';
import { isTooMuch } from '../markup/tooMuch';
import { rootName } from '../markup/readXml';
import { indexOfSign, unescapeGift } from '../markup/giftText';

interface Block {
  /** Where its lines stand in the file, from 1: comments are left out. */
  lines: number[];
  text: string;
  /** What its comments say in brackets, such as `id:x`. */
  marks: string[];
}

/** Far more than the comments of a question have. */
const mostMarks = 100;
const longestComment = 1_000;

/** A block is what stands between empty lines, as Moodle has it: an error ends with its block. */
function* blocksOf(text: string): Generator<Block | null, void, undefined> {
  const empty = (): Block => ({ lines: [], text: '', marks: [] });
  let block = empty();
  let number = 0;
  for (const line of linesOf(text)) {
    if (line === null) {
      yield null;
      continue;
    }
    number += 1;
    if (line.trim() === '') {
      if (block.lines.length > 0) yield block;
      block = empty();
    } else if (/^\s*\/\//.test(line)) {
      if (block.marks.length > mostMarks) continue;
      const marks = [...line.slice(0, longestComment).matchAll(/\[((?:\\\]|[^\]])*)\]/g)];
      block.marks.push(...marks.map(([, mark = '']) => mark.replaceAll('\\]', ']')));
    } else {
      block.text += block.lines.length > 0 ? `\n${line}` : line;
      block.lines.push(number);
    }
  }
  if (block.lines.length > 0) yield block;
}

const marked = ({ marks }: Block, key: string): string[] =>
  marks.flatMap((mark) => (mark.startsWith(`${key}:`) ? mark.slice(key.length + 1) : []));

/** The line and the column of a character of a block, which is counted from its beginning. */
function placeIn({ text, lines }: Block, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return {
    line: lines[before.length - 1] ?? lines[0] ?? 1,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}

/** Where a block cannot be read, counted from its beginning. */
class GiftFault extends Error {
  override name = 'GiftFault';

  constructor(readonly at: number) {
    super(`Quizwright: this GIFT cannot be read from character ${at + 1} of its question.`);
  }
}

const formatMark = /^\s*\[(html|moodle|plain|markdown)\]/;

/** A text of the file, in its own format or in that of its question. */
function textOf(written: string, ofQuestion = ''): FoundText {
  const [mark = '', named] = formatMark.exec(written) ?? [];
  const format = named ?? ofQuestion;
  const rest = written.slice(mark.length);
  // Blanks at the start may make its first line code.
  if (format === 'markdown') return markdownText(unescapeGift(rest.trimEnd()));
  const text = unescapeGift(rest.trim());
  if (format === 'html') return htmlText(text);
  return { ...plainText(text), isUnmarked: format === '' };
}

/** Where the answers of a block begin and end: signs of code among them stand in pairs. */
function answersIn(text: string, from: number): [start: number, end: number] | null {
  const start = indexOfSign(text, '{', from);
  if (start < 0) return null;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth > 0) continue;
    const next = indexOfSign(text, '{', at + 1);
    if (next >= 0) throw new GiftFault(next);
    return [start, at];
  }
  throw new GiftFault(start);
}

/** The answers of a choice, and where each is: they begin with `~`, or with `=` if they are right. */
function* piecesOf(answers: string): Generator<[piece: string, at: number], void, undefined> {
  let from = -1;
  for (let at = 0; at < answers.length; at += 1) {
    if (answers[at] === '\\') at += 1;
    else if (answers[at] === '~' || answers[at] === '=') {
      // `~=` is one sign to Moodle.
      if (from >= 0 && answers.slice(from, at).trim() === '~') continue;
      if (from >= 0) yield [answers.slice(from, at), from];
      from = at;
    }
  }
  if (from >= 0) yield [answers.slice(from), from];
}

/** What stands before a sign, and what behind it. */
function cut(text: string, sign: string): [string, string] {
  const at = indexOfSign(text, sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
}

/** What an answer may begin with in place of its weight, as far as it is one. */
const weightMark = /^\s*[%٪％]\s*([^%٪％\n]{0,40}?)\s*[%٪％]/;
/** A percent sign that begins the text of an answer, and no weight. */
const guardedPercent = /^(\s*)\\(?=[%٪％])/;

/** A number, with a mistake in it where `weightOf` does not understand it. */
const isMeantAsNumber = (written: string): boolean =>
  /\p{Nd}/u.test(written) && /^[+\-−–\s]*[\p{Nd}.,٫/⁄'’\s]+$/u.test(written);

interface ReadWeight {
  /** In percent; undefined where the answer says none. */
  weight?: number;
  /** What is left of the answer. */
  rest: string;
  /** What stands in the place of a weight and is none. */
  unread?: string;
  /** Whether it was meant as one, so that it is unknown which answers are right. */
  isMeant?: boolean;
}

function readWeight(answer: string): ReadWeight {
  const [mark, written = ''] = weightMark.exec(answer) ?? [];
  if (mark === undefined) {
    const unread = /^\s*[%٪％]\s*[-+]?\p{Nd}[\p{Nd}.,]*/u.exec(answer)?.[0].trim();
    return { rest: answer.replace(guardedPercent, '$1'), ...(unread && { unread }) };
  }
  const weight = weightOf(written);
  return weight === null
    ? { rest: answer, unread: mark.trim(), isMeant: isMeantAsNumber(written) }
    : { weight, rest: answer.slice(mark.length) };
}

function readChoices(
  answers: string,
  format: string,
  found: FoundQuestion,
  placeOf: (at: number) => { line: number; column: number },
): void {
  const { line, path, notes, problems } = found;
  const weights: number[] = [];
  let hasOneRight = false;
  for (const [piece, at] of piecesOf(answers)) {
    if (found.options.length === mostOptionsRead) break;
    const [sign] = /^~?\s*=|^~/.exec(piece) ?? [''];
    const isRight = sign.endsWith('=');
    const { weight, rest, unread, isMeant } = readWeight(piece.slice(sign.length));
    if (unread !== undefined) {
      const place = placeOf(at + piece.indexOf(unread));
      (isMeant ? problems : notes).push({
        line: place.line,
        path,
        field: found.options.length,
        say: (say) => say.unknownWeight(unread, place.column),
      });
    }
    const [text, feedback] = cut(rest, '#');
    hasOneRight ||= isRight;
    weights.push(weight ?? (isRight ? 100 : 0));
    found.options.push(optionOf(textOf(text, format), textOf(feedback, format)));
  }
  const whole = weights.flatMap((weight, place) => (weight > 99.9 ? [place] : []));
  const partly = weights.flatMap((weight, place) => (weight > 0 ? [place] : []));
  found.isMultiple = !hasOneRight;
  found.right = found.isMultiple || whole.length === 0 ? partly : whole;
  const isEven = found.isMultiple
    ? areEvenShares(weights)
    : whole.length === 0 || weights.every((weight) => weight === 0 || weight > 99.9);
  if (!isEven) {
    notes.push({ line, path, field: 'answer', say: (say) => say.weights });
  }
}

/** The numbers that count: one or a range alone, or several that each begin with `=`. */
function readNumbers(
  answers: string,
  found: FoundQuestion,
  placeOf: (at: number) => { line: number; column: number },
  original: string | undefined,
): void {
  const { path, notes, problems, line } = found;
  // What follows is feedback on all other numbers.
  const wrong = indexOfSign(answers, '~');
  const right = wrong < 0 ? answers : answers.slice(0, wrong);
  const isList = /^\s*=/.test(right);
  const pieces = isList ? [...piecesOf(right)] : [[right, 0] as const];
  let hasFeedback = wrong >= 0 && /[^~#\s]/.test(answers.slice(wrong));
  const written = pieces.flatMap(([piece, at]): WrittenNumber[] => {
    const { weight, rest, unread } = readWeight(piece.replace(/^\s*=/, ''));
    const [text, feedback] = cut(rest, '#');
    hasFeedback ||= feedback.trim() !== '';
    if (unread !== undefined) {
      const place = placeOf(at + piece.indexOf(unread));
      problems.push({
        line: place.line,
        path,
        field: 'answer',
        say: (say) => say.unknownWeight(unread, place.column),
      });
      return [];
    }
    const percent = weight === undefined ? {} : { percent: weight };
    const value = unescapeGift(text).trim();
    if (value === '*' && !(weight !== undefined && weight > 0)) return [];
    const [from = '', to, ...more] = value.split('..');
    if (to !== undefined && more.length === 0) return [{ number: from, to, ...percent }];
    const [number = '', ...tolerance] = value.split(':');
    return [{ number, tolerance: tolerance.join(':'), ...percent }];
  });
  if (hasFeedback) notes.push({ line, path, field: 'answer', say: (say) => say.numeric.feedback });
  takeNumbers(found, written, { write: inGift, original });
}

const truths = new Map([
  ['T', 0],
  ['TRUE', 0],
  ['F', 1],
  ['FALSE', 1],
]);

function readAnswers(
  answers: string,
  format: string,
  found: FoundQuestion,
  at: number,
  block: Block,
): void {
  const trimmed = answers.trim();
  const start = at + 1 + answers.length - answers.trimStart().length;
  const [word, feedback] = cut(trimmed, '#');
  const truth = truths.get(word.trim().toUpperCase());
  if (trimmed === '') {
    refuseKind(found, 'essay');
  } else if (truth !== undefined) {
    // The first feedback is for the wrong answer, the second for the right one.
    const [ofWrong, ofRight] = cut(feedback, '#').map((text) => textOf(text, format));
    const feedbacks = truth === 0 ? [ofRight, ofWrong] : [ofWrong, ofRight];
    found.options = ['True', 'False'].map((text, place) =>
      optionOf(plainText(text), feedbacks[place]),
    );
    found.right = [truth];
  } else if (trimmed.startsWith('#')) {
    const placeOf = (place: number) => placeIn(block, start + 1 + place);
    readNumbers(trimmed.slice(1), found, placeOf, marked(block, 'accepted')[0]);
  } else if (indexOfSign(trimmed, '~') >= 0) {
    readChoices(trimmed, format, found, (place) => placeIn(block, start + place));
  } else if (trimmed.startsWith('=')) {
    refuseKind(found, indexOfSign(trimmed, '->') >= 0 ? 'matching' : 'shortAnswer');
  } else {
    throw new GiftFault(at);
  }
}

function readBlock(block: Block, found: FoundQuestion): void {
  const { text } = block;
  const begin = text.length - text.trimStart().length;
  const nameEnd = text.startsWith('::', begin) ? indexOfSign(text, '::', begin + 2) : -1;
  if (nameEnd >= 0) found.name = unescapeGift(text.slice(begin + 2, nameEnd)).trim();
  const stemStart = nameEnd < 0 ? begin : nameEnd + 2;
  try {
    const place = answersIn(text, stemStart);
    const [start, end] = place ?? [text.length, text.length];
    const [, format = ''] = formatMark.exec(text.slice(stemStart, start)) ?? [];
    const after = text.slice(end + 1).trim();
    const stem = text.slice(stemStart, start);
    found.text = textOf(after === '' ? stem : `${stem.trimEnd()} _____ ${after}`);
    if (found.text.plain === '') found.text = plainText(found.name);
    const [answers, explanation] = cut(text.slice(start + 1, end), '####');
    found.explanation = textOf(explanation, format);
    if (place) readAnswers(answers, format, found, start, block);
    else refuseKind(found, 'description');
  } catch (error) {
    if (!(error instanceof GiftFault)) throw error;
    const { line, column } = placeIn(block, error.at);
    found.problems.push({
      line,
      path: found.path,
      field: 'file',
      say: (say) => say.giftSyntax(column),
    });
  }
}

/**
 * Reads Moodle's GIFT, and as Moodle reads it: only the signs among the answers need a backslash.
 * What stands in `####` is the explanation.
 */
function* readGift(text: string, path?: string): Generator<FoundQuestion | null, void, undefined> {
  let category: readonly string[] = [];
  for (const block of blocksOf(text)) {
    if (!block) {
      yield null;
      continue;
    }
    if (isTooMuch(block.text)) {
      const found = foundAt(block.lines[0]!, path);
      refuseSize(found);
      yield found;
      continue;
    }
    const lines = block.text.split('\n');
    const isCategory = (line: string) => /^\s*\$CATEGORY:/.test(line);
    const named = lines.findLast(isCategory);
    if (named !== undefined) category = categoryNames(named.replace(/^\s*\$CATEGORY:/, ''));
    block.lines = block.lines.filter((_, index) => !isCategory(lines[index]!));
    block.text = lines.filter((line) => !isCategory(line)).join('\n');
    const [first] = block.lines;
    if (first === undefined) continue;
    const found = foundAt(first, path);
    found.id = marked(block, 'id')[0];
    found.tags = marked(block, 'tag');
    found.category = category;
    readBlock(block, found);
    yield found;
  }
}

export const gift: QuestionFormat = {
  name: 'GIFT',
  endings: ['gift'],
  likeness: (head) =>
    rootName(head) === '' && /^[ \t]*(?:\$CATEGORY:|::)|(?<!\\)\{/m.test(head) ? 2 : 0,
  read: readGift,
};
