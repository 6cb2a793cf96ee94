import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Result } from '../../../src/api/entities';
import { QuestionEvidence } from '../../../src/results/evidence/QuestionEvidence';
import { answer, inTurn, refuse, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';
import { evidence, item } from '../evidenceSchool';
import { pagedReply } from '../pagedReply';

function quiz(id: string, day: number | null): Result {
  const closed_at = day === null ? null : new Date(Date.UTC(2026, 4, day)).toISOString();
  return { _id: id, quiz: { _id: id, title: `Quiz ${id}`, closed_at }, participants: [] };
}

const asked = (replies: Record<string, Reply>) =>
  renderAtSchool(<QuestionEvidence questionId="q" />, replies);

it('combines the closed quizzes that asked the question, and shows their discriminations separately', async () => {
  asked({
    'GET /quiz/result': answer([
      quiz('old', 1),
      quiz('open', null),
      quiz('new', 3),
      quiz('mid', 2),
    ]),
    'GET /quiz/evidence/new': answer(evidence(40, [item('other', 40, 9), item('q', 40, 30)])),
    'GET /quiz/evidence/mid': answer(evidence(60, [item('other', 60, 9)])),
    'GET /quiz/evidence/old': answer(evidence(20, [item('q', 20, 0, { discrimination: 0.2 })])),
  });
  expect(await screen.findByText(/^Based on 60 graded attempts in 2 quizzes/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'In closed quizzes' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'QuizAttemptsFacilityDiscrimination',
    'Quiz new4075%0.40',
    'Quiz old200%Too few attempts',
  ]);
  expect(screen.getByRole('row', { name: 'A. one Right answer 30 (50%)' })).toBeVisible();
});

it('leaves out older quizzes that worded it differently, and says so', async () => {
  asked({
    'GET /quiz/result': answer([quiz('new', 3), quiz('old', 1)]),
    'GET /quiz/evidence/new': answer(evidence(10, [item('q', 10, 5)])),
    'GET /quiz/evidence/old': answer(evidence(20, [item('q', 20, 0, { title: 'Before' })])),
  });
  expect(await screen.findByText(/^Based on 10 graded attempts in 1 quiz\./)).toHaveTextContent(
    '1 older quiz worded it differently and is left out.',
  );
});

it('reads the ten newest', async () => {
  const quizzes = Array.from({ length: 14 }, (_, index) => quiz(`${index}`, index + 1));
  const replies = Object.fromEntries(
    quizzes.map(({ _id }) => [`GET /quiz/evidence/${_id}`, answer(evidence(0, []))]),
  );
  const { calls } = asked({ ...replies, 'GET /quiz/result': answer(quizzes) });
  expect(await screen.findByText('Not used in recent quizzes')).toBeVisible();
  const names = calls.map(({ name }) => name).filter((name) => name.includes('/evidence/'));
  expect(names).toHaveLength(10);
  expect(names[0]).toBe('GET /quiz/evidence/13');
  expect(names).not.toContain('GET /quiz/evidence/3');
});

it('reads a page of the newest where the server has pages', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    ...quiz(`${index}`, 30 - index),
    participants: 4,
  }));
  const { reply, asked: parameters } = pagedReply({ items, textOf: String });
  const { calls } = asked({
    'GET /quiz/result': reply,
    'GET /quiz/evidence/0': answer(evidence(40, [item('q', 40, 30)])),
  });
  await waitFor(() =>
    expect(calls.filter(({ name }) => name.includes('/evidence/'))).toHaveLength(10),
  );
  expect(parameters).toEqual([{ limit: '20' }]);
});

it('sends one request to a server without the operation, and shows nothing', async () => {
  const { calls, container } = asked({
    'GET /quiz/result': answer([quiz('a', 1), quiz('b', 2), quiz('c', 3)]),
  });
  const statistics = () => calls.filter(({ name }) => name.includes('/evidence/'));
  await waitFor(() => expect(statistics()).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('.qw-evidence')).toBeNull());
  expect(statistics()).toHaveLength(1);
});

it('shows nothing before any quiz has closed', async () => {
  const { container } = asked({ 'GET /quiz/result': answer([quiz('a', null)]) });
  await waitFor(() => expect(container.querySelector('.qw-evidence')).toBeNull());
});

it('says why it could not be loaded, and can be retried', async () => {
  const { user } = asked({
    'GET /quiz/result': answer([quiz('a', 1)]),
    'GET /quiz/evidence/a': inTurn(refuse(500), answer(evidence(12, [item('q', 12, 6)]))),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Based on 12 graded attempts/)).toBeVisible();
});
