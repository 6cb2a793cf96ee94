import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { joinQuizOptions } from '../../src/api/operations';
import { mockQuizzes } from '../../src/testing';
import { appAtSchool, loading, pageLeft } from '../app/appAtSchool';

const { school, server, user, openApp, address } = appAtSchool();
/** The header of the app; page titles have their own headers. */
const header = async () => within((await screen.findAllByRole('banner', {}, loading))[0]!);
const menu = () => screen.findByRole('navigation', { name: 'Menu' }, loading);

describe('a page', () => {
  it.each([
    ['/dashboard', 'Instructor', 'heading', 'Upcoming Quizzes'],
    ['/dashboard', 'Instructor', 'heading', 'Top Five Students'],
    ['/dashboard', 'Student', 'heading', 'Upcoming Quizzes'],
    ['/dashboard/dashboard', 'Instructor', 'heading', 'Top Five Students'],
    ['/dashboard/questions', 'Instructor', 'table', 'Bank of Questions'],
    ['/dashboard/student', 'Instructor', 'button', 'Grace Hopper'],
    ['/dashboard/group-crud', 'Instructor', 'heading', 'Group List'],
    ['/dashboard/results', 'Instructor', 'table', 'Completed Quizzes'],
    ['/dashboard/results/quiz-warm-up', 'Instructor', 'table', 'Warm-up'],
    ['/dashboard/student-quiz', 'Student', 'button', 'Join Quiz'],
    ['/dashboard/quizes', 'Instructor', 'button', 'Set up a new Quiz'],
    ['/dashboard/quizes/quiz-http', 'Instructor', 'heading', 'How the web works'],
    ['/dashboard/test/quiz-http', 'Student', 'button', 'Submit Quiz'],
    ['/dashboard/student-results', 'Student', 'columnheader', 'Participants'],
    ['/dashboard/help', 'Student', 'heading', 'Help'],
    ['/dashboard/help', 'Instructor', 'heading', 'Help'],
  ] as const)('%s shows the %s the %s “%s”', async (page, as, role, name) => {
    const client = createQuizClient({ getToken: () => school.as('student').token });
    await joinQuizOptions(client).mutationFn({ code: mockQuizzes.open.code });
    openApp(page, as);
    expect(await screen.findByRole(role, { name: new RegExp(`^${name}`) }, loading)).toBeVisible();
    expect(address()).toBe(page === '/dashboard/dashboard' ? '/dashboard' : page);
  });

  it.each([
    '/dashboard',
    '/dashboard/dashboard',
    '/dashboard/questions',
    '/dashboard/student',
    '/dashboard/group-crud',
    '/dashboard/results',
    '/dashboard/results/quiz-warm-up',
    '/dashboard/student-quiz',
    '/dashboard/quizes',
    '/dashboard/quizes/quiz-http',
    '/dashboard/test/quiz-http',
    '/dashboard/student-results',
    '/dashboard/help',
  ])('%s leads to /login without a token', async (page) => {
    openApp(page, null);
    await waitFor(() => expect(address()).toBe('/login'), loading);
  });

  it.each(['/dashboard/questions', '/dashboard/group-crud', '/dashboard/student'])(
    '%s keeps its address for a student, and says that they have no access',
    async (page) => {
      openApp(page, 'Student');
      const refusal = 'You do not have access to this page';
      expect(await screen.findByText(refusal, {}, loading)).toBeVisible();
      expect(address()).toBe(page);
    },
  );
});

describe('the header', () => {
  it.each([
    ['Instructor', 'Ada Lovelace'],
    ['Student', 'Grace Hopper'],
  ] as const)('names the %s %s', async (role, name) => {
    openApp('/dashboard', role);
    const bar = await header();
    expect(bar.getByText(name)).toBeVisible();
    expect(bar.getByText(role)).toBeVisible();
  });

  it('has the button “New quiz” for instructors, which opens the dialog', async () => {
    openApp('/dashboard/group-crud', 'Instructor');
    const bar = await header();
    await user.click(bar.getByRole('button', { name: 'New quiz' }));
    expect(await screen.findByRole('dialog', { name: 'Set up a new quiz' }, loading)).toBeVisible();
  });

  it('has no such button for students', async () => {
    openApp('/dashboard', 'Student');
    const bar = await header();
    expect(bar.queryByRole('button', { name: 'New quiz' })).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  it('is open, and can be collapsed and opened again', async () => {
    openApp('/dashboard/help', 'Student');
    expect(await menu()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close menu', expanded: true }));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu', expanded: false }));
    expect(await menu()).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
  });

  it.each(['Instructor', 'Student'] as const)('of the %s ends with Logout', async (role) => {
    openApp('/dashboard/help', role);
    const shown = await menu();
    const logout = within(shown).getByRole('button', { name: 'Logout' });
    expect([...shown.querySelectorAll('a, button')].at(-1)).toBe(logout);
  });

  it('logs out: the stored token and user are cleared, and the page reloads', async () => {
    const left = pageLeft();
    server.use(http.head('*/quiz/login', () => new HttpResponse()));
    openApp('/dashboard/help', 'Student');
    await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    await waitFor(() =>
      expect(left).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('navigation')),
    );
  });
});

describe('navigation', () => {
  it('from a join to the quiz in the reply', async () => {
    openApp('/dashboard/student-quiz', 'Student');
    await user.click(await screen.findByRole('button', { name: 'Join Quiz' }, loading));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Quiz' }));
    await user.type(dialog.getByLabelText('Code'), mockQuizzes.open.code);
    await user.click(dialog.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe(`/dashboard/test/${mockQuizzes.open.id}`), loading);
  });

  it('from the table of completed quizzes to a result', async () => {
    openApp('/dashboard/results', 'Instructor');
    const name = 'View the results of Warm-up';
    await user.click(await screen.findByRole('link', { name }, loading));
    await waitFor(
      () => expect(address()).toBe(`/dashboard/results/${mockQuizzes.closed.id}`),
      loading,
    );
    expect(await screen.findByRole('table', { name: 'Warm-up' }, loading)).toBeVisible();
  });
});

describe('an error', () => {
  const page = (thrown: unknown) => ({
    pages: {
      help: () => {
        throw thrown;
      },
    },
  });

  it.each([
    [400, 'This address is not valid'],
    [403, 'You do not have access to this page'],
    [404, 'Page not found'],
    [405, 'This page does not accept this request'],
  ])('%i of a route says “%s”', async (status, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = { status, statusText: '', internal: false, data: null };
    openApp('/dashboard/help', 'Student', page(response));
    expect(await screen.findByText(sentence, {}, loading)).toBeVisible();
  });
});
