import type { ReplySentences } from '../messages/en/replies';
import { bodyShape, type BodyShape } from './bodyShape';
import {
  mostProblems,
  requestProblems,
  type FieldProblem,
  type ValidationError,
} from './requestProblems';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Limit on values that the contract has no place for, or that repeat a field. It is high enough
 * that validation still names ordinary mistakes along with everything else that is wrong.
 */
const mostStrayValues = 100;
/** Longest text where the contract has no text. */
const mostStrayCharacters = 100;
/** Longest spelling of one character in JSON, such as an emoji as two escapes, in UTF-16 units. */
const longestCharacter = 12;
const longestStray = mostStrayCharacters * longestCharacter;

const quote = 0x22;
const comma = 0x2c;
const listStart = 0x5b;
const backslash = 0x5c;
const listEnd = 0x5d;
const objectStart = 0x7b;
const objectEnd = 0x7d;

/** A list or an object that has begun and not ended. */
interface Level {
  shape: BodyShape;
  /** The name of the current field, or the index of the current entry. */
  key: string | number;
  /** What the contract allows there; undefined if it allows nothing. */
  value: BodyShape | undefined;
  /** The fields so far; undefined in a list. */
  names: Set<string> | undefined;
  isNameNext: boolean;
}

/** Follows a body and its shape together, and collects what the shape has no place for. */
interface Walk {
  /** As Ajv would report them. */
  errors: ValidationError[];
  /** Whether the body already exceeds what validation should see. */
  isTooMuch: () => boolean;
  isOver: () => boolean;
  /** Reads a text or a field name. At first only its length is known. */
  text: (length: number, read: () => string) => void;
  open: (kind: 'array' | 'object') => void;
  next: () => void;
  close: () => void;
}

function startWalk(root: BodyShape): Walk {
  const errors: ValidationError[] = [];
  const levels: Level[] = [];
  let isBeyond = false;
  let isOver = false;
  /** How many lists and objects are open inside a stray value, including that value. */
  let strayDepth = 0;
  let strayValues = 0;

  function note(keyword: string, params: ValidationError['params'], path = levels): void {
    errors.push({ keyword, params, instancePath: path.map(({ key }) => `/${key}`).join('') });
  }

  function openStray(): void {
    strayDepth += 1;
    strayValues += 1;
  }

  function readName(level: Level, name: string): void {
    const isRepeated = level.names?.has(name) === true;
    level.names?.add(name);
    level.isNameNext = false;
    level.key = name;
    level.value = isRepeated ? undefined : level.shape.fields?.get(name);
    const around = levels.slice(0, -1);
    if (isRepeated) note('repeated', { repeatedProperty: name }, around);
    else if (!level.value) note('additionalProperties', { additionalProperty: name }, around);
  }

  return {
    errors,
    isTooMuch: () => isBeyond || strayValues > mostStrayValues || errors.length > mostProblems,
    isOver: () => isOver,
    text(length, read) {
      const level = levels.at(-1);
      if (strayDepth === 0 && level?.isNameNext) {
        readName(level, read());
        isBeyond = length > longestStray;
        return;
      }
      const shape = strayDepth > 0 ? undefined : level ? level.value : root;
      isBeyond = length > (shape ? shape.mostCharacters * longestCharacter : longestStray);
      if (isBeyond && shape) note(shape.brokenByLength.keyword, shape.brokenByLength.params);
    },
    open(kind) {
      const level = levels.at(-1);
      const shape = level ? level.value : root;
      if (strayDepth > 0 || shape === undefined) {
        openStray();
      } else if (kind === 'object' && shape.fields) {
        levels.push({ shape, key: '', value: undefined, names: new Set(), isNameNext: true });
      } else if (kind === 'array' && shape.items) {
        levels.push({ shape, key: 0, value: shape.items, names: undefined, isNameNext: false });
      } else {
        note('type', { type: shape.type });
        openStray();
      }
    },
    next() {
      const level = levels.at(-1);
      if (strayDepth > 0) {
        strayValues += 1;
      } else if (level?.names) {
        level.isNameNext = true;
      } else if (level) {
        level.key = Number(level.key) + 1;
        isBeyond = level.key >= level.shape.mostItems;
        if (isBeyond) note('maxItems', { limit: level.shape.mostItems }, levels.slice(0, -1));
      }
    },
    close() {
      if (strayDepth > 0) strayDepth -= 1;
      else levels.pop();
      isOver = strayDepth === 0 && levels.length === 0;
    },
  };
}

/** The index of the quote that ends a text, or the length of the JSON if there is none. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}

function unescaped(name: string): string {
  if (!name.includes('\\')) return name;
  try {
    return JSON.parse(`"${name}"`) as string;
  } catch {
    // The JSON is broken, or an escape was cut in two.
    return name;
  }
}

function walkThrough(json: string, walk: Walk): void {
  for (let at = 0; at < json.length && !walk.isOver() && !walk.isTooMuch(); at += 1) {
    switch (json.charCodeAt(at)) {
      case quote: {
        const start = at + 1;
        at = endOfText(json, at);
        walk.text(at - start, () =>
          unescaped(json.slice(start, Math.min(at, start + longestStray))),
        );
        break;
      }
      case objectStart:
        walk.open('object');
        break;
      case listStart:
        walk.open('array');
        break;
      case comma:
        walk.next();
        break;
      case objectEnd:
      case listEnd:
        walk.close();
        break;
    }
  }
}

/**
 * Checks the JSON of a body before it is parsed and validated, because both take time and memory
 * for each value and 2 MB may hold a million. The check stops at:
 *
 * - the first list that is too long
 * - a text that is too long even if each of its characters is escaped
 * - the 21st field that is not in the contract
 * - the 101st value inside such fields
 *
 * @param body the schema of the request's body
 * @param schemas the named schemas of the contract
 * @returns why a body is refused, as `requestProblems` says it; null if it may be parsed and
 *   validated, which includes broken JSON
 * @throws Error for a schema without limits on its lists, objects and texts
 */
export function createRequestBounds(
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
): (json: string, words?: ReplySentences) => FieldProblem[] | null {
  const shape = bodyShape(body, schemas);
  return (json, words) => {
    const walk = startWalk(shape);
    walkThrough(json, walk);
    return walk.isTooMuch() ? requestProblems(walk.errors, body, schemas, words) : null;
  };
}
