import { characterAt, characterBefore, isPunctuation, isSpace } from './characters';
import type { Inline } from './tree';

/** Emphasis in emphasis beyond this depth stays as it was written. */
const deepest = 32;

/** A row of `*` or `_`, and what it turned out to begin and end. */
export interface DelimiterRow {
  type: 'delimiters';
  character: string;
  /** How many are not used yet. */
  left: number;
  length: number;
  canOpen: boolean;
  canClose: boolean;
  /** How many characters each used, the inner pairs first. */
  opened: number[];
  closed: number[];
}

export type Token = Inline | DelimiterRow;

/** Reads a row of delimiters at a position. */
export function delimitersAt(text: string, at: number): DelimiterRow {
  const character = text[at] ?? '';
  let end = at;
  while (text[end] === character) end += 1;
  const before = characterBefore(text, at);
  const after = characterAt(text, end);
  const opens =
    !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const closes =
    !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  const isStar = character === '*';
  return {
    type: 'delimiters',
    character,
    left: end - at,
    length: end - at,
    canOpen: opens && (isStar || !closes || isPunctuation(before)),
    canClose: closes && (isStar || !opens || isPunctuation(after)),
    opened: [],
    closed: [],
  };
}

const mayPair = (opener: DelimiterRow, closer: DelimiterRow): boolean =>
  opener.character === closer.character &&
  !(
    (opener.canClose || closer.canOpen) &&
    (opener.length + closer.length) % 3 === 0 &&
    (opener.length % 3 !== 0 || closer.length % 3 !== 0)
  );

/** Closers of one key find the same openers. */
const keyOf = ({ character, canOpen, length }: DelimiterRow): string =>
  `${character}${canOpen}${length % 3}`;

/** Pairs what begins emphasis with what ends it, in one pass. */
function pair(rows: DelimiterRow[]): void {
  const openers: DelimiterRow[] = [];
  /** Below this height, no opener fits a closer of the key. */
  const lowestOf = new Map<string, number>();
  const shrinkTo = (height: number) => {
    openers.length = height;
    for (const [key, lowest] of lowestOf) lowestOf.set(key, Math.min(lowest, height));
  };
  for (const row of rows) {
    const key = keyOf(row);
    while (row.canClose && row.left > 0) {
      const lowest = lowestOf.get(key) ?? 0;
      let at = openers.length - 1;
      while (at >= lowest && !mayPair(openers[at] as DelimiterRow, row)) at -= 1;
      const opener = at < lowest ? undefined : openers[at];
      if (opener === undefined) {
        lowestOf.set(key, openers.length);
        break;
      }
      const used = opener.left >= 2 && row.left >= 2 ? 2 : 1;
      opener.left -= used;
      opener.opened.push(used);
      row.left -= used;
      row.closed.push(used);
      shrinkTo(opener.left === 0 ? at : at + 1);
    }
    if (row.canOpen && row.left > 0) openers.push(row);
  }
}

/** Builds what tokens mean, with their emphasis. */
export function nest(tokens: Token[]): Inline[] {
  pair(tokens.filter((token) => token.type === 'delimiters'));
  const root: Inline[] = [];
  let siblings = root;
  const parents: Inline[][] = [];
  const addText = (value: string) => {
    const last = siblings.at(-1);
    if (value === '') return;
    if (last?.type === 'text') last.value += value;
    else siblings.push({ type: 'text', value });
  };
  for (const token of tokens) {
    if (token.type === 'text') addText(token.value);
    else if (token.type !== 'delimiters') siblings.push(token);
    else {
      const { character, left, opened, closed } = token;
      for (const used of closed) {
        const parent = parents.pop() ?? root;
        if (parent === siblings) addText(character.repeat(used));
        siblings = parent;
      }
      addText(character.repeat(left));
      for (const used of opened.toReversed()) {
        parents.push(siblings);
        if (parents.length > deepest) {
          addText(character.repeat(used));
          continue;
        }
        const children: Inline[] = [];
        siblings.push({ type: used === 2 ? 'strong' : 'emphasis', children });
        siblings = children;
      }
    }
  }
  return root;
}
