// @vitest-environment node
import { expect, it } from 'vitest';
import { operationsOf, type Contract } from '../../scripts/generate/contract';
import { firstSentence } from '../../scripts/generate/docstrings';
import { writeHooksPage } from '../../scripts/generate/hooksPage';
import * as hooks from '../../src/hooks';
import { readPage } from './pages';

it('lists everything that quizwright/hooks exports', () => {
  const page = readPage('docs/hooks.md');
  const names = Object.keys(hooks);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`[|,] \`${name}[(\`]`).test(page))).toEqual([]);
});

it('shows the first sentence of a docstring, without links to our pages', () => {
  expect(firstSentence('The time of an attempt\n (spec §9). Renders  each second.')).toBe(
    'The time of an attempt.',
  );
  expect(firstSentence('Takes a quiz (docs/taking-a-quiz.md): safely.')).toBe(
    'Takes a quiz: safely.',
  );
  expect(firstSentence('Reads `openapi.yaml`, and no more')).toBe(
    'Reads `openapi.yaml`, and no more',
  );
});

it('describes what callers of an operation need to know', async () => {
  const answers = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const contract: Contract = {
    tags: [{ name: 'groups' }],
    components: { schemas: {} },
    paths: {
      '/group/{id}': {
        get: {
          operationId: 'group',
          tags: ['groups'],
          summary: 'Read a group',
          description: 'With its students. Each has a name.',
          responses: { '200': answers('Group'), '404': {} },
        },
        put: {
          operationId: 'updateGroup',
          tags: ['groups'],
          summary: 'Change a group',
          requestBody: answers('GroupInput'),
          responses: { '200': answers('Saved'), '400': {}, '409': {}, default: {} },
          'x-roles': ['Instructor'],
          'x-invalidates': ['group'],
          'x-optional': true,
        },
      },
    },
  };
  const page = await writeHooksPage('<!-- operations -->', contract, operationsOf(contract), []);
  const rows = page.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  expect(rows).toContain('| `useGroup(id)` | With its students. | | `Group` | anybody |');
  expect(rows).toContain(
    '| `useUpdateGroup()` | Change a group. _optional_ | `{ id, body: GroupInput }` | `Saved` | Instructor |',
  );
});
