import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../../src/api/createQuizClient';
import type { Profile, UpcomingQuiz } from '../../../src/api/entities';
import { upcomingQuizzesKey } from '../../../src/api/operations';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { UpcomingQuizzes } from '../../../src/quizzes/home/UpcomingQuizzes';
import { formatMoment } from '../../../src/rules/formats';
import { pagedReply } from '../../results/pagedReply';
import {
  answer,
  gateway,
  held,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';

const minute = 60_000;

/** Leaves intervals alone: the outbox renews its lease every few seconds, and here days pass. */
const stopDays = () => stopClock(['Date', 'setTimeout', 'clearTimeout']);

function quiz(id: string, startsIn: number, more: Partial<UpcomingQuiz> = {}): UpcomingQuiz {
  return {
    _id: id,
    title: `Quiz ${id}`,
    description: '',
    group: 'g1',
    questions_number: 10,
    difficulty: 'easy',
    type: 'FE',
    schadule: new Date(Date.now() + startsIn).toISOString(),
    duration: 30,
    score_per_question: 1,
    participants: 4,
    ...more,
  };
}

function upcoming(reply: Reply, widget = <UpcomingQuizzes />, user?: Profile) {
  return renderAtSchool(widget, { 'GET /quiz/incomming': reply }, user);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('its states', () => {
  it('says that it is loading if that takes a moment', async () => {
    upcoming(silence);
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading…'));
  });

  it("says that there are none, with the host's suggestion", async () => {
    upcoming(answer([]), <UpcomingQuizzes emptyAction={<a href="/join">Join quiz</a>} />);
    expect(await screen.findByText('No quizzes available')).toBeVisible();
    expect(
      screen.getByText('There are no upcoming quizzes at the moment. Please check back later.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join quiz' })).toBeVisible();
  });

  it('asks an instructor without any to set one up', async () => {
    upcoming(answer([]), <UpcomingQuizzes audience="instructor" />);
    expect(await screen.findByText('No upcoming quizzes')).toBeVisible();
    expect(screen.getByText('Set up a quiz and it appears here.')).toBeVisible();
  });

  it('says why loading failed, and can be retried', async () => {
    const { user } = upcoming(inTurn(gateway(), answer([quiz('a', minute)])));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The upcoming quizzes could not be loaded.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Quiz a' })).toBeVisible();
  });

  it('says that the device is offline, and the other cause once it is back online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // Two further tries follow without a word.
    stopClock();
    upcoming(() => Promise.reject(new TypeError('Failed to fetch')));
    await turnClock(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This device is offline. Try again when it is back online.',
    );
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The upcoming quizzes could not be loaded.',
    );
  });

  it('says that the page is not for this role', async () => {
    upcoming(refuse(403));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have access to this page',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a card', () => {
  it('shows title, date and enrolled students', async () => {
    const one = quiz('a', 60 * minute, { participants: 1 });
    upcoming(answer([one, quiz('b', 90 * minute)]));
    const list = within(await screen.findByRole('list', { name: 'Upcoming Quizzes' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(within(first!).getByRole('heading', { name: 'Quiz a', level: 3 })).toBeVisible();
    expect(within(first!).getByText(formatMoment(one.schadule)!)).toBeVisible();
    expect(within(first!).getByText('1 student joined')).toBeVisible();
    expect(within(second!).getByText('4 students joined')).toBeVisible();
    expect(list.queryByRole('link')).not.toBeInTheDocument();
  });

  it('links to the quiz if the host has an address', async () => {
    upcoming(answer([quiz('a', minute)]), <UpcomingQuizzes quizHref={(id) => `/quizes/${id}`} />);
    expect(await screen.findByRole('link', { name: 'Open Quiz a' })).toHaveAttribute(
      'href',
      '/quizes/a',
    );
  });

  it('never links a student to the quiz of the instructor', async () => {
    const student: Profile = {
      _id: 's1',
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.example',
      role: 'Student',
    };
    const widget = <UpcomingQuizzes quizHref={(id) => `/quizes/${id}`} />;
    upcoming(answer([quiz('a', minute)]), widget, student);
    expect(await screen.findByRole('heading', { name: 'Quiz a' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that its quiz is open until it closes', async () => {
    stopDays();
    upcoming(answer([quiz('a', 10 * minute)]));
    await screen.findByRole('heading', { name: 'Quiz a' });
    expect(screen.queryByText('Open now')).not.toBeInTheDocument();
    await turnClock(10 * minute + 10);
    expect(screen.getByText('Open now')).toBeVisible();
    await turnClock(30 * minute);
    expect(screen.queryByText('Open now')).not.toBeInTheDocument();
  });

  it('waits for a quiz that is further away than timers reach', async () => {
    stopDays();
    const longAway = 40 * 24 * 60 * minute;
    upcoming(answer([quiz('a', longAway)]));
    await screen.findByRole('heading', { name: 'Quiz a' });
    await turnClock(30 * 24 * 60 * minute);
    expect(screen.queryByText('Open now')).not.toBeInTheDocument();
    await turnClock(10 * 24 * 60 * minute + 10);
    expect(screen.getByText('Open now')).toBeVisible();
  });
});

it('shows five quizzes, or as many as the limit says', async () => {
  const many = answer(Array.from({ length: 8 }, (_, i) => quiz(String(i), minute)));
  const { rerender } = upcoming(many);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  rerender(<UpcomingQuizzes limit={2} />);
  expect(
    within(screen.getByRole('list', { name: 'Upcoming Quizzes' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

describe('in pages', () => {
  const items = Array.from({ length: 12 }, (_, index) => quiz(`${index + 1}`, index * minute));
  const paged = () => pagedReply({ items, textOf: ({ title }: UpcomingQuiz) => title });
  const button = (name = 'Show more') => screen.findByRole('button', { name });
  const cards = () => screen.getAllByRole('listitem');

  it('shows five and then more, without losing the focus', async () => {
    const { reply, asked } = paged();
    const { user } = upcoming(reply);
    await user.click(await button());
    expect(await screen.findByText('12 of 12 shown')).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(asked).toEqual([{ limit: '5' }, { limit: '20', cursor: '5' }]);
    // The button has gone.
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('12 of 12 shown')).toHaveFocus());
  });

  it('says how many there are before more is asked for', async () => {
    const { reply, asked } = paged();
    upcoming(reply);
    expect(await screen.findByText('5 of 12 shown')).toBeVisible();
    expect(cards()).toHaveLength(5);
    expect(asked).toHaveLength(1);
  });

  it('keeps what is shown when more cannot be loaded, and retries', async () => {
    const { reply } = paged();
    const { user } = upcoming(inTurn(reply, gateway(), reply));
    await user.click(await button());
    await user.click(await button('Try again'));
    expect(screen.getByText('Quiz 1')).toBeVisible();
    expect(await screen.findByText('12 of 12 shown')).toBeVisible();
  });

  it('shows no more than a limit', async () => {
    upcoming(paged().reply, <UpcomingQuizzes limit={2} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no button if five are all', async () => {
    upcoming(pagedReply({ items: items.slice(0, 5), textOf: String }).reply);
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByText(/ shown$/)).not.toBeInTheDocument();
  });
});

it('shows at once what a server has rendered, and asks whether five are all', async () => {
  const items = Array.from({ length: 7 }, (_, index) => quiz(`${index + 1}`, minute));
  const late = held();
  const queryClient = new QueryClient();
  queryClient.setQueryData(upcomingQuizzesKey(), items.slice(0, 5));
  const client = createQuizClient({ fetch: async (request) => late.reply(request) });
  render(
    <QuizProvider client={client} queryClient={queryClient}>
      <UpcomingQuizzes />
    </QuizProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  late.release(pagedReply({ items, textOf: String }).reply);
  expect(await screen.findByText('5 of 7 shown')).toBeVisible();
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  upcoming(silence, <UpcomingQuizzes ref={ref} id="next" className="mine" />);
  expect(ref.current).toHaveAttribute('id', 'next');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
