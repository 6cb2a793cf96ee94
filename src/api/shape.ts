/** What is wrong with a body: where, and what it should have been. */
export class ShapeFault extends Error {
  override readonly name = 'ShapeFault';
  /** The path with dots; empty for the body itself. */
  at = '';

  constructor(
    readonly expected: string,
    readonly found: unknown,
  ) {
    super();
  }

  override get message(): string {
    return `${this.at === '' ? 'The body' : `"${this.at}"`} must be ${this.expected}`;
  }

  /** The same fault, told from one level further out. */
  within(name: string | number): this {
    this.at = this.at === '' ? String(name) : `${name}.${this.at}`;
    return this;
  }
}

/**
 * Reads a value as the contract has it: answers it, or a copy with what it lacks filled in.
 *
 * @throws ShapeFault where it cannot be read
 */
export type Shape = (value: unknown) => unknown;

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
  return (value) => {
    if (typeof value !== type) throw new ShapeFault(expected, value);
    return value;
  };
}

export const text: Shape = /* @__PURE__ */ primitive('string', 'text');
export const number: Shape = /* @__PURE__ */ primitive('number', 'a number');
export const truth: Shape = /* @__PURE__ */ primitive('boolean', 'true or false');

export function nothing(value: unknown): null {
  if (value !== null) throw new ShapeFault('null', value);
  return null;
}

export function choice(...choices: readonly string[]): Shape {
  return (value) => {
    if (typeof value !== 'string' || !choices.includes(value)) {
      throw new ShapeFault(`one of ${choices.join(', ')}`, value);
    }
    return value;
  };
}

/** A fault in a part of a body, told with where the part stands. */
function withinPart(fault: unknown, place: string | number): unknown {
  return fault instanceof ShapeFault ? fault.within(place) : fault;
}

export function listOf(entry: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeFault('a list', value);
    let at = 0;
    try {
      return value.map((item, index) => {
        at = index;
        return entry(item);
      });
    } catch (fault) {
      throw withinPart(fault, at);
    }
  };
}

/** The first shape that reads it; what none reads is said of the first. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value) => {
    let first: unknown;
    for (const shape of shapes) {
      try {
        return shape(value);
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
  const demanded = Object.entries(required);
  const possible = Object.entries(others);
  return (value) => {
    // An action may answer with nothing at all where nothing has to be in its answer.
    const given = value === undefined ? {} : value;
    if (!isJsonObject(given)) throw new ShapeFault('an object', value);
    // Most bodies are whole: ten thousand of them need no copies, and one `try` for each object
    // rather than for each field.
    let copy: Json | undefined;
    let at = '';
    try {
      for (const [name, shape] of demanded) {
        at = name;
        const found = given[name];
        const part = shape(found);
        if (part !== found) (copy ??= { ...given })[name] = part;
      }
      for (const [name, { shape, fallback }] of possible) {
        at = name;
        const found = given[name];
        const part = found === undefined || found === null ? fallback : shape(found);
        if (part === found && (part !== undefined || !Object.hasOwn(given, name))) continue;
        copy ??= { ...given };
        if (part === undefined) delete copy[name];
        else copy[name] = part;
      }
    } catch (fault) {
      throw withinPart(fault, at);
    }
    return copy ?? given;
  };
}

/**
 * A page of a list, marked with whether it is the whole list, which a server without pages answers.
 *
 * @param page how a page is read
 * @param whole how the list is read
 */
export function pageOf(page: Shape, whole: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) return { ...(page(value) as Json), isWhole: false };
    return { items: whole(value), next: null, total: value.length, isWhole: true };
  };
}
