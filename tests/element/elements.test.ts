import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/element';
import { answer, held, inTurn, refuse } from '../quizzes/fakeSchool';
import {
  clear,
  grace,
  hana,
  listen,
  nextTask,
  paper,
  receipt,
  renderedAgain,
  serve,
  session,
  write,
} from './page';

const user = userEvent.setup({ delay: null });
const join = () => screen.findByRole('button', { name: 'Join' });
const code = () => screen.findByRole('textbox', { name: 'Code' });
const option = (name: string, question = 0) =>
  screen.findAllByLabelText(new RegExp(name)).then((found) => found[question]!);
const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
) => Object.assign(document.createElement(name), properties);

/** Submits a quiz that cannot be sent, and fails to take it back, which a toast reports. */
async function failToGoBack(
  properties: Partial<HTMLElementTagNameMap['quiz-runner']>,
): Promise<void> {
  serve({
    'GET /quiz/without-answers/q1': inTurn(paper, refuse(403, 'The school is closed.')),
    'POST /quiz/submit/q1': refuse(500, 'The database is away.'),
  });
  document.body.append(create('quiz-runner', { quizId: 'q1', session, ...properties }));
  await user.click(await option('Green'));
  await user.click(await option('Red', 1));
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the quiz' }));
}

beforeEach(() => {
  // These tests render as pages do, outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  localStorage.clear();
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('quiz-join', () => {
  it('joins with the code of its attribute and tells the page', async () => {
    const { called } = serve();
    const joined = listen('quiz-joined');
    write('<quiz-join token="secret" code="abcd2345" variant="student" heading-level="3">');
    expect(await screen.findByRole('heading', { name: 'Join Quiz', level: 3 })).toBeVisible();
    expect(await code()).toHaveValue('ABCD-2345');
    await user.click(await join());
    await waitFor(() => expect(joined).toEqual([{ quizId: 'q1', code: 'ABCD2345' }]));
    expect(called('POST /quiz/join').map(({ token }) => token)).toEqual(['Bearer secret']);
    expect(await screen.findByText('Welcome in')).toBeInTheDocument();
  });

  it('replaces what the page showed inside it before, and nothing else', async () => {
    serve();
    const element = write('<quiz-join><p>One moment …</p></quiz-join>');
    await nextTask();
    expect(screen.getByText('One moment …')).toBeVisible();
    element.setAttribute('token', 'secret');
    await join();
    expect(screen.queryByText('One moment …')).toBeNull();
  });
});

describe('quiz-runner', () => {
  it('takes a quiz up to the receipt and tells the page', async () => {
    serve();
    const submitted = listen('quiz-submitted');
    document.body.append(create('quiz-runner', { quizId: 'q1', session }));
    await user.click(await option('Green'));
    await user.click(await option('Red', 1));
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    expect(await screen.findByText('Received.')).toBeVisible();
    expect(submitted).toEqual([
      { quizId: 'q1', receipt: expect.objectContaining(receipt) as unknown },
    ]);
  });

  it('reports a submission that could not be sent, which quiz-unsent then names', async () => {
    serve({ 'POST /quiz/submit/q1': refuse(500, 'The database is away.') });
    const unsent = listen('quiz-unsent');
    const school = create('quiz-school', { session });
    school.append(create('quiz-runner', { quizId: 'q1' }), create('quiz-unsent'));
    document.body.append(school);
    await user.click(await option('Green'));
    await user.click(await option('Red', 1));
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    await waitFor(() =>
      expect(unsent).toEqual([
        {
          quizId: 'q1',
          error: expect.objectContaining({ message: 'The database is away.' }) as unknown,
        },
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Unsent submissions' })).toHaveTextContent(
      'Week 3',
    );
  });

  it('reports in events what toasts would say, if it is quiet', async () => {
    const notices = listen('quiz-notify');
    await failToGoBack({ quiet: true });
    await waitFor(() =>
      expect(notices).toEqual([{ tone: 'critical', message: 'The school is closed.' }]),
    );
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('waits for its quiz, and takes another one when it is set', async () => {
    const { calls, called } = serve();
    const school = create('quiz-school', { session });
    const element = create('quiz-runner');
    school.append(element, create('quiz-join'));
    document.body.append(school);
    await join();
    expect(calls).toEqual([]);
    element.setAttribute('quiz-id', 'q1');
    await option('Green');
    element.quizId = 'q2';
    await waitFor(() => expect(called('GET /quiz/without-answers/q2')).toHaveLength(1));
    expect(element).toHaveAttribute('quiz-id', 'q2');
  });
});

describe('quiz-results', () => {
  it('loads its widget when it is added to the page', async () => {
    serve({ 'GET /quiz/completed': answer([]) });
    document.body.append(create('quiz-results', { session, headingLevel: 3 }));
    expect(await screen.findByRole('heading', { name: 'Last Quizzes', level: 3 })).toBeVisible();
    expect(await screen.findByText('No completed quizzes found')).toBeVisible();
  });
});

describe('data and events of a page', () => {
  it('asks the page for its token at each call', async () => {
    const { called } = serve();
    let token = 'first';
    const element = create('quiz-runner', { quizId: 'q1', user: grace, getToken: () => token });
    document.body.append(element);
    const chosen = await option('Green');
    token = 'second';
    await user.click(chosen);
    await waitFor(() => expect(called('PUT /quiz/answers/q1')).toHaveLength(1));
    expect(called('GET /quiz/without-answers/q1')[0]?.token).toBe('Bearer first');
    expect(called('PUT /quiz/answers/q1')[0]?.token).toBe('Bearer second');
  });

  it('reports everything that happens, for a record', async () => {
    serve();
    const events = listen('quiz-event');
    document.body.append(create('quiz-runner', { quizId: 'q1', session }));
    await user.click(await option('Green'));
    await waitFor(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'answered', quizId: 'q1', userId: 'grace' }),
      ),
    );
  });

  it('puts floating parts into the element that the page names', async () => {
    const stage = write('<section></section>');
    await failToGoBack({ portalContainer: stage });
    const toasts = within(stage).getByRole('region', { name: 'Notifications' });
    expect(await within(toasts).findByText('The school is closed.')).toBeInTheDocument();
  });

  it('puts those of the whole app there as well', async () => {
    serve();
    const stage = write('<section></section>');
    document.body.append(create('quiz-app', { basename: '/', portalContainer: stage }));
    expect(await within(stage).findByRole('region', { name: 'Notifications' })).toBeVisible();
  });
});

describe('a move in the page', () => {
  it('keeps what is on the screen, and requests nothing from the server', async () => {
    const { called } = serve();
    const page = write('<main></main>');
    const element = create('quiz-runner', { quizId: 'q1', session });
    page.append(element);
    const first = await option('Green');
    await user.click(first);
    const aside = document.createElement('aside');
    document.body.append(aside);

    aside.append(element);
    await renderedAgain(element);
    expect(await option('Green')).toBe(first);
    expect(first).toBeChecked();
    expect(called('GET /quiz/without-answers/q1')).toHaveLength(1);
  });

  it('keeps it even if the page does other work in between, within the task', async () => {
    serve();
    const element = create('quiz-runner', { quizId: 'q1', session });
    document.body.append(element);
    const first = await option('Green');
    element.remove();
    await Promise.resolve();
    await Promise.resolve();
    document.body.append(element);
    await renderedAgain(element);
    expect(await option('Green')).toBe(first);
  });

  it('of a whole school keeps the elements in it', async () => {
    serve();
    const school = create('quiz-school', { session });
    const element = create('quiz-runner', { quizId: 'q1' });
    school.append(element);
    document.body.append(school);
    const first = await option('Green');
    const main = document.createElement('main');
    document.body.append(main);
    main.append(school);
    await renderedAgain(element);
    expect(await option('Green')).toBe(first);
  });

  it('into a school draws it there, once', async () => {
    const { called } = serve();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = create('quiz-runner', { quizId: 'q1', session });
    document.body.append(element);
    await user.click(await option('Green'));
    const school = create('quiz-school', { session });
    document.body.append(school);
    school.append(element);
    await waitFor(() => expect(called('GET /quiz/without-answers/q1')).toHaveLength(2));
    await waitFor(async () => expect(await option('Green')).toBeChecked());
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('leaving the page', () => {
  it('removes what was drawn', async () => {
    serve();
    const element = create('quiz-join', { session });
    document.body.append(element);
    await join();
    element.remove();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('loses no answers: they are there when the element returns', async () => {
    serve({ 'PUT /quiz/answers/q1': refuse(503) });
    const element = create('quiz-runner', { quizId: 'q1', session });
    document.body.append(element);
    await user.click(await option('Green'));
    element.remove();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    document.body.append(element);
    await waitFor(async () => expect(await option('Green')).toBeChecked());
  });
});

describe('a school', () => {
  it('gives its settings to the elements in it, even deeper in the markup', async () => {
    const { calls } = serve();
    const school = write(
      '<quiz-school base-url="https://lms.example/api" theme="dark" accent="teal"><div><quiz-runner quiz-id="q1"></quiz-runner></div></quiz-school>',
    ) as HTMLElementTagNameMap['quiz-school'];
    school.session = session;
    await option('Green');
    expect(calls[0]).toMatchObject({
      url: 'https://lms.example/api/quiz/without-answers/q1',
      token: 'Bearer secret',
    });
    expect(school.querySelector('.qw-root')).toHaveAttribute('data-qw-theme', 'dark');
    school.theme = 'light';
    await waitFor(() =>
      expect(school.querySelector('.qw-root')).toHaveAttribute('data-qw-theme', 'light'),
    );
  });

  it('lets an element look different', async () => {
    serve();
    write(
      '<quiz-school token="secret" theme="dark"><quiz-join theme="light" dir="rtl"></quiz-join></quiz-school>',
    );
    await join();
    const root = document.querySelector('quiz-join .qw-root');
    expect(root).toHaveAttribute('data-qw-theme', 'light');
    expect(root).toHaveAttribute('dir', 'rtl');
  });

  it('shows one set of toasts for all elements, whichever of them is removed', async () => {
    const joining = held();
    serve({ 'POST /quiz/join': joining.reply });
    const school = create('quiz-school', { session });
    const form = create('quiz-join', { code: 'ABCD2345' });
    school.append(form, create('quiz-unsent'));
    document.body.append(school);
    await user.click(await join());
    form.replaceWith(create('quiz-runner', { quizId: 'q1' }));
    await option('Green');
    // Until then the form would say it in its own place.
    await waitFor(() => expect(form).toBeEmptyDOMElement());
    joining.release(answer({ data: { quiz: 'q1', code: 'ABCD2345', message: 'Welcome in' } }));
    const toast = await screen.findByText('Welcome in');
    expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(toast);
  });

  it('shows nothing of one user to the next, and nothing when nobody is signed in', async () => {
    const { called } = serve();
    const school = create('quiz-school', { session });
    school.append(create('quiz-runner', { quizId: 'q1' }));
    document.body.append(school);
    await user.click(await option('Green'));
    school.session = null;
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    school.session = { user: hana, token: 'other' };
    await waitFor(() => expect(called('GET /quiz/without-answers/q1')).toHaveLength(2));
    expect(await option('Green')).not.toBeChecked();
    expect(called('GET /quiz/without-answers/q1')[1]?.token).toBe('Bearer other');
  });

  it('reports once that the server refuses the token, and continues with the next one', async () => {
    const { called } = serve({
      'POST /quiz/join': inTurn(refuse(401), answer({ data: { quiz: 'q1' } })),
    });
    const ended = listen('quiz-session-end');
    const school = create('quiz-school', { session });
    const element = create('quiz-join', { code: 'ABCD2345' });
    school.append(element);
    document.body.append(school);
    await user.click(await join());
    await waitFor(() => expect(ended).toHaveLength(1));
    school.token = 'fresh';
    await user.click(await join());
    await waitFor(() => expect(called('POST /quiz/join')).toHaveLength(2));
    expect(called('POST /quiz/join')[1]?.token).toBe('Bearer fresh');
    expect(ended).toHaveLength(1);
  });

  it('passes on the token of a user who signs in again in place', async () => {
    serve({
      'GET /quiz/without-answers/q1': inTurn(refuse(401), refuse(500)),
      'POST /auth/login': answer({
        data: { profile: grace, accessToken: 'fresh', message: 'Welcome' },
      }),
    });
    const renewed = listen('quiz-session-renew');
    document.body.append(create('quiz-runner', { quizId: 'q1', session }));
    await user.type(await screen.findByLabelText('Password'), 'password1{Enter}');
    await waitFor(() => expect(renewed).toEqual([{ user: grace, token: 'fresh' }]));
  });
});

describe('an error in one element', () => {
  it('does not affect the others, and can be retried', async () => {
    serve();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const words = {
      get title() {
        if (isBroken) throw new Error('broken');
        return 'Join here';
      },
    };
    const school = create('quiz-school', { session, messages: { join: words } });
    school.append(create('quiz-join'), create('quiz-runner', { quizId: 'q1' }));
    const events = listen('quiz-event');
    document.body.append(school);
    expect(await screen.findByText('This could not be loaded')).toBeVisible();
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'error', kind: 'render', error: expect.any(Error) as Error }),
    );
    expect(await option('Green')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Join here' })).toBeVisible();
  });
});
