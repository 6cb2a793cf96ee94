/** What is wrong with a body: where, and what it should have been. */
export class ShapeFault extends Error {
  constructor(
    /** The path with dots; empty for the body itself. */
    readonly at: string,
    readonly expected: string,
    readonly found: unknown,
  ) {
    super(`${at === '' ? 'The body' : `"${at}"`} must be ${expected}`);
  }
}

/**
 * Reads a value as the contract has it: answers it with what it lacks filled in.
 *
 * @throws ShapeFault where it cannot be read
 */
export type Shape = (value: unknown, at: string) => unknown;

/** A field that may be missing; `null` counts as missing. */
interface Field {
  shape: Shape;
  /** What a missing field becomes; undefined leaves it out. */
  fallback?: unknown;
}

type Json = Record<string, unknown>;

export function isJsonObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function primitive(type: 'string' | 'number' | 'boolean', expected: string): Shape {
  return (value, at) => {
    if (typeof value !== type) throw new ShapeFault(at, expected, value);
    return value;
  };
}

export const text: Shape = /* @__PURE__ */ primitive('string', 'text');
export const number: Shape = /* @__PURE__ */ primitive('number', 'a number');
export const truth: Shape = /* @__PURE__ */ primitive('boolean', 'true or false');

export function nothing(value: unknown, at: string): null {
  if (value !== null) throw new ShapeFault(at, 'null', value);
  return null;
}

export function choice(...choices: readonly string[]): Shape {
  return (value, at) => {
    if (typeof value !== 'string' || !choices.includes(value)) {
      throw new ShapeFault(at, `one of ${choices.join(', ')}`, value);
    }
    return value;
  };
}

export function listOf(entry: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) throw new ShapeFault(at, 'a list', value);
    return value.map((item, index) => entry(item, at === '' ? `${index}` : `${at}.${index}`));
  };
}

/** The first shape that reads it; what none reads is said of the first. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value, at) => {
    let first: unknown;
    for (const shape of shapes) {
      try {
        return shape(value, at);
      } catch (fault) {
        first ??= fault;
      }
    }
    throw first;
  };
}

export function optional(shape: Shape, fallback?: unknown): Field {
  return { shape, fallback };
}

/** An object with these fields; others are left as they are, since servers may send more. */
export function object(
  required: Readonly<Record<string, Shape>>,
  others: Readonly<Record<string, Field>> = {},
): Shape {
  return (value, at) => {
    // An action may answer with nothing at all where nothing has to be in its answer.
    const given = value === undefined ? {} : value;
    if (!isJsonObject(given)) throw new ShapeFault(at, 'an object', value);
    const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
    const read: Json = { ...given };
    for (const [name, shape] of Object.entries(required)) {
      read[name] = shape(given[name], inside(name));
    }
    for (const [name, { shape, fallback }] of Object.entries(others)) {
      const found = given[name];
      if (found !== undefined && found !== null) read[name] = shape(found, inside(name));
      else if (fallback !== undefined) read[name] = fallback;
      else delete read[name];
    }
    return read;
  };
}
