import { readSchema, type Schema } from './readSchema';

/** The type of a value in a developer's words: `array of object`, `string (date-time) or null`. */
export function typeOf({ type, format, items, oneOf, properties }: Schema): string {
  if (oneOf !== undefined) {
    return [...new Set(oneOf.map((variant) => typeOf(readSchema(variant))))].join(' or ');
  }
  if (items !== undefined) return `array of ${typeOf(readSchema(items))}`;
  const name =
    typeof type === 'string' ? type : (type?.join(' or ') ?? (properties ? 'object' : 'any'));
  return format === undefined ? name : `${name} (${format})`;
}

const figure = new Intl.NumberFormat('en');

function range(from: number | undefined, to: number | undefined, unit: string): string[] {
  const words = unit === '' ? '' : ` ${unit}`;
  if (from !== undefined && to !== undefined) {
    return [`${figure.format(from)}–${figure.format(to)}${words}`];
  }
  if (from !== undefined) return [`at least ${figure.format(from)}${words}`];
  if (to !== undefined) return [`at most ${figure.format(to)}${words}`];
  return [];
}

/** How long, large or many a value may be: `3–100 characters`, `1–100`, `at most 500 entries`. */
export function limitsOf(schema: Schema): string[] {
  return [
    ...range(schema.minLength, schema.maxLength, 'characters'),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, 'entries'),
  ];
}

/** The sentences that refuse a value (`x-sentences`), each once, with the field's own name in them. */
export function refusalsOf(schema: Schema): string[] {
  const label = schema['x-label'] ?? '';
  const sentences = Object.values(schema['x-sentences'] ?? {});
  return [...new Set(sentences.map((sentence) => sentence.replace('{label}', label)))];
}
