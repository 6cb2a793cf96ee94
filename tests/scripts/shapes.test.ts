import { expect, it } from 'vitest';
import { operationsOf, type Contract, type JsonSchema } from '../../scripts/generate/contract';
import { writeShapes } from '../../scripts/generate/shapes';

function shapesOf(answer: JsonSchema, schemas: Record<string, JsonSchema> = {}): string {
  const contract: Contract = {
    components: { schemas },
    paths: {
      '/thing': {
        get: {
          operationId: 'thing',
          responses: { '200': { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
  };
  return writeShapes(contract, operationsOf(contract)).shared.replaceAll('/* @__PURE__ */ ', '');
}

it('writes a named schema once, and reads it by its name', () => {
  const written = shapesOf(
    { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
    { Thing: { type: 'object', required: ['_id'], properties: { _id: { type: 'string' } } } },
  );
  expect(written).toContain('const Thing: Shape = object({ _id: text });');
  expect(written).toContain('export const thingShape: Shape = listOf(Thing);');
  expect(written).toMatch(/^import \{ listOf, object, text, type Shape \} from/);
});

it('removes the envelope of an action', () => {
  const inner: JsonSchema = { type: 'object', properties: { message: { type: 'string' } } };
  expect(shapesOf({ type: 'object', required: ['data'], properties: { data: inner } })).toContain(
    'thingShape: Shape = object({  }, { message: optional(text) });',
  );
});

it('merges parts, and keeps defaults, choices and null', () => {
  const written = shapesOf(
    {
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          type: 'object',
          required: ['level'],
          properties: { level: { type: 'string', enum: ['low', 'high'] } },
        },
      ],
    },
    {
      Base: {
        type: 'object',
        properties: {
          count: { type: 'integer', default: 0 },
          at: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          share: { type: ['number', 'null'] },
        },
      },
    },
  );
  expect(written).toContain("level: choice('low', 'high')");
  expect(written).toContain('count: optional(number, 0)');
  expect(written).toContain('at: optional(either(text, nothing), null)');
  expect(written).toContain('share: optional(either(number, nothing))');
});

it('refuses unknown keywords', () => {
  expect(() => shapesOf({ type: 'file' })).toThrow('No shape for {"type":"file"}');
  expect(() => shapesOf({ $ref: '#/components/schemas/Missing' })).toThrow('no schema "Missing"');
});

it('writes apart what only instructors call, with what it needs of the others', () => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const read = (operationId: string, roles: string[]) => ({
    get: {
      operationId,
      'x-roles': roles,
      responses: { '200': { content: { 'application/json': { schema: thing } } } },
    },
  });
  const contract: Contract = {
    components: { schemas: { Thing: { type: 'object', properties: {} } } },
    paths: {
      '/taught': read('taught', ['Instructor']),
      '/thing': read('thing', ['Instructor', 'Student']),
    },
  };
  const { shared, teaching } = writeShapes(contract, operationsOf(contract));
  expect(shared).toContain('export const Thing: Shape =');
  expect(shared).not.toContain('taughtShape');
  expect(teaching).toContain("import { Thing } from './shapes';");
  expect(teaching).toContain('export const taughtShape: Shape = Thing;');
  expect(teaching).not.toContain('thingShape');
});
