import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { renderAtSchool } from '../fakeSchool';
import './withLaterScreens';

const loading = vi.hoisted(() => ({ hasBegun: false }));
vi.mock('../../../src/items/multiple/AnswerBoxes', (original) => {
  loading.hasBegun = true;
  return original();
});

const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
  status: 'active',
};
const several = {
  _id: 'i1',
  title: 'Which methods are safe?',
  options: { A: 'GET', B: 'POST', C: 'HEAD', D: 'PATCH' },
  kind: 'multiple',
};
const one = { ...several, _id: 'i2', title: 'Which method adds?', kind: undefined };

beforeEach(() => localStorage.clear());

function take(paper: object) {
  const sent: unknown[] = [];
  const rendered = renderAtSchool(
    <QuizRunner quizId="q1" />,
    {
      'GET /quiz/without-answers/q1': () =>
        Response.json({ data: { title: 'Week 3', questions: [several, one], ...paper } }),
      'POST /quiz/submit/q1': async (request: Request) => {
        sent.push(await request.json());
        return Response.json({ data: { message: 'Submitted' } });
      },
    },
    user,
  );
  return { ...rendered.user, sent };
}

// Loaded once for all that follow, so these come first.
it('loads nothing for a paper with one right answer each', async () => {
  take({ questions: [one] });
  expect(await screen.findAllByRole('radio')).toHaveLength(4);
  expect(loading.hasBegun).toBe(false);
});

it('loads what draws several answers in the waiting room, before any question is known', async () => {
  const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const attempt = {
    ...{ started_at: fromNow(600), ends_at: fromNow(900), server_now: fromNow(0) },
    ...{ revision: 0, answers: [] },
  };
  take({ questions: [], kinds: ['multiple'], attempt });
  await screen.findByText('This quiz has not started yet');
  await waitFor(() => expect(loading.hasBegun).toBe(true));
});

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('submits all chosen options as one answer, in the order of their letters', async () => {
  const { click, sent } = take({});
  await click(await screen.findByRole('checkbox', { name: /HEAD/ }));
  await click(box(/GET/));
  await click(screen.getByRole('radio', { name: /POST/ }));
  await click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        answers: [
          { question: 'i1', answer: 'AC' },
          { question: 'i2', answer: 'B' },
        ],
      },
    ]),
  );
});

it('takes the clearing of the last box for no answer', async () => {
  const { click } = take({});
  await click(await screen.findByRole('checkbox', { name: /HEAD/ }));
  expect(screen.getByText('1 of 2 answered')).toBeVisible();
  await click(box(/HEAD/));
  expect(screen.getByText('0 of 2 answered')).toBeVisible();
  await click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const group = screen.getByRole('group', { name: /Which methods are safe/ });
  expect(group).toHaveAccessibleDescription('Please select an answer');
});

it('selects and clears options by letters and digits', async () => {
  const { keyboard } = take({});
  (await screen.findByRole('checkbox', { name: /GET/ })).focus();
  await keyboard('c1');
  expect(box(/GET/)).toBeChecked();
  expect(box(/HEAD/)).toBeChecked();
  await keyboard('3');
  expect(box(/HEAD/)).not.toBeChecked();
  expect(box(/HEAD/)).toHaveFocus();
  await keyboard('{Delete}');
  expect(box(/GET/)).not.toBeChecked();
});

it('says that several can be chosen, and what wrong ones cost where a part counts', async () => {
  take({ grading: 'partial' });
  const group = await screen.findByRole('group', { name: /Each wrong choice cancels a right one/ });
  expect(group).toHaveAccessibleName(/Choose all that apply/);
  expect(screen.getByRole('radiogroup')).not.toHaveAccessibleName(/Choose all/);
});
