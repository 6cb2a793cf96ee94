import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Participation } from '../../../src/api/entities';
import { ResultDetail } from '../../../src/results/detail/ResultDetail';
import { answer, gateway, refuse, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';

const everyone: Participation[] = Array.from({ length: 120 }, (_, index) => ({
  _id: `p${index}`,
  participant: {
    _id: `s${index}`,
    first_name: index % 2 === 0 ? 'Even' : 'Odd',
    last_name: String(index).padStart(3, '0'),
    email: `s${index}@school.example`,
  },
  score: index % 11,
}));

const figures = {
  participants: 120,
  scores: [
    { score: 4, count: 60 },
    { score: 8, count: 60 },
  ],
  minutes: [{ minutes: 12, count: 120 }],
  median_seconds: 754,
  has_late: false,
  missing: { total: 2, students: [{ _id: 'x', first_name: 'Ida', last_name: 'Rhodes' }] },
};
const quiz = { _id: 'q1', title: 'Midterm', group: 'g1', closed_at: '2026-05-04T10:00:00Z' };

/** A server with pages, and the parameters of each call for the result. */
function server() {
  const asked: Record<string, string>[] = [];
  const result: Reply = (request) => {
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(parameters);
    const { limit = '50', cursor = '0', q = '', sort } = parameters;
    const found = everyone.filter(({ participant }) => participant.first_name.startsWith(q));
    if (sort?.startsWith('-')) found.reverse();
    const end = Number(cursor) + Number(limit);
    return Response.json({
      ...{ _id: 'r1', quiz, group: { name: 'Web 1', size: 122 }, figures },
      items: found.slice(Number(cursor), end),
      next: end < found.length ? String(end) : null,
      total: found.length,
    });
  };
  const replies: Record<string, Reply> = {
    'GET /quiz/result': answer({
      items: [{ _id: 'r1', quiz, participants: 120 }],
      next: null,
      total: 1,
    }),
    'GET /quiz/result/q1': result,
  };
  return { asked, replies };
}

const open = (replies: Record<string, Reply>, quizId = 'q1') =>
  renderAtSchool(<ResultDetail quizId={quizId} />, replies);

describe('a result in pages', () => {
  it('shows the figures of all, and the first page of participants', async () => {
    const { asked, replies } = server();
    const { called } = open(replies);
    expect(await screen.findByText('50 of 120 shown')).toBeVisible();
    expect(asked).toEqual([{ limit: '50' }]);
    expect(called('GET /group/g1')).toHaveLength(0);
    expect(screen.getByText('120 of 122')).toBeVisible();
    expect(screen.getByText('12m 34s')).toBeVisible();
    expect(screen.getByText('Ida Rhodes')).toBeVisible();
  });

  it('lets the server search and sort, and reads on', async () => {
    const { asked, replies } = server();
    const { user } = open(replies);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('100 of 120 shown')).toBeVisible();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('Odd');
    expect(await screen.findByText('50 of 60 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ limit: '50', q: 'Odd', sort: '-score' }));
    const table = screen.getByRole('table', { name: 'Midterm' });
    await waitFor(() => expect(within(table).getByText('Odd 119')).toBeVisible());
  });

  it('says that there is none where the server knows none', async () => {
    const { replies } = server();
    open({ ...replies, 'GET /quiz/result/q2': refuse(404, 'This quiz is not yours.') }, 'q2');
    expect(await screen.findByText('Result not found')).toBeVisible();
  });

  it('says why it could not be read, and asks again', async () => {
    const { replies } = server();
    let isBroken = true;
    const { user } = open({
      ...replies,
      'GET /quiz/result/q1': (request) =>
        isBroken ? gateway()(request) : replies['GET /quiz/result/q1']!(request),
    });
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('50 of 120 shown')).toBeVisible();
  });
});
