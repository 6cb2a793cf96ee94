import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../../src/api/createQuizClient';
import type { Profile } from '../../../src/api/entities';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { answer, gateway, held, inTurn, refuse, renderAtSchool, type Reply } from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';
import './withLaterScreens';

const paperCall = 'GET /quiz/without-answers/q1';
const submitCall = 'POST /quiz/submit/q1';
const saveCall = 'PUT /quiz/answers/q1';

const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
  status: 'active',
};
const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const noAnswer: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const fromNow = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** The paper as a server with times sends it; by default it began a minute ago. */
function paper({ startsIn = -60, questions = 1 } = {}): Reply {
  const items = Array.from({ length: questions }, (_, index) => ({
    _id: `i${index + 1}`,
    title: 'Which colour is it?',
    options,
  }));
  return () =>
    Response.json({
      data: {
        title: 'Week 3',
        questions: startsIn > 0 ? [] : items,
        attempt: {
          started_at: fromNow(startsIn),
          ends_at: fromNow(startsIn + 15 * 60),
          server_now: fromNow(0),
          revision: 0,
          answers: [],
        },
      },
    });
}

/** Until an answer is saved. */
const untilSaved = 5_000;
/** Until the end of a usual paper, and the grace for its submission. */
const untilEnd = 14 * 60_000 + 5_000;

const saved: Reply = async (request) => {
  const { answers } = (await request.json()) as { answers: unknown[] };
  const attempt = {
    started_at: fromNow(-60),
    ends_at: fromNow(840),
    server_now: fromNow(0),
    revision: 1,
    answers,
  };
  return Response.json({ data: attempt });
};
const received = answer({
  data: {
    message: 'Received.',
    receipt: { _id: 'r1', submitted_at: '2026-05-04T09:15:00Z', answered: 1, questions: 1 },
  },
});

function open(
  replies: Record<string, Reply>,
  props: Partial<Parameters<typeof QuizRunner>[0]> = {},
) {
  return renderAtSchool(
    <QuizRunner quizId="q1" {...props} />,
    { [saveCall]: saved, [submitCall]: received, ...replies },
    user,
  );
}

async function answerAndSubmit(school: ReturnType<typeof open>): Promise<void> {
  await school.user.click(await screen.findByRole('radio', { name: /Green/ }));
  await school.user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
}

const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('before the questions', () => {
  it('says that it is loading, and then what has come', async () => {
    const late = held();
    const { container } = open({ [paperCall]: late.reply });
    expect(await screen.findByText('Loading your quiz…')).toBeInTheDocument();
    late.release(paper());
    await heading('Week 3');
    const lines = container.querySelectorAll('[data-part="announcer"] > *');
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      'Loading your quiz…',
      'Week 3',
      expect.stringMatching(/^0 of 1 answered\. 1\d minutes remaining$/),
    ]);
  });

  it.each([
    [true, 'takes the focus from the removed element'],
    [false, 'leaves a newly opened page alone'],
  ])('with user activation %s, %s', async (hasBeenActive) => {
    // jsdom lacks it.
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { userActivation: { value: { hasBeenActive } } }),
    );
    open({ [paperCall]: paper() });
    const title = await heading('Week 3');
    if (hasBeenActive) await waitFor(() => expect(title).toHaveFocus());
    else expect(document.body).toHaveFocus();
    vi.unstubAllGlobals();
  });

  it('offers a retry when the paper could not be loaded', async () => {
    const school = open({ [paperCall]: inTurn(refuse(500, 'The database is away.'), paper()) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The database is away.');
    await school.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Green/ })).toBeVisible();
  });

  it.each([
    [403, 'You have not joined this quiz.'],
    [404, 'There is no such quiz.'],
  ])('says why the server refused with %i, and offers a way out', async (status, sentence) => {
    open(
      { [paperCall]: refuse(status, sentence) },
      { failedAction: <a href="/elsewhere">Go back</a> },
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You cannot take this quiz');
    expect(alert).toHaveTextContent(sentence);
    expect(within(alert).getByRole('link', { name: 'Go back' })).toBeVisible();
  });

  it.each([
    [409, 'You have submitted this quiz before.', 'You have submitted this quiz before.'],
    [410, 'This quiz closed at 9:45.', 'This quiz closed at 9:45.'],
  ])('says that the quiz is over (%i)', async (status, sent, said) => {
    open({ [paperCall]: refuse(status, sent) }, { failedAction: <a href="/elsewhere">Go back</a> });
    expect(await heading('This quiz is closed')).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeVisible();
  });

  it.each([
    [50 * 3600, '2 days and 2 hours'],
    [24 * 3600, '1 day'],
    [3 * 3600 - 10, '3 hours'],
    [3600 + 12 * 60, '1 hour and 12 minutes'],
    [12 * 60, '12:00'],
  ])('counts down to a start in %i s as “%s”', async (startsIn, said) => {
    stopClock();
    open({ [paperCall]: paper({ startsIn }) });
    expect(await heading('Week 3')).toBeVisible();
    expect(screen.getByText('This quiz has not started yet')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(`Starts in ${said}`);
    expect(screen.getByText(/^It starts here automatically on .+\./)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('begins automatically, announces it, and focuses the heading of the paper', async () => {
    stopClock();
    open({ [paperCall]: inTurn(paper({ startsIn: 5 }), paper({ startsIn: 0 })) });
    expect(await screen.findByText('This quiz has not started yet')).toBeVisible();
    await turnClock(6_000);
    expect(screen.getByRole('radio', { name: /Green/ })).toBeVisible();
    expect(await heading('Week 3')).toHaveFocus();
    const said = screen.getByText('The quiz has started.').closest('[role="status"]');
    expect(said).toHaveTextContent('0 of 1 answered. 15 minutes remaining');
  });

  it('leaves the focus alone if the user is at work elsewhere on the page', async () => {
    const chat = document.body.appendChild(document.createElement('input'));
    stopClock();
    open({ [paperCall]: inTurn(paper({ startsIn: 5 }), paper({ startsIn: 0 })) });
    await screen.findByText('This quiz has not started yet');
    chat.focus();
    await turnClock(6_000);
    expect(screen.getByRole('radio', { name: /Green/ })).toBeVisible();
    expect(chat).toHaveFocus();
    expect(screen.getByText('The quiz has started.')).toBeInTheDocument();
    chat.remove();
  });
});

describe('a submission', () => {
  it('ends with the receipt in place', async () => {
    const onSubmitted = vi.fn();
    const school = open({ [paperCall]: paper() }, { onSubmitted });
    await answerAndSubmit(school);
    expect(await heading('Quiz submitted')).toHaveFocus();
    expect(screen.getByText('Received.')).toBeVisible();
    expect(screen.getByText('1 of 1 questions')).toBeVisible();
    expect(screen.getByText('r1')).toBeVisible();
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'r1' }));
  });

  it.each([
    [
      'gets no answer',
      noAnswer,
      'An unexpected error occurred.',
      'The server could not be reached.',
    ],
    [
      'is answered with a page',
      gateway(503),
      'An error occurred while submitting the quiz.',
      'Something on the network answered instead of the server, such as a Wi-Fi sign-in page.',
    ],
    ['is answered with a sentence', refuse(503, 'Too busy.'), 'Too busy.', ''],
  ])('that %s stays on the device, and says why', async (_, reply, first, why) => {
    const onUnsent = vi.fn();
    const onSubmitted = vi.fn();
    const school = open({ [paperCall]: paper(), [submitCall]: reply }, { onUnsent, onSubmitted });
    await answerAndSubmit(school);
    expect(await heading('Your answers have not been sent yet')).toHaveFocus();
    const said = screen.getByText(/Your answers are safe on this device\. They will be sent/);
    expect(said.textContent?.startsWith(`${first} ${why}`.trim())).toBe(true);
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
    expect(onUnsent).toHaveBeenCalledOnce();
    expect(onSubmitted).not.toHaveBeenCalled();
  });

  it('that is made offline names that as its only cause', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const school = open({ [paperCall]: paper(), [submitCall]: noAnswer });
    await answerAndSubmit(school);
    expect(
      await screen.findByText(/^This device is offline\. Your answers are safe here/),
    ).toBeVisible();
    expect(screen.queryByText(/An unexpected error occurred/)).not.toBeInTheDocument();
  });

  it('is sent at once by “Retry now”', async () => {
    const onUnsent = vi.fn();
    const onSubmitted = vi.fn();
    const school = open(
      { [paperCall]: paper(), [submitCall]: inTurn(noAnswer, received) },
      { onUnsent, onSubmitted },
    );
    await answerAndSubmit(school);
    await school.user.click(await screen.findByRole('button', { name: 'Retry now' }));
    expect(await heading('Quiz submitted')).toHaveFocus();
    expect(onSubmitted).toHaveBeenCalledOnce();
    expect(onUnsent).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says that it is refused for good after it was pending', async () => {
    const onUnsent = vi.fn();
    const school = open(
      { [paperCall]: paper(), [submitCall]: inTurn(noAnswer, refuse(400, 'Not like this.')) },
      { onUnsent },
    );
    await answerAndSubmit(school);
    await school.user.click(await screen.findByRole('button', { name: 'Retry now' }));
    expect(await heading('Your answers were not accepted')).toBeVisible();
    expect(screen.getByText(/^Not like this\. Your answers are safe/)).toBeVisible();
    expect(onUnsent).toHaveBeenCalledOnce();
  });

  it('is saved as a copy in words', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:test/${files.push(file as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const school = open({ [paperCall]: paper(), [submitCall]: noAnswer });
    await answerAndSubmit(school);
    await school.user.click(await screen.findByRole('button', { name: 'Download a copy' }));
    expect(click).toHaveBeenCalledOnce();
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    expect(link.download).toBe('Week 3, answers.txt');
    expect(files[0]!.size).toBeGreaterThan(100);
  });

  it('is not called safe if its user is unknown', async () => {
    const school = renderAtSchool(<QuizRunner quizId="q1" />, {
      [paperCall]: paper(),
      [submitCall]: noAnswer,
    });
    await answerAndSubmit(school);
    expect(
      await screen.findByText(/This browser cannot save them: keep this page open/),
    ).toBeVisible();
    expect(screen.queryByText(/safe on this device/)).not.toBeInTheDocument();
  });

  it('can be undone while the quiz is running', async () => {
    const school = open({ [paperCall]: paper(), [submitCall]: noAnswer });
    await answerAndSubmit(school);
    await school.user.click(await screen.findByRole('button', { name: 'Back to the quiz' }));
    expect(await screen.findByRole('radio', { name: /Green/ })).toBeChecked();
    expect(await heading('Week 3')).toHaveFocus();
  });

  it('that was refused is kept until its student confirms removing it', async () => {
    const school = open({
      [paperCall]: inTurn(paper(), refuse(410, 'This quiz has closed.')),
      [submitCall]: refuse(422, 'This quiz has other questions.'),
    });
    await answerAndSubmit(school);
    expect(await heading('Your answers were not accepted')).toHaveFocus();
    expect(screen.getByText(/^This quiz has other questions\. /)).toBeVisible();
    await school.user.click(screen.getByRole('button', { name: 'Remove from this device' }));
    expect(screen.getByRole('group', { name: /^Remove these answers for good\?/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await school.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove from this device' })).toHaveFocus(),
    );
    await school.user.click(screen.getByRole('button', { name: 'Remove from this device' }));
    await school.user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect(await heading('This quiz is closed')).toHaveFocus();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(school.calls.filter(({ name }) => name === submitCall)).toHaveLength(1);
  });

  it('that is pending when the page opens is not reported, and is undone if the host wants it', async () => {
    const before = open({ [paperCall]: paper(), [submitCall]: noAnswer });
    await answerAndSubmit(before);
    await heading('Your answers have not been sent yet');
    before.unmount();

    const onUnsent = vi.fn();
    const after = open({ [paperCall]: paper(), [submitCall]: noAnswer }, { onUnsent });
    expect(await heading('Your answers have not been sent yet')).toBeVisible();
    expect(onUnsent).not.toHaveBeenCalled();
    after.unmount();

    open({ [paperCall]: paper(), [submitCall]: noAnswer }, { onUnsent, resumes: true });
    expect(await screen.findByRole('radio', { name: /Green/ })).toBeChecked();
    expect(onUnsent).not.toHaveBeenCalled();
  });
});

describe('an ended session', () => {
  const profile = { ...user };
  const login = 'POST /auth/login';
  const loggedIn = answer({ data: { message: 'Hello', accessToken: 't2', profile } });

  it('asks the same user for their password in place, and continues where they were', async () => {
    const school = open({
      [paperCall]: paper(),
      [saveCall]: (request) =>
        school.called(login).length === 2 ? saved(request) : refuse(401)(request),
      [login]: inTurn(refuse(401, 'Wrong password.'), loggedIn),
    });
    const green = await screen.findByRole('radio', { name: /Green/ });
    await school.user.click(green);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your session has ended. Sign in again to continue. Your answers are kept.',
    );
    expect(screen.getByText('grace@school.example')).toBeVisible();
    expect(green).toHaveFocus();
    await school.user.click(screen.getByRole('radio', { name: /Red/ }));

    const password = screen.getByLabelText('Password');
    await school.user.click(password);
    await school.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(password).toHaveAccessibleDescription(/Enter your password to continue\./);
    await school.user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleErrorMessage(/Wrong password\./));
    await school.user.clear(password);
    await school.user.type(password, 'right{Enter}');

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /Red/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Red/ })).toHaveFocus();
    expect(school.called(login).at(-1)?.body).toEqual({ email: user.email, password: 'right' });
    expect(await screen.findByText('Saved', { selector: 'p' })).toBeVisible();
    expect(school.called(saveCall).at(-1)?.body).toMatchObject({
      answers: [{ question: 'i1', answer: 'C' }],
    });
  });

  it('keeps half a password when the time is up, and submits once it is complete', async () => {
    stopClock();
    const school = open({
      [paperCall]: paper(),
      [saveCall]: refuse(401),
      [submitCall]: (request) =>
        (school.called(login).length > 0 ? received : refuse(401))(request),
      [login]: loggedIn,
    });
    await school.user.click(await screen.findByRole('radio', { name: /Green/ }));
    await turnClock(untilSaved);
    const password = screen.getByLabelText('Password');
    await school.user.type(password, 'ri');
    await turnClock(untilEnd);
    expect(school.called(submitCall)).toHaveLength(1);
    const later = 'Time is up. Sign in again to submit your answers.';
    expect(await screen.findByText(later, { selector: '[data-part=submit] *' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Green/ })).toBeDisabled();
    expect(password).toHaveValue('ri');
    expect(password).toHaveFocus();
    await school.user.keyboard('ght{Enter}');
    expect(await heading('Quiz submitted')).toHaveFocus();
    expect(school.called(login).at(-1)?.body).toEqual({ email: user.email, password: 'right' });
  });

  it('takes the focus of a student at a question when the time is up', async () => {
    stopClock();
    const submission = held();
    const school = open({
      [paperCall]: paper(),
      [saveCall]: refuse(401),
      [submitCall]: submission.reply,
    });
    const green = await screen.findByRole('radio', { name: /Green/ });
    await school.user.click(green);
    await turnClock(untilSaved);
    const password = screen.getByLabelText('Password');
    expect(green).toHaveFocus();
    await turnClock(untilEnd);
    expect(school.called(submitCall)).toHaveLength(1);
    // Browsers take the focus from disabled elements, which jsdom does not.
    const passing = document.body.appendChild(document.createElement('button'));
    act(() => passing.focus());
    act(() => passing.remove());
    act(() => submission.release(refuse(401)));
    await waitFor(() => expect(password).toHaveFocus());
  });

  it('lets the student read on, one question at a time, after the time is up', async () => {
    stopClock();
    const school = open(
      {
        [paperCall]: paper({ questions: 2 }),
        [saveCall]: refuse(401),
        [submitCall]: refuse(401),
      },
      { layout: 'single' },
    );
    await school.user.click(await screen.findByRole('radio', { name: /Green/ }));
    await turnClock(untilEnd);
    expect(school.called(submitCall)).toHaveLength(1);
    screen.getByRole('button', { name: 'Next' }).focus();
    await school.user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('data-question', 'i2');
  });

  it('asks for the password even before there is a paper', async () => {
    let isSignedIn = false;
    const school = open({
      [paperCall]: (request) => (isSignedIn ? paper() : refuse(401))(request),
      [login]: (request) => {
        isSignedIn = true;
        return loggedIn(request);
      },
    });
    await school.user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByRole('radio', { name: /Green/ })).toBeVisible();
  });

  it('takes the focus when submitting reveals it', async () => {
    const school = open({ [paperCall]: paper(), [submitCall]: refuse(401) });
    await answerAndSubmit(school);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('is not reported as a failed submission once it is renewed', async () => {
    const onUnsent = vi.fn();
    const onSubmitted = vi.fn();
    const school = open(
      { [paperCall]: paper(), [submitCall]: inTurn(refuse(401), received), [login]: loggedIn },
      { onUnsent, onSubmitted },
    );
    await answerAndSubmit(school);
    await school.user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await heading('Quiz submitted');
    expect(onSubmitted).toHaveBeenCalledOnce();
    expect(onUnsent).not.toHaveBeenCalled();
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
  });

  it("shows the host's own login instead", async () => {
    open({ [paperCall]: refuse(401) }, { signIn: <a href="/sso">Use the portal</a> });
    expect(await screen.findByRole('link', { name: 'Use the portal' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('only says so if no user is known', async () => {
    renderAtSchool(<QuizRunner quizId="q1" />, { [paperCall]: refuse(401) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });
});

it('offers to continue here when another tab takes the quiz', async () => {
  stopClock();
  const other = open({ [paperCall]: paper() });
  await screen.findByRole('radio', { name: /Green/ });
  const second = open({ [paperCall]: paper() });
  expect(await heading('You are taking this quiz in another tab')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Continue here' }));
  await turnClock(10_000);
  await waitFor(() =>
    expect(within(second.container).getByRole('radio', { name: /Green/ })).toBeVisible(),
  );
  const tookOver = { name: 'You are taking this quiz in another tab' };
  await waitFor(() => expect(within(other.container).getByRole('heading', tookOver)).toBeVisible());
});

it('starts again for another quiz', async () => {
  const school = open({
    [paperCall]: paper(),
    'GET /quiz/without-answers/q2': refuse(404, 'There is no such quiz.'),
  });
  await answerAndSubmit(school);
  await heading('Quiz submitted');
  act(() => school.rerender(<QuizRunner quizId="q2" />));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such quiz.');
});

/** Web Locks as browsers have them: requests go to another process, one after the other. */
function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    async request(name: string, _options: unknown, run: () => Promise<unknown>) {
      await new Promise((done) => setTimeout(done));
      while (held.has(name)) await held.get(name)?.catch(() => {});
      const done = run();
      held.set(name, done);
      try {
        return await done;
      } finally {
        held.delete(name);
      }
    },
  };
}

describe('a pending submission', () => {
  const chosen = {
    choices: { i1: { answer: 'B', at: Date.now() - 1_000 } },
    held: {},
    revision: 0,
  };
  const pending = { quiz: 'q1', title: 'Week 3', ...chosen, isTimeUp: false, copy: [] };
  beforeEach(() => {
    const submission = { ...pending, madeAt: '2026-05-04T09:00:00.000Z' };
    localStorage.setItem('quizwright:outbox:grace:q1', JSON.stringify(submission));
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is undone before it is sent, even if sending has to wait for a lock', async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
    const school = open({ [paperCall]: paper() }, { resumes: true });
    expect(await screen.findByRole('radio', { name: /Green/ })).toBeChecked();
    expect(school.called(submitCall)).toHaveLength(0);
  });

  it('is undone when the user becomes known a moment later', async () => {
    const { page, server } = latePage({ resumes: true });
    const view = render(page(undefined));
    expect(await screen.findByRole('radio', { name: /Green/ })).not.toBeChecked();
    view.rerender(page(user));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Green/ })).toBeChecked());
    expect(server.submissions).toBe(0);
  });
});

/** A host that knows its token before its user. */
function latePage(props: Partial<Parameters<typeof QuizRunner>[0]> = {}) {
  const server = { submissions: 0 };
  const client = createQuizClient({
    fetch(request) {
      if (request.method === 'GET') return Promise.resolve(paper()(request));
      if (request.method === 'PUT') return Promise.resolve(saved(request));
      server.submissions += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const page = (known: Profile | undefined) => (
    <QuizProvider client={client} user={known} token="t">
      <QuizRunner quizId="q1" {...props} />
    </QuizProvider>
  );
  return { page, server };
}

it('keeps the focus inside when the user becomes known', async () => {
  const { page } = latePage();
  const view = render(page(undefined));
  const green = await screen.findByRole('radio', { name: /Green/ });
  act(() => green.focus());
  act(() => green.click());
  view.rerender(page(user));
  expect(await heading('Week 3')).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Green/ })).toBeChecked();
});

it('stays when the host has no token for a moment', async () => {
  let isBroken = false;
  const client = createQuizClient({ fetch: (request) => Promise.resolve(paper()(request)) });
  const getToken = (): string => {
    if (isBroken) throw new Error('The session is being renewed.');
    return 't';
  };
  render(
    <QuizProvider client={client} user={user} getToken={getToken}>
      <QuizRunner quizId="q1" />
    </QuizProvider>,
  );
  const green = await screen.findByRole('radio', { name: /Green/ });
  isBroken = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(green).toBeVisible();
});

describe('a submission that was returned because another device has answered', () => {
  const returned: Reply = async (request) => {
    const { answers } = (await request.json()) as { answers: object[] };
    const elsewhere = { question: 'i2', answer: 'D', chosen_at: fromNow(0) };
    const times = { started_at: fromNow(-60), ends_at: fromNow(840), server_now: fromNow(0) };
    const attempt = { ...times, revision: 5, answers: [...answers, elsewhere] };
    return Response.json({ message: 'Not submitted.', attempt }, { status: 409 });
  };
  const press = ({ user }: ReturnType<typeof open>, name: string) =>
    user.click(screen.getByRole('button', { name }));

  it('shows what has changed, and can be sent again with blanks', async () => {
    const replies = inTurn(returned, received);
    const school = open({ [paperCall]: paper({ questions: 3 }), [submitCall]: replies });
    await school.user.click((await screen.findAllByRole('radio', { name: /Green/ }))[0]!);
    await press(school, 'Submit Quiz');
    await press(school, 'Submit with 2 unanswered');
    expect(await screen.findByText('Not submitted yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Question 2' })).toHaveFocus();
    await press(school, 'Submit with 1 unanswered');
    expect(await heading('Quiz submitted')).toBeVisible();
  });

  it('counts no changes once each has been reviewed', async () => {
    const school = open({ [paperCall]: paper({ questions: 2 }), [submitCall]: returned });
    for (const green of await screen.findAllByRole('radio', { name: /Green/ })) {
      await school.user.click(green);
    }
    await screen.findByText('Saved');
    await press(school, 'Submit Quiz');
    await screen.findByText('Not submitted yet');
    await press(school, 'Use B');
    expect(screen.queryByText(/^\d+ answers? changed/)).toBeNull();
    expect(screen.getByText('Not submitted yet')).toBeVisible();
  });
});
