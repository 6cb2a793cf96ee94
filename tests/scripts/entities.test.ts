import openapiTS from 'openapi-typescript';
import { expect, it } from 'vitest';
import { operationsOf, type Contract } from '../../scripts/generate/contract';
import { writeEntities } from '../../scripts/generate/entities';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const replyWith = (schema: object) => ({
  '200': { description: 'Fine.', content: { 'application/json': { schema } } },
});

const page = (item: string) =>
  object({ items: { type: 'array', items: ref(item) }, next: { type: ['string', 'null'] } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/book': {
      get: {
        operationId: 'books',
        parameters: [{ $ref: '#/components/parameters/Cursor' }],
        responses: replyWith({ oneOf: [{ type: 'array', items: ref('Book') }, ref('BookPage')] }),
      },
    },
    '/loan': {
      get: {
        operationId: 'loans',
        parameters: [{ $ref: '#/components/parameters/Cursor' }],
        responses: replyWith({ oneOf: [{ type: 'array', items: ref('Loan') }, ref('LoanPage')] }),
      },
    },
  },
  components: {
    parameters: { Cursor: { name: 'cursor', in: 'query', schema: text } },
    schemas: {
      Isbn: { type: 'string', description: 'Thirteen digits.', example: '9780000000000' },
      Shelf: { type: 'string', enum: ['low', 'high'] },
      Book: {
        description: 'What is lent.',
        ...object({ isbn: ref('Isbn'), shelf: ref('Shelf'), title: text }, ['isbn', 'title']),
      },
      Loan: { allOf: [ref('Book'), object({ books: { type: 'array', items: ref('Book') } })] },
      LoanCount: object({ loans: { type: 'integer' } }),
      BookPage: page('Book'),
      LoanPage: page('LoanCount'),
      Failure: object({ message: text }),
    },
  },
};

async function written() {
  const operations = operationsOf(document as unknown as Contract);
  return writeEntities(await openapiTS(JSON.stringify(document)), operations);
}

/** The declaration of an interface, in one line. */
async function declarationOf(name: string): Promise<string | undefined> {
  const { entities } = await written();
  const found = new RegExp(`export interface ${name}\\b[^{]*\\{[^}]*\\}`).exec(entities);
  return found?.[0].replaceAll(/\s+/g, ' ');
}

it('declares an object with its texts in place, and what they mean', async () => {
  expect(await declarationOf('Book')).toBe(
    'export interface Book { /** * Thirteen digits. * @example 9780000000000 */ isbn: string; shelf?: "low" | "high"; title: string; }',
  );
  expect((await written()).entities).toContain('/** What is lent. */\nexport interface Book');
});

it('extends what an object has in common with another', async () => {
  expect(await declarationOf('Loan')).toBe('export interface Loan extends Book { books: Book[]; }');
});

it('marks a page with whether it is the whole list', async () => {
  expect(await declarationOf('BookPage')).toMatch(/items: Book\[\];.* isWhole: boolean; }$/);
});

it('has the items of the whole list in a page, where these are others', async () => {
  expect(await declarationOf('LoanPage')).toContain('items: (LoanCount | Loan)[];');
});

it('refers to the interfaces by name, except in what is only on the wire', async () => {
  const { schema } = await written();
  expect(schema).toMatch(/^import type \{\s+Book,\s+Loan,\s+LoanCount,\s+\} from '\.\/entities';/);
  expect(schema).toContain('"application/json": Book[] | components["schemas"]["BookPage"];');
  expect(schema).toMatch(/BookPage: \{\s+items: Book\[\];/);
  expect(await declarationOf('Failure')).toBeUndefined();
});
