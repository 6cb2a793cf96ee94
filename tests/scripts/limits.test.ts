import { expect, it } from 'vitest';
import type { Contract } from '../../scripts/generate/contract';
import { writeLimits } from '../../scripts/generate/limits';

const contract = (
  schemas: Record<string, object>,
  parameters: Record<string, { name: string; schema: object }> = {},
): Contract => ({
  paths: {},
  components: { schemas, parameters },
});

it('writes each named limit once, with what it limits', () => {
  const written = writeLimits(
    contract({
      Import: {
        properties: {
          questions: { maxItems: 200, 'x-constants': { maxItems: 'mostQuestions' } },
        },
      },
      Time: {
        allOf: [
          {
            properties: {
              minutes: {
                description: 'Minutes added. More than once.',
                maximum: 180,
                'x-constants': { maximum: 'mostMinutes' },
              },
            },
          },
        ],
      },
    }),
  );
  expect(written).toBe(
    [
      '/** Most entries of `Import.questions`. */',
      'export const mostQuestions = 200;',
      '',
      '/** Largest `Time.minutes`. Minutes added. */',
      'export const mostMinutes = 180;',
      '',
    ].join('\n'),
  );
});

it('writes the limits of shared parameters, by their names in addresses', () => {
  const limit = {
    name: 'limit',
    description: 'How many to answer. At most.',
    schema: { maximum: 200, 'x-constants': { maximum: 'mostInPage' } },
  };
  expect(writeLimits(contract({}, { Limit: limit }))).toBe(
    '/** Largest `limit`. How many to answer. */\nexport const mostInPage = 200;\n',
  );
});

it('writes a type only for a choice that has its own schema', () => {
  const written = writeLimits(
    contract({
      Role: { enum: ['Instructor', 'Student'], 'x-constants': { enum: 'roles' } },
      Draft: { properties: { score: { enum: [1, 2], 'x-constants': { enum: 'scores' } } } },
    }),
  );
  expect(written).toContain("export const roles = ['Instructor', 'Student'] as const;");
  expect(written).toContain('export type Role = (typeof roles)[number];');
  expect(written).toContain('export const scores = [1, 2] as const;');
  expect(written.match(/export type/g)).toHaveLength(1);
});

it.each([
  [
    'a name that is given twice',
    {
      A: { maximum: 1, 'x-constants': { maximum: 'most' } },
      B: { maximum: 2, 'x-constants': { maximum: 'most' } },
    },
    'two limits "most"',
  ],
  [
    'a keyword that is not there',
    { A: { 'x-constants': { maximum: 'most' } } },
    'A names its maximum',
  ],
  [
    'a keyword that limits nothing',
    { A: { pattern: '^a$', 'x-constants': { pattern: 'form' } } },
    'which is no limit',
  ],
])('refuses %s', (_, schemas, message) => {
  expect(() => writeLimits(contract(schemas))).toThrow(message);
});
