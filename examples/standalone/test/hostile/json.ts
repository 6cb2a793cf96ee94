/** A piece of JSON text that `JSON.stringify` would never write. */
export interface Literal {
  readonly jsonText: string;
}

export function literal(jsonText: string): Literal {
  return { jsonText };
}

export function isLiteral(value: unknown): value is Literal {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'jsonText');
}

/** Writes a value as JSON, with its literals unchanged. */
export function toJson(value: unknown): string {
  if (isLiteral(value)) return value.jsonText;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${toJson(key)}:${toJson(entry)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}
