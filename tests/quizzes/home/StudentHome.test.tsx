import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile, UpcomingQuiz } from '../../../src/api/entities';
import { StudentHome } from '../../../src/quizzes/home/StudentHome';
import { answer, gateway, held, inTurn, renderAtSchool, silence, type Reply } from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';

const student: Profile = {
  _id: 's1',
  first_name: 'A',
  last_name: 'B',
  email: 'a@b.example',
  role: 'Student',
};
const minute = 60_000;

function quiz(id: string, startsIn: number, more: Partial<UpcomingQuiz> = {}): UpcomingQuiz {
  return {
    _id: id,
    title: `Quiz ${id}`,
    schadule: new Date(Date.now() + startsIn).toISOString(),
    duration: 30,
    description: '',
    participants: 4,
    ...more,
  };
}

const testHref = (id: string) => `/test/${id}`;
const joined = answer({ data: { quiz: 'z9', code: 'ABCD2345' } });

function show(upcoming: UpcomingQuiz[], widget = <StudentHome testHref={testHref} />) {
  const replies: Record<string, Reply> = {
    'GET /quiz/incomming': answer(upcoming),
    'GET /quiz/completed': answer([]),
    'POST /quiz/join': joined,
    'POST /quiz/submit/a': silence,
  };
  return renderAtSchool(widget, replies, student);
}

/** Keeps a submission of a quiz on the device. */
function keepSubmission(id: string): void {
  const pending = {
    quiz: id,
    title: `Quiz ${id}`,
    choices: {},
    held: {},
    revision: null,
    isTimeUp: false,
    copy: [],
    madeAt: '2026-05-04T09:00Z',
  };
  localStorage.setItem(`quizwright:outbox:s1:${id}`, JSON.stringify(pending));
}

const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li')!);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the link to a quiz', () => {
  it('is at the top of the page and on its card while the quiz is running', async () => {
    show([quiz('a', -minute, { joined: true, submitted: false })]);
    expect(await screen.findByText('“Quiz a” is running')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Continue Quiz a' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/test/a', '/test/a']);
    expect((await cardOf('Quiz a')).getByText('Open now')).toBeVisible();
  });

  it('is not shown as running once the quiz is submitted but not sent yet', async () => {
    keepSubmission('a');
    show([
      quiz('a', -minute, { joined: true, submitted: false }),
      quiz('b', -minute, { joined: true, submitted: false }),
    ]);
    expect(await screen.findByText('“Quiz b” is running')).toBeVisible();
    expect(screen.queryByText('“Quiz a” is running')).not.toBeInTheDocument();
    const card = await cardOf('Quiz a');
    expect(card.getByText('Not sent yet')).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each<[string, (quizzes: UpcomingQuiz[]) => unknown]>([
    ['whole', (quizzes) => quizzes],
    ['in pages', (items) => ({ items, next: null, total: items.length })],
  ])('is gone once it is sent, before the list is read again %s', async (_, listed) => {
    keepSubmission('c');
    const sent = held();
    const running = [quiz('c', -minute, { joined: true, submitted: false })];
    const { called } = renderAtSchool(
      <StudentHome testHref={testHref} />,
      {
        'GET /quiz/incomming': inTurn(answer(listed(running)), silence),
        'GET /quiz/completed': answer([]),
        'POST /quiz/submit/c': sent.reply,
      },
      student,
    );
    const card = await cardOf('Quiz c');
    expect(await card.findByText('Not sent yet')).toBeVisible();
    sent.release(answer({ data: { message: 'Received.' } }));
    expect(await card.findByText('Submitted')).toBeVisible();
    expect(screen.queryByText('“Quiz c” is running')).not.toBeInTheDocument();
    expect(called('GET /quiz/incomming')).toHaveLength(2);
  });

  it('is a link once the quiz is joined, and the main action from the start', async () => {
    stopClock();
    show([quiz('a', minute, { joined: true, submitted: false }), quiz('b', minute)]);
    const card = await cardOf('Quiz a');
    expect(card.getByText('Joined')).toBeVisible();
    expect(card.getByRole('link', { name: 'Go to Quiz a' })).toBeVisible();
    expect((await cardOf('Quiz b')).queryByRole('link')).not.toBeInTheDocument();
    // Announced, because the region was there before its words.
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await turnClock(minute + 10);
    expect(within(region).getByText('“Quiz a” is running')).toBeVisible();
    expect(screen.queryByText('“Quiz b” is running')).not.toBeInTheDocument();
  });

  it('is visible when a user returns to a page that slept', async () => {
    stopClock();
    show([quiz('a', 5 * minute, { joined: true, submitted: false })]);
    await cardOf('Quiz a');
    vi.setSystemTime(Date.now() + 6 * minute);
    expect(screen.queryByText('“Quiz a” is running')).not.toBeInTheDocument();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('“Quiz a” is running')).toBeVisible();
  });

  it("ends with the student's own time, which may be longer than others'", async () => {
    stopClock();
    const ends_at = new Date(Date.now() + 40 * minute).toISOString();
    show([quiz('a', -minute, { joined: true, submitted: false, ends_at })]);
    await screen.findByText('“Quiz a” is running');
    await turnClock(35 * minute);
    expect(screen.getByText('“Quiz a” is running')).toBeVisible();
    await turnClock(6 * minute);
    expect(screen.queryByText('“Quiz a” is running')).not.toBeInTheDocument();
  });

  it("stays if the server lists a quiz that is over by this device's clock", async () => {
    show([quiz('a', -40 * minute, { joined: true, submitted: false }), quiz('b', -40 * minute)]);
    const card = await cardOf('Quiz a');
    expect(card.getByRole('link', { name: 'Go to Quiz a' })).toBeVisible();
    expect(screen.queryByText('“Quiz a” is running')).not.toBeInTheDocument();
    expect((await cardOf('Quiz b')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('is announced to screen readers when it opens while the page is open', async () => {
    stopClock();
    show([quiz('a', minute, { joined: true, submitted: false })]);
    await cardOf('Quiz a');
    await turnClock(minute + 10);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('“Quiz a” is running'),
    );
  });

  it('disappears once the quiz is submitted', async () => {
    show([quiz('a', -minute, { joined: true, submitted: true })]);
    expect((await cardOf('Quiz a')).getByText('Submitted')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is known from the answers on this device if the server does not say', async () => {
    const draft = {
      choices: { q1: { answer: 'A', at: Date.now() } },
      held: {},
      revision: 0,
      keptAt: Date.now(),
    };
    localStorage.setItem('quizwright:draft:s1:a', JSON.stringify(draft));
    show([quiz('a', -minute), quiz('b', -minute)]);
    expect(await screen.findByText('“Quiz a” is running')).toBeVisible();
    expect(screen.queryByText('“Quiz b” is running')).not.toBeInTheDocument();
    expect((await cardOf('Quiz b')).getByRole('button', { name: 'Join Quiz b' })).toBeVisible();
  });

  it('asks for the code of an open quiz that is not joined', async () => {
    const { user } = show([quiz('a', -minute, { joined: false, submitted: false })]);
    await user.click(await screen.findByRole('button', { name: 'Join Quiz a' }));
    expect(await screen.findByRole('dialog', { name: 'Join Quiz' })).toBeVisible();
  });
});

describe('joining', () => {
  it('by the button follows the rules of the student form', async () => {
    const { user } = show([]);
    await user.click(screen.getByRole('button', { name: 'Join Quiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Quiz' }));
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('Code is required');
  });

  it('by a link opens with its code and goes to the quiz, without reporting an end', async () => {
    const onJoined = vi.fn();
    const onJoinEnd = vi.fn();
    const widget = <StudentHome joinCode="abcd2345" onJoined={onJoined} onJoinEnd={onJoinEnd} />;
    const { user } = show([], widget);
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Quiz' }));
    expect(dialog.getByLabelText('Code')).toHaveValue('ABCD-2345');
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() =>
      expect(onJoined).toHaveBeenCalledExactlyOnceWith({ quizId: 'z9', code: 'ABCD2345' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onJoinEnd).not.toHaveBeenCalled();
  });

  it('by a link tells the host when it is cancelled, and opens for the next link', async () => {
    const onJoinEnd = vi.fn();
    const { user, rerender } = show([], <StudentHome joinCode="ABCD2345" onJoinEnd={onJoinEnd} />);
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onJoinEnd).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(<StudentHome joinCode="WXYZ2345" onJoinEnd={onJoinEnd} />);
    expect(await screen.findByLabelText('Code')).toHaveValue('WXYZ-2345');
  });

  it('stays on the page with the code if the host does not navigate', async () => {
    const { user } = show([], <StudentHome joinCode="ABCD2345" />);
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('dialog', { name: 'Quiz joined' })).toBeVisible();
    expect(screen.getByText('ABCD-2345')).toBeVisible();
  });
});

it('leaves out missing parts, and links the results if the host has an address', async () => {
  show([], <StudentHome resultsHref="/results" />);
  expect(await screen.findByText('No quizzes available')).toBeVisible();
  expect(
    screen.getByText('There are no upcoming quizzes at the moment. Please check back later.'),
  ).toBeVisible();
  expect(await screen.findByText('No completed quizzes found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results');
});

it("is the student's page if the host passes a token and no user", async () => {
  const upcoming = [quiz('a', -minute, { joined: true, submitted: false })];
  const { container } = renderAtSchool(<StudentHome testHref={testHref} />, {
    'GET /quiz/incomming': answer(upcoming),
    'GET /quiz/completed': answer([]),
  });
  expect((await cardOf('Quiz a')).getByRole('link', { name: 'Continue Quiz a' })).toBeVisible();
  expect(container.querySelector('[data-part="image"]')).toBeInTheDocument();
  expect(container.querySelector('[data-audience="student"]')).toBeInTheDocument();
});

it('shows the content below the upcoming quizzes once these have loaded', async () => {
  show([quiz('a', minute)]);
  const completed = () => screen.queryByRole('heading', { name: 'Completed Quizzes' });
  expect(completed()).not.toBeInTheDocument();
  await cardOf('Quiz a');
  expect(completed()).toBeVisible();
});

it('does not wait for slow upcoming quizzes, and reserves their space', async () => {
  stopClock();
  const late = held();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    height: 420,
  } as DOMRect);
  const { container } = renderAtSchool(
    <StudentHome />,
    {
      'GET /quiz/incomming': late.reply,
      'GET /quiz/completed': answer([{ _id: 'c1', title: 'Warm-up' }]),
    },
    student,
  );
  await turnClock(999);
  expect(screen.queryByRole('row', { name: /^Warm-up/ })).not.toBeInTheDocument();
  await turnClock(1);
  expect(screen.getByRole('row', { name: /^Warm-up/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await act(async () => {
    late.release(answer([]));
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(screen.getByText('No quizzes available')).toBeVisible();
  const place = container.querySelector('[data-part="upcoming"]')?.parentElement;
  expect(place?.style.minBlockSize).toBe('420px');
});

it('retries each list once if it cannot be loaded', async () => {
  const { calls } = renderAtSchool(
    <StudentHome />,
    { 'GET /quiz/incomming': gateway(), 'GET /quiz/completed': gateway() },
    student,
  );
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(calls).toHaveLength(2);
});

it('shows the picture of a quiz, and draws one if there is none', async () => {
  const { container } = show([quiz('a', minute, { img: '/a.png' }), quiz('b', minute)]);
  await screen.findByRole('heading', { name: 'Quiz a' });
  const [own, drawn] = container.querySelectorAll('[data-part="image"]');
  expect(own).toHaveAttribute('src', '/a.png');
  expect(drawn?.tagName).toBe('svg');
  act(() => void own?.dispatchEvent(new Event('error')));
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  show([], <StudentHome ref={ref} id="home" className="mine" headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Quizzes' })).toBeVisible();
  expect(ref.current).toHaveAttribute('id', 'home');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
