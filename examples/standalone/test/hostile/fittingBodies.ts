import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from '../../../../src/contract/documentTypes';
import type { ContractRoute } from '../../../../src/contract/operations';
import { bodySchemaOf, exampleBody, resolved, type LargestBody } from './largestBodies';

const ajv = new Ajv2020({ strict: false });
formats(ajv, ['date-time']);

/**
 * Texts for people, by kind of letters; each starts with a digit and a small letter, for passwords.
 */
const texts: Readonly<Record<string, string>> = {
  letters: 'a1',
  'two-byte letters': 'ä1',
  emojis: '😀1',
  quotes: 'a1"\\',
};

/** An example with full lists, and texts that fill a share of what their fields accept. */
function stretched(schema: JsonSchema, example: unknown, text: string, share: number): unknown {
  const { properties, items, maxItems, maxLength } = resolved(schema);
  if (Array.isArray(example)) {
    const entry = stretched(items as JsonSchema, example[0], text, share);
    return Array.from({ length: Number(maxItems) }, () => entry);
  }
  if (typeof example === 'object' && example !== null) {
    const fields = properties as Record<string, JsonSchema>;
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        stretched(fields[name] ?? {}, value, text, share),
      ]),
    );
  }
  if (typeof example !== 'string' || typeof maxLength !== 'number') return example;
  const long = [...text.repeat(maxLength)].slice(0, Math.ceil(maxLength * share)).join('');
  return ajv.validate(resolved(schema), long) ? long : example;
}

/**
 * The largest bodies that fit the contract, in several kinds of letters: full lists, and the
 * longest texts that together stay below the limit.
 *
 * @param limit in bytes
 */
export function fittingBodies(route: ContractRoute, limit: number): LargestBody[] {
  return Object.entries(texts).map(([kind, text]) => ({
    name: `the largest that fits, in ${kind}`,
    json: () => {
      for (let share = 1; ; share *= 0.9) {
        const json = JSON.stringify(
          stretched(bodySchemaOf(route), exampleBody(route), text, share),
        );
        if (Buffer.byteLength(json) <= limit) return json;
      }
    },
  }));
}
