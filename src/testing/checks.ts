import type { FieldError } from '../api/ApiError';

/**
 * Looks at a value and says what is wrong with it, a sentence a field.
 *
 * @param field the dotted path of the value, empty for the whole body
 * @param label what people call it
 */
export type Check = (value: unknown, field: string, label: string) => FieldError[];

const fault = (field: string, message: string): FieldError[] => [{ field, message }];
const missing = (field: string, label: string): FieldError[] =>
  fault(field, `${label} is required.`);

/** Text with at least one character that is not blank. */
export function text(limit: number): Check {
  return (value, field, label) => {
    if (value === undefined) return missing(field, label);
    if (typeof value !== 'string') return fault(field, `${label} must be text.`);
    if (value.trim() === '') return missing(field, label);
    if (value.includes('\u0000')) {
      return fault(field, `${label} contains a character that cannot be stored. Remove it.`);
    }
    return value.length > limit
      ? fault(field, `${label} must have at most ${limit} characters.`)
      : [];
  };
}

/** Text of a certain form. */
export function matching(pattern: RegExp, sentence: (label: string) => string): Check {
  return (value, field, label) => {
    if (value === undefined) return missing(field, label);
    if (typeof value !== 'string') return fault(field, `${label} must be text.`);
    return pattern.test(value) ? [] : fault(field, sentence(label));
  };
}

/** One of a fixed list. */
export function oneOf(choices: readonly unknown[]): Check {
  return (value, field, label) => {
    if (value === undefined) return missing(field, label);
    return choices.includes(value)
      ? []
      : fault(field, `${label} must be one of ${choices.join(', ')}.`);
  };
}

/** An ISO 8601 instant with its offset. */
export const instant: Check = (value, field, label) => {
  if (value === undefined) return missing(field, label);
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
  return typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value))
    ? []
    : fault(
        field,
        `${label} must be a date and time with its offset, such as 2026-05-04T09:00:00Z.`,
      );
};

/** A list of at most `limit` entries. */
export function list(entry: Check, limit: number): Check {
  return (value, field, label) => {
    if (value === undefined) return missing(field, label);
    if (!Array.isArray(value)) return fault(field, `${label} must be a list.`);
    if (value.length > limit) return fault(field, `${label} must have at most ${limit} entries.`);
    return value.flatMap((item: unknown, index) =>
      entry(item, `${field}.${index}`, `Entry ${index + 1}`),
    );
  };
}

/**
 * An object of exactly these fields.
 *
 * @param labels what people call the fields
 */
export function fields<Shape extends object>(
  checks: Record<keyof Shape & string, Check>,
  labels: Record<keyof Shape & string, string>,
): Check {
  const names = Object.keys(checks) as (keyof Shape & string)[];
  return (value, path, label) => {
    if (value === undefined) return missing(path, label);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return fault(path, `${label} must be an object.`);
    }
    const given = value as Record<string, unknown>;
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    return [
      ...names.flatMap((name) => checks[name](given[name], at(name), labels[name])),
      ...Object.keys(given)
        .filter((name) => !Object.hasOwn(checks, name))
        .flatMap((name) =>
          fault(at(name), `${name} is not a field of this request. Leave it out.`),
        ),
    ];
  };
}
