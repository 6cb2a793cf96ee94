import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { joinQuizOptions } from '../../src/api/operations';
import { mockPassword, mockQuizzes } from '../../src/testing';
import { appAtSchool } from './appAtSchool';

const { school, server, user, openApp, address } = appAtSchool();
const { open } = mockQuizzes;
const quizPage = `/dashboard/test/${open.id}`;
const submitAddress = '*/api/quiz/submit/:id';
const unreachable = http.post(submitAddress, () => HttpResponse.error());
const noDrafts = http.put('*/api/quiz/answers/:id', () => HttpResponse.error());

beforeEach(async () => {
  const client = createQuizClient({ getToken: () => school.as('student').token });
  await joinQuizOptions(client).mutationFn({ code: open.code });
});
async function answerAll(): Promise<void> {
  const questions = await screen.findAllByRole('radiogroup');
  for (const question of questions) {
    await user.click(within(question).getAllByRole('radio')[0]!);
  }
}

const kept = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('quizwright:'));
const submit = () => user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
const saved = () => screen.findByText('Saved', { selector: 'p' });
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name });
const banner = () => screen.findByRole('region', { name: 'Unsent submissions' });

describe('the dialog of the header', () => {
  it('closes when the page changes, and keeps what was typed', async () => {
    openApp('/dashboard/results', 'Instructor');
    const opener = { name: 'New quiz' };
    await user.click(await screen.findByRole('button', opener));
    await user.type(await screen.findByLabelText('Title'), 'Midterm');
    act(() => {
      window.history.pushState(null, '', '/quiz/dashboard/group-crud');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', opener));
    expect(screen.getByLabelText('Title')).toHaveValue('Midterm');
  });
});

describe('the quiz page', () => {
  it('is named after a quiz that the app has not seen before', async () => {
    openApp(quizPage, 'Student');
    await screen.findAllByRole('radiogroup');
    await waitFor(() => expect(document.title).toBe('How the web works · Quizwright'));
  });

  it('stands at 0:00, as the specification says, on a server that sends no times', async () => {
    const options = { A: '1', B: '2', C: '3', D: '4' };
    const paper = { title: 'Sums', questions: [{ _id: 'q1', title: 'What is 1 + 1?', options }] };
    server.use(
      http.get('*/api/quiz/without-answers/:id', () => HttpResponse.json({ data: paper })),
    );
    openApp(quizPage, 'Student');
    const time = await screen.findByRole('timer');
    expect(time).toHaveTextContent('Time Remaining 0:00');
  });
});

describe('submitting', () => {
  it('goes to the start page and shows the receipt there', async () => {
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    const receipt = await screen.findByRole('dialog', { name: 'Quiz submitted' });
    expect(within(receipt).getByText('How the web works')).toBeVisible();
    expect(within(receipt).getByText('5 of 5 questions')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
    await user.click(within(receipt).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(kept()).toEqual([]);
  });

  it('shows the receipt again after a reload, until it is closed', async () => {
    const { unmount } = openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await screen.findByRole('dialog', { name: 'Quiz submitted' });
    // A reload runs no cleanup: it finds what was stored before.
    const stored = Object.entries(sessionStorage);
    unmount();
    for (const [key, value] of stored) sessionStorage.setItem(key, String(value));
    openApp('/dashboard/student-results', 'Student');
    const receipt = await screen.findByRole('dialog', { name: 'Quiz submitted' });
    expect(within(receipt).getByText('5 of 5 questions')).toBeVisible();
    await user.click(within(receipt).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(Object.entries(sessionStorage)).toEqual([]));
  });

  it('leaves no receipt behind for the next user', async () => {
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await screen.findByRole('dialog', { name: 'Quiz submitted' });
    await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ignores a stored receipt that it cannot read', async () => {
    const { user: profile } = school.as('student');
    const other = [{ title: 7 }, { title: 'Kept', receipt: { number: 1 } }, { title: 'Readable' }];
    sessionStorage.setItem(`quizwright:receipts:${profile._id}`, JSON.stringify(other));
    openApp('/dashboard/student-results', 'Student');
    const receipt = await screen.findByRole('dialog', { name: 'Quiz submitted' });
    expect(within(receipt).getByText('Readable')).toBeVisible();
    await user.click(within(receipt).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes there even when it fails, says so on every page, and succeeds by itself', async () => {
    server.use(unreachable);
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
    await waitFor(async () =>
      expect(await banner()).toHaveTextContent('An unexpected error occurred.'),
    );
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
    expect(await banner()).toHaveTextContent('“How the web works” has not been sent yet');
    await user.click(menuLink('Results'));
    await waitFor(() => expect(address()).toBe('/dashboard/student-results'));
    expect(await banner()).toBeVisible();

    server.resetHandlers();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Unsent submissions' })).not.toBeInTheDocument(),
    );
    expect(address()).toBe('/dashboard/student-results');
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is cancelled by “Back to the quiz” while it runs', async () => {
    server.use(unreachable);
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await user.click(within(await banner()).getByRole('link', { name: 'Back to the quiz' }));
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(5));
    expect(address()).toBe(quizPage);
    expect(screen.queryByRole('region', { name: 'Unsent submissions' })).not.toBeInTheDocument();
  });

  it('says so once, in place, when its quiz is opened offline', async () => {
    server.use(unreachable);
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    server.use(http.get('*/api/quiz/without-answers/:id', () => HttpResponse.error()));
    await user.click(within(await banner()).getByRole('link', { name: 'Back to the quiz' }));
    const title = { name: 'Your answers have not been sent yet' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unsent submissions' })).not.toBeInTheDocument();
    expect(address()).toBe(quizPage);
  });
});

describe('a session that ends', () => {
  const ended = 'Your session has ended.';

  it('on the quiz page is renewed in place', async () => {
    openApp(quizPage, 'Student');
    await screen.findAllByRole('radiogroup');
    school.failNext('saveAnswers', 401);
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(await screen.findByText(ended)).toBeVisible();
    expect(address()).toBe(quizPage);
    await user.type(screen.getByLabelText('Password'), `${mockPassword}{Enter}`);
    await waitFor(() => expect(screen.queryByText(ended)).not.toBeInTheDocument());
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    expect(await saved()).toBeVisible();
  });

  it('on the quiz page is renewed over the next page once that page is left', async () => {
    openApp(quizPage, 'Student');
    await screen.findAllByRole('radiogroup');
    school.failNext('saveAnswers', 401);
    await user.click(screen.getAllByRole('radio')[0]!);
    await screen.findByText(ended);
    await user.click(menuLink('Results'));
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    expect(within(dialog).getByText(/Your session has ended/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/student-results'));
    expect(kept().length).toBeGreaterThan(0);
  });
});

describe('logging out', () => {
  const logOut = () => user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = { name: 'Log out with unsent answers?' };

  it('asks nothing, and leaves nothing, when the server has every answer', async () => {
    openApp(quizPage, 'Student');
    await screen.findAllByRole('radiogroup');
    await user.click(screen.getAllByRole('radio')[0]!);
    await saved();
    await logOut();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('asks before it deletes answers that no server has, and then leaves none', async () => {
    server.use(noDrafts);
    openApp(quizPage, 'Student');
    await screen.findAllByRole('radiogroup');
    await user.click(screen.getAllByRole('radio')[0]!);
    await screen.findByText('Saved on this device', { selector: 'p' });
    await logOut();
    const dialog = await screen.findByRole('dialog', question);
    expect(dialog).toHaveTextContent(
      'These answers have not reached the server. Logging out removes them from this device:How the web works',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('radio')[0]).toBeChecked();

    await logOut();
    await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('asks while a submission waits, keeps it, and sends it when its student is back', async () => {
    server.use(unreachable);
    const view = openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await banner();
    await logOut();
    const dialog = await screen.findByRole('dialog', question);
    expect(dialog).toHaveTextContent(
      'These submissions stay on this device until you sign in here again:How the web works',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).toMatch(/^quizwright:outbox:/);
    view.unmount();

    server.resetHandlers();
    openApp('/', 'Student');
    expect(await screen.findByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('withdraws its question once the submission has been sent', async () => {
    server.use(unreachable);
    openApp(quizPage, 'Student');
    await answerAll();
    await submit();
    await banner();
    await logOut();
    await screen.findByRole('dialog', question);
    server.resetHandlers();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog', { name: 'Quiz submitted' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
  });
});
