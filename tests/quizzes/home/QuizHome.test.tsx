import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { QuizHome } from '../../../src/quizzes/home/QuizHome';
import { answer, renderAtSchool } from '../fakeSchool';

const person = { first_name: 'A', last_name: 'B', email: 'a@b.example' };
const instructor: Profile = { ...person, _id: 'i1', role: 'Instructor' };
const student: Profile = { ...person, _id: 's1', role: 'Student' };

const upcoming = Array.from({ length: 4 }, (_, index) => ({
  _id: `u${index}`,
  title: `Upcoming ${index}`,
  schadule: '2031-05-04T09:00:00.000Z',
  participants: 3,
}));
const results = Array.from({ length: 7 }, (_, index) => ({
  _id: `r${index}`,
  quiz: {
    _id: `z${index}`,
    title: `Done ${index}`,
    group: 'g1',
    closed_at: '2026-01-01T00:00:00Z',
  },
  participants: [],
}));
const school = {
  'GET /quiz/incomming': answer(upcoming),
  'GET /quiz/result': answer(results),
  'GET /group/g1': answer({ _id: 'g1', name: 'Web 1', students: [] }),
  'GET /group': answer([]),
  'GET /quiz/completed': answer([{ _id: 'c1', title: 'Taken', status: 'closed' }]),
};

const links = {
  questionsHref: '/questions',
  resultsHref: '/results',
  quizHref: (id: string) => `/quizzes/${id}`,
  resultHref: (id: string) => `/results/${id}`,
};

describe('for an instructor', () => {
  it('shows the first two upcoming quizzes and the first five completed ones', async () => {
    renderAtSchool(<QuizHome {...links} />, school, instructor);
    const next = within(screen.getByRole('region', { name: 'Upcoming Quizzes' }));
    expect(await next.findAllByRole('listitem')).toHaveLength(2);
    expect(next.getByRole('link', { name: 'Open Upcoming 0' })).toHaveAttribute(
      'href',
      '/quizzes/u0',
    );
    const past = within(screen.getByRole('region', { name: 'Completed Quizzes' }));
    expect(await past.findAllByRole('link')).toHaveLength(5);
    expect(past.getByText('Done 4')).toBeVisible();
    expect(past.queryByText('Done 5')).not.toBeInTheDocument();
  });

  it('links to the question bank and to the results', () => {
    renderAtSchool(<QuizHome {...links} />, school, instructor);
    expect(screen.getByRole('link', { name: 'Question Bank' })).toHaveAttribute(
      'href',
      '/questions',
    );
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results');
  });

  it('sets up a quiz', async () => {
    const { user } = renderAtSchool(<QuizHome {...links} />, school, instructor);
    expect(screen.queryByRole('button', { name: 'Join quiz' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set up a new Quiz' }));
    expect(await screen.findByRole('dialog', { name: 'Set up a new quiz' })).toBeVisible();
  });
});

describe('for a student', () => {
  it('shows what a student may read, and requests nothing else', async () => {
    const { calls } = renderAtSchool(<QuizHome {...links} />, school, student);
    expect(await screen.findByText('Taken')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Results' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Question Bank' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Open / })).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'GET /quiz/completed',
      'GET /quiz/incomming',
    ]);
  });

  it('joins, closes the dialog and tells the host', async () => {
    const onJoined = vi.fn();
    const { user } = renderAtSchool(
      <QuizHome {...links} onJoined={onJoined} />,
      { ...school, 'POST /quiz/join': answer({ data: { quiz: 'z9', code: 'ABCD2345' } }) },
      student,
    );
    await user.click(screen.getByRole('button', { name: 'Join quiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join quiz' }));
    await user.type(dialog.getByLabelText('Code'), 'abcd2345');
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() =>
      expect(onJoined).toHaveBeenCalledExactlyOnceWith({ quizId: 'z9', code: 'ABCD2345' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  renderAtSchool(<QuizHome ref={ref} id="home" className="mine" />, school, instructor);
  expect(ref.current).toHaveAttribute('id', 'home');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
