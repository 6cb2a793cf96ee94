import { optionTexts } from './itemRules';
import type { Offered } from './kind/kind';
import { plainText } from '../rules/textSearch';

/** The words of a question, which decide whether it is similar to another. */
export type Worded = Offered & { title: string };

/** Share of their pieces that similar questions have in common at least, of all that either has. */
const leastShared = 0.75;

/** The same for their titles alone, whose options may be the same by nature: "True" and "False". */
const leastSharedInTitles = 0.65;

/**
 * With how many alike a question is compared at most. A bank of thousands of questions that are all
 * the same would otherwise be compared each with each.
 */
const mostCompared = 64;

/** What makes two questions different ones, however alike they are: other numbers, and a negation. */
const negations =
  /^(?:not|no|never|except|false|incorrect|without|cannot|nicht|kein\w*|nie|außer|falsch\w*|ohne|ليس|ليست|لا|لم|لن|غير|خطأ|بدون|عدا)$/u;

const wordsIn = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The pieces of three letters in which words are compared, so that a misspelt word is nearly the
 * same. Their order makes no difference.
 */
function piecesOf(words: readonly string[]): Set<string> {
  const pieces = new Set<string>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3));
  }
  return pieces;
}

/** A question as it is compared. */
interface Print<Question> {
  question: Question;
  /** The numbers of its pieces, sorted. */
  pieces: Uint32Array;
  title: Set<string>;
  /** Its numbers and negations. */
  signs: string;
}

/** How many elements of two sorted lists are the same. */
function sharedBy(one: Uint32Array, other: Uint32Array): number {
  let [at, to, shared] = [0, 0, 0];
  while (at < one.length && to < other.length) {
    const difference = one[at]! - other[to]!;
    if (difference <= 0) at += 1;
    if (difference >= 0) to += 1;
    if (difference === 0) shared += 1;
  }
  return shared;
}

/** The share of what both have, of all that either has. */
const share = (shared: number, one: number, other: number): number =>
  one + other === 0 ? 1 : shared / (one + other - shared);

function areTitlesAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const piece of one) if (other.has(piece)) shared += 1;
  return share(shared, one.size, other.size) >= leastSharedInTitles;
}

function areAlike(one: Print<unknown>, other: Print<unknown>): boolean {
  if (one.signs !== other.signs) return false;
  const shared = sharedBy(one.pieces, other.pieces);
  return (
    share(shared, one.pieces.length, other.pieces.length) >= leastShared &&
    areTitlesAlike(one.title, other.title)
  );
}

/**
 * Two questions are compared if all hashes of one of these bands are the same (Leskovec, Rajaraman and
 * Ullman, "Mining of Massive Datasets", 3.4): of those that share 85 % of their pieces, 999 in 1,000
 * are; of those that share 20 %, 6 in 1,000.
 */
const bands = 20;
const hashesInBand = 5;
const hashes = bands * hashesInBand;

/** Spreads a number over 32 bits. */
function mixed(value: number): number {
  let mix = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/**
 * Finds questions with nearly the same words: in another order, case or punctuation, or with a few
 * other letters. Only those are compared whose pieces have the same smallest hashes, so the time grows
 * about with the number of questions and not with its square.
 */
export class SimilarQuestions<Question extends Worded> {
  /** How many pairs have been compared so far. */
  comparisons = 0;
  /** The number of each piece, and its hashes. */
  private readonly known = new Map<string, { number: number; hashes: Uint32Array }>();
  /** The questions with the same hashes in a band, a map for each. */
  private readonly buckets = Array.from(
    { length: bands },
    () => new Map<number, Print<Question>[]>(),
  );

  /** The questions in the index that are similar to one, which is not added. */
  find(question: Worded): Question[] {
    const print = this.printOf(question);
    return this.among(print, this.keysOf(print)).map((found) => found.question);
  }

  /** Adds a question to the index, and answers those that are similar to it. */
  add(question: Question): Question[] {
    const print = this.printOf(question);
    const keys = this.keysOf(print);
    const similar = this.among(print, keys);
    keys.forEach((key, band) => {
      const bucket = this.buckets[band]!.get(key);
      if (bucket === undefined) this.buckets[band]!.set(key, [print]);
      else if (bucket.length < mostCompared) bucket.push(print);
    });
    return similar.map((found) => found.question);
  }

  private among(print: Print<unknown>, keys: readonly number[]): Print<Question>[] {
    const compared = new Set<Print<Question>>();
    const similar: Print<Question>[] = [];
    keys.forEach((key, band) => {
      for (const other of this.buckets[band]!.get(key) ?? []) {
        if (compared.has(other)) continue;
        compared.add(other);
        this.comparisons += 1;
        if (areAlike(print, other)) similar.push(other);
      }
    });
    return similar;
  }

  private pieceOf(piece: string) {
    let known = this.known.get(piece);
    if (known === undefined) {
      const seed = [...piece].reduce((sum, letter) => mixed(sum ^ letter.codePointAt(0)!), 7);
      const all = Uint32Array.from({ length: hashes }, (_, nth) => mixed(seed + mixed(nth + 1)));
      known = { number: this.known.size, hashes: all };
      this.known.set(piece, known);
    }
    return known;
  }

  private printOf<Given extends Worded>(question: Given): Print<Given> & { smallest: Uint32Array } {
    const words = wordsOf(question);
    const pieces = [...piecesOf(words)].map((piece) => this.pieceOf(piece));
    const smallest = new Uint32Array(hashes).fill(0xffffffff);
    for (const piece of pieces) {
      for (let nth = 0; nth < hashes; nth += 1) {
        if (piece.hashes[nth]! < smallest[nth]!) smallest[nth] = piece.hashes[nth]!;
      }
    }
    return {
      question,
      pieces: Uint32Array.from(pieces, ({ number }) => number).sort(),
      title: piecesOf(wordsIn(question.title)),
      signs: words
        .filter((word) => /\p{N}/u.test(word) || negations.test(word))
        .sort()
        .join(' '),
      smallest,
    };
  }

  private keysOf({ smallest }: { smallest: Uint32Array }): number[] {
    return Array.from({ length: bands }, (_, band) =>
      smallest
        .subarray(band * hashesInBand, (band + 1) * hashesInBand)
        .reduce((key, hash) => mixed(key ^ hash), band),
    );
  }
}

const wordsOf = (question: Worded): string[] =>
  wordsIn([question.title, ...optionTexts(question)].join(' '));

/**
 * An index of questions, to look up those that are similar to others. It yields after each question,
 * so that its caller can let a page draw.
 */
export function* indexQuestions<Question extends Worded>(
  questions: readonly Question[],
): Generator<void, SimilarQuestions<Question>, undefined> {
  const index = new SimilarQuestions<Question>();
  for (const question of questions) {
    index.add(question);
    yield;
  }
  return index;
}

/**
 * Groups of similar questions, each in the order given, as are the groups by their first questions.
 * It yields as `indexQuestions` does.
 */
export function* similarGroups<Question extends Worded>(
  questions: readonly Question[],
): Generator<void, Question[][], undefined> {
  const index = new SimilarQuestions<Question>();
  /** Another question of its group, or itself if it stands for the group. */
  const leaders = new Map<Question, Question>();
  const leaderOf = (question: Question): Question => {
    let leader = question;
    while (leaders.get(leader)! !== leader) leader = leaders.get(leader)!;
    leaders.set(question, leader);
    return leader;
  };
  for (const question of questions) {
    const similar = index.add(question);
    leaders.set(question, question);
    for (const one of similar) {
      leaders.set(leaderOf(one), leaderOf(question));
    }
    yield;
  }
  const groups = new Map<Question, Question[]>();
  for (const question of questions) {
    const leader = leaderOf(question);
    const group = groups.get(leader);
    if (group) group.push(question);
    else groups.set(leader, [question]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
