import { expect, it } from 'vitest';
import type { Result } from '../../src/api/entities';
import { mockQuizzes } from '../../src/testing';
import { firstDay, listenTo } from './school';

const { ask, as } = listenTo({ now: firstDay, pages: false });

it.each(['questions', 'students', 'upcomingQuizzes', 'completedQuizzes', 'results'] as const)(
  'a school without pages answers %s whole, whatever is asked for',
  async (operation) => {
    const { body } = await ask('instructor', operation);
    const query = { limit: 1, cursor: 'garbage', q: 'nothing like it', sort: 'colour' };
    await expect(ask('instructor', operation, { query })).resolves.toEqual({ status: 200, body });
    expect((body as unknown[]).length).toBeGreaterThan(0);
  },
);

it('a school without pages has no single result, and says so', async () => {
  await expect(ask('instructor', 'result', { id: mockQuizzes.closed.id })).resolves.toMatchObject({
    status: 404,
  });
  const { body } = await ask(null, 'capabilities');
  const { operations } = body as { operations: string[] };
  expect(operations).not.toContain('result');
  expect(operations).toContain('evidence');
});

it('a school without pages sends results without their group', async () => {
  const results: Result[] = await as('instructor').results();
  expect(results.map(({ group }) => group)).toEqual(results.map(() => undefined));
});
