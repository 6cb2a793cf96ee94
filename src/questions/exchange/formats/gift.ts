import parser from 'gift-pegjs';
import type { GIFTQuestion, MultipleChoice, TextFormat } from 'gift-pegjs';
import type { QuestionFormat } from './format';
import { foundAt, type FoundQuestion } from './found';
import { hasMarkup, wordsOfHtml } from './giftText';
import { difficultyNamed, typeNamed } from './vocabulary';

/** More than any question takes, with each of its characters written as a reference. */
const longestBlock = 100_000;

interface Block {
  /** Its first line in the file, from 1. */
  start: number;
  lines: string[];
}

/** A block is what stands between empty lines, as Moodle has it: an error ends with its block. */
function* blocksOf(text: string): Generator<Block, void, undefined> {
  let block: Block | null = null;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      if (block) yield block;
      block = null;
    } else if (block) {
      block.lines.push(line);
    } else {
      block = { start: index + 1, lines: [line] };
    }
  }
  if (block) yield block;
}

const isComment = (line: string): boolean => /^\s*\/\//.test(line);

/** The type and the difficulty that tags or parts of a category name. */
function named(words: readonly string[]): Pick<FoundQuestion, 'type' | 'difficulty'> {
  const values = words.map((word) => word.replace(/^(?:type|difficulty):/, ''));
  const first = (isKnown: (word: string) => unknown) => values.find(isKnown) ?? '';
  return { type: first(typeNamed), difficulty: first(difficultyNamed) };
}

function readChoices(question: MultipleChoice, found: FoundQuestion, words: WordsOf): void {
  const { choices, globalFeedback } = question;
  const { line, notes, problems } = found;
  found.options = choices.map(({ text }) => words(text));
  const whole = choices.flatMap(({ isCorrect, weight }, index) =>
    isCorrect || weight === 100 ? [index] : [],
  );
  const partly = choices.filter(({ weight }) => weight !== null && weight > 0 && weight < 100);
  found.right = whole;
  if (whole.length === 0 && partly.length > 0) {
    problems.push({ line, field: 'answer', say: (say) => say.severalAnswers(partly.length) });
  } else if (choices.some(({ weight }) => weight !== null && weight !== 0 && weight !== 100)) {
    notes.push({ line, field: 'answer', say: (say) => say.giftWeights });
  }
  const ofRight = choices[whole[0] ?? -1]?.feedback ?? null;
  const kept = globalFeedback ?? ofRight;
  if (kept) found.description = words(kept);
  if (choices.some(({ feedback }) => feedback && feedback !== kept)) {
    notes.push({ line, field: 'options', say: (say) => say.giftFeedback });
  }
}

type WordsOf = (text: TextFormat) => string;

function readQuestion(question: GIFTQuestion, found: FoundQuestion): void {
  const { line, notes, problems } = found;
  let isMarkedUp = false;
  const words: WordsOf = ({ format, text }) => {
    // The parser leaves the semicolon of its own placeholder behind each `\n`.
    const written = text.replace(/\n;/g, '\n');
    if (format !== 'html') return written.trim();
    isMarkedUp ||= hasMarkup(written);
    return wordsOfHtml(written);
  };
  if (question.type === 'Category') return;
  found.id = question.id ?? undefined;
  found.title = words(question.stem) || (question.title ?? '').trim();
  const fromTags = named(question.tags ?? []);
  found.type = fromTags.type || found.type;
  found.difficulty = fromTags.difficulty || found.difficulty;
  if (question.type === 'MC') {
    readChoices(question, found, words);
  } else {
    const { type } = question;
    problems.push({
      line,
      field: 'options',
      say: ({ giftKind, giftKinds }) => giftKind(giftKinds[type] ?? type),
    });
  }
  if (isMarkedUp) notes.push({ line, field: 'title', say: (say) => say.markup });
}

/** What went wrong in a block, at the line and the column where its parser stopped. */
function refuse(error: unknown, { start, lines }: Block, found: FoundQuestion): void {
  const at = error instanceof parser.SyntaxError ? error.location.start : { line: 1, column: 1 };
  const line = start + Math.min(at.line, lines.length) - 1;
  found.problems.push({ line, field: 'file', say: (say) => say.giftSyntax(at.column) });
}

/**
 * Reads Moodle's GIFT. What stands in `####` is the description; a type and a difficulty come from
 * tags (`// [tag:type:FE]`), else from the category above.
 */
function* readGift(text: string): Generator<FoundQuestion, void, undefined> {
  let category = named([]);
  for (const block of blocksOf(text)) {
    for (const [index, line] of block.lines.entries()) {
      const path = /^\s*\$CATEGORY:(.*)$/.exec(line)?.[1];
      if (path === undefined) continue;
      category = named(path.split('/'));
      block.lines[index] = '//';
    }
    const first = block.lines.findIndex((line) => !isComment(line));
    if (first < 0) continue;
    const found = { ...foundAt(block.start + first), ...category };
    const written = block.lines.join('\n');
    if (written.length > longestBlock) {
      found.problems.push({ line: found.line, field: 'file', say: (say) => say.giftLong });
    } else {
      try {
        const [question] = parser.parse(written);
        if (question) readQuestion(question, found);
      } catch (error) {
        refuse(error, block, found);
      }
    }
    yield found;
  }
}

export const gift: QuestionFormat = {
  name: 'GIFT',
  endings: ['gift'],
  likeness: (head) => (/^[ \t]*(?:\$CATEGORY:|::)|(?<!\\)\{/m.test(head) ? 2 : 0),
  read: readGift,
};
