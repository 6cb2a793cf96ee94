import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { StudentResults } from '../../../src/results/list/StudentResults';
import { formatMoment } from '../../../src/rules/formats';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';
import { pagedReply } from '../pagedReply';

const me: Profile = {
  _id: 's1',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
};
const completed = ['Waves', 'Forces', 'Light', 'Heat', 'Atoms', 'Older'].map((title, index) => ({
  _id: `q${index}`,
  title,
  participants: 20 + index,
  questions_number: 10,
  score_per_question: 2,
}));
const finished = '2026-05-04T09:38:00.000Z';
const person = (first_name: string, _id?: string) => ({
  ...(_id && { _id }),
  first_name,
  last_name: 'Hopper',
  email: `${first_name.toLowerCase()}@school.example`,
});
const result = {
  _id: 'r0',
  quiz: { _id: 'q0', title: 'Waves' },
  participants: [
    { _id: 'p1', participant: person('Grace', 's1'), score: 14, finished_at: finished },
    { _id: 'p2', participant: person('Mary', 's2'), score: 6, finished_at: null },
  ],
};

function show(
  widget = <StudentResults />,
  replies: Record<string, Reply> = {},
  user: Profile | undefined = me,
) {
  return renderAtSchool(
    widget,
    { 'GET /quiz/completed': answer(completed), 'GET /quiz/result': answer([result]), ...replies },
    user,
  );
}

const opener = (title: string) => screen.findByRole('link', { name: title });

describe('the list', () => {
  it('shows title and participants of the last five', async () => {
    const { called } = show();
    const table = within(await screen.findByRole('table', { name: 'Last Quizzes' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Participants',
    ]);
    expect(table.getAllByRole('row')).toHaveLength(6);
    expect(table.getByRole('row', { name: 'Waves 20' })).toBeVisible();
    expect(called('GET /quiz/result')).toEqual([]);
  });

  it('says that it is loading, empty, or could not be loaded', async () => {
    const { unmount } = show(<StudentResults />, { 'GET /quiz/completed': silence });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    unmount();
    const empty = show(<StudentResults />, { 'GET /quiz/completed': answer([]) });
    expect(await screen.findByText('No completed quizzes found')).toBeVisible();
    empty.unmount();
    const { user } = show(<StudentResults />, {
      'GET /quiz/completed': inTurn(gateway(), answer(completed)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await opener('Waves')).toBeVisible();
  });
});

describe('viewing a quiz', () => {
  it("shows the server's rows, with the student's own marked and named in words", async () => {
    const { user } = show();
    await user.click(await opener('Waves'));
    const table = within(await screen.findByRole('table', { name: 'Waves' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Student Name',
      'Score',
      'Submitted At',
    ]);
    const [, own, other] = table.getAllByRole('row');
    expect(own).toHaveTextContent(`Grace Hopper You14${formatMoment(finished)}`);
    expect(other).toHaveTextContent('Mary Hopper6N/A');
    expect(screen.getByText('You scored 14 of 20.')).toBeVisible();
  });

  it('opens by a click anywhere on the row, and leaves clicks for another tab alone', async () => {
    const { user } = show();
    const link = await opener('Waves');
    fireEvent.click(link, { ctrlKey: true });
    expect(link).toBeInTheDocument();
    await user.click(screen.getByRole('cell', { name: '20' }));
    expect(await screen.findByRole('heading', { name: 'Waves' })).toBeVisible();
  });

  it('moves the focus to the heading, and back to the row', async () => {
    const { user } = show();
    (await opener('Waves')).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Waves' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to Last Quizzes' }));
    expect(await opener('Waves')).toHaveFocus();
  });

  it("finds the student's own row by email if the server sends no ids", async () => {
    const participants = [{ _id: 'p1', participant: person('Grace'), score: 14 }];
    const { user } = show(<StudentResults />, {
      'GET /quiz/result': answer([{ ...result, participants }]),
      'GET /quiz/completed': answer([{ _id: 'q0', title: 'Waves' }]),
    });
    await user.click(await opener('Waves'));
    expect(await screen.findByText('Your score is 14.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Grace Hopper You/ })).toBeVisible();
  });

  it('says that results are not published yet, and refreshes', async () => {
    const { user } = show(<StudentResults />, {
      'GET /quiz/result': inTurn(answer([]), answer([result])),
    });
    await user.click(await opener('Waves'));
    expect(await screen.findByText('Results not published yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('You scored 14 of 20.')).toBeVisible();
  });

  it('says that no one took part, why loading failed, or that there is no such quiz', async () => {
    const nobody = show(<StudentResults quizId="q0" />, {
      'GET /quiz/result': answer([{ ...result, participants: [] }]),
    });
    expect(await screen.findByText('No participants found for this quiz')).toBeVisible();
    nobody.unmount();
    const failed = show(<StudentResults quizId="q0" />, {
      'GET /quiz/result': inTurn(gateway(), answer([result])),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You scored 14 of 20.')).toBeVisible();
    failed.unmount();
    show(<StudentResults quizId="elsewhere" />);
    expect(await screen.findByText('Result not found')).toBeVisible();
  });

  it('retries what failed, though the list of quizzes is still on its way', async () => {
    const { user } = show(<StudentResults quizId="q0" />, {
      'GET /quiz/completed': silence,
      'GET /quiz/result': inTurn(gateway(), answer([result])),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Waves' })).toBeVisible();
  });
});

describe('on a server with pages', () => {
  const summary = { ...result, participants: 2 };
  const figures = {
    participants: 2,
    scores: [],
    minutes: [],
    median_seconds: null,
    has_late: false,
    missing: { total: 0, students: [] },
  };
  const textOf = ({ title }: { title: string }) => title;
  const school = () => ({
    'GET /quiz/completed': pagedReply({ items: completed, textOf }).reply,
    'GET /quiz/result': pagedReply({ items: [summary], textOf: String }).reply,
    'GET /quiz/result/q0': pagedReply({
      items: result.participants,
      textOf: String,
      besides: { _id: 'r0', quiz: result.quiz, figures },
    }).reply,
  });

  it('shows earlier quizzes on request, and opens one of them', async () => {
    const { user } = show(<StudentResults />, {
      ...school(),
      'GET /quiz/result/q5': refuse(404),
    });
    expect(await screen.findAllByRole('row')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('6 of 6 shown')).toBeVisible();
    await user.click(await opener('Older'));
    expect(await screen.findByText('Results not published yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Last Quizzes' }));
    expect(await opener('Older')).toHaveFocus();
  });

  it('reads one result rather than all of them', async () => {
    const { user, calls } = show(<StudentResults />, school());
    await user.click(await opener('Waves'));
    expect(await screen.findByText('You scored 14 of 20.')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    const results = calls.filter(({ name }) => name.startsWith('GET /quiz/result'));
    expect(results.map(({ name }) => name)).toEqual(['GET /quiz/result', 'GET /quiz/result/q0']);
  });
});

describe('controlled by the host', () => {
  it("shows the host's quiz, and reports the quiz that the user opens", async () => {
    const onQuizChange = vi.fn();
    const list = <StudentResults quizId={null} onQuizChange={onQuizChange} />;
    const { user, rerender } = show(list);
    await user.click(await opener('Waves'));
    expect(onQuizChange).toHaveBeenCalledExactlyOnceWith('q0');
    expect(await opener('Waves')).toBeVisible();
    rerender(<StudentResults quizId="q0" onQuizChange={onQuizChange} />);
    expect(await screen.findByRole('heading', { name: 'Waves' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to Last Quizzes' }));
    expect(onQuizChange).toHaveBeenLastCalledWith(null);
    rerender(list);
    await waitFor(async () => expect(await opener('Waves')).toHaveFocus());
  });

  it('leaves the focus alone if it begins with a quiz', async () => {
    show(<StudentResults quizId="q0" />);
    expect(await screen.findByText('You scored 14 of 20.')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  show(<StudentResults ref={ref} id="mine" className="own" headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Last Quizzes' })).toBeVisible();
  expect(ref.current).toHaveAttribute('id', 'mine');
  expect(ref.current).toHaveClass('qw-root', 'own');
});
