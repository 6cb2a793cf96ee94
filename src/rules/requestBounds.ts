import { bodyShape, type BodyShape } from './bodyShape';
import {
  mostProblems,
  requestProblems,
  type FieldProblem,
  type ValidationError,
} from './requestProblems';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Values in places where the contract has no list or object, or where a field is sent again: enough
 * for a slip, which validation then names beside everything else that is wrong.
 */
const mostStrayValues = 100;
/** In places where the contract has no text. */
const mostStrayCharacters = 100;
/** A character in JSON, such as an emoji as two escapes, in units of its text. */
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
  /** The name of the field that comes, or the index of the entry. */
  key: string | number;
  /** What the value of the field or the entry may be; undefined where the contract has none. */
  value: BodyShape | undefined;
  /** The fields so far; undefined in a list. */
  names: Set<string> | undefined;
  isNameNext: boolean;
}

/** Follows a body and its shape together, and notes what the shape has no place for. */
interface Walk {
  /** As Ajv would report them. */
  errors: ValidationError[];
  /** Whether there is more than validation should be asked to look at. */
  isTooMuch: () => boolean;
  isOver: () => boolean;
  /** Reads a text or the name of a field, of which only the length is known at first. */
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
  /** Lists and objects that are open inside of a stray value, itself included. */
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

/** The index of the quote that ends a text, or the length of the JSON where there is none. */
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
 * Looks at the JSON of a body before it is parsed and validated, which take time and memory for each
 * value: up to 2 MB may hold a million. Stops at the first list that is too long, at a text that is too
 * long even if each of its characters is escaped, at the 21st field that has no place in the contract,
 * and at the 101st value inside of such fields.
 *
 * @param body the schema of the request's body
 * @param schemas the named schemas of the contract
 * @returns what says why a body is refused, as `requestProblems`; null for one that may be parsed and
 *   validated, also where its JSON is broken
 * @throws Error for a schema that does not bound its lists, objects and texts
 */
export function createRequestBounds(
  body: Schema,
  schemas: Readonly<Record<string, Schema>>,
): (json: string) => FieldProblem[] | null {
  const shape = bodyShape(body, schemas);
  return (json) => {
    const walk = startWalk(shape);
    walkThrough(json, walk);
    return walk.isTooMuch() ? requestProblems(walk.errors, body, schemas) : null;
  };
}
