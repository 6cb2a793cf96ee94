import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { joinQuizOptions } from '../../../src/api/operations';
import { mockPassword, mockQuizzes } from '../../../src/testing';
import { appAtSchool } from '../appAtSchool';

const { school, server, user, openApp, address, onPhone } = appAtSchool();

const menu = () => screen.findByRole('navigation', { name: 'Menu' });
/** What it has, in order: links with their addresses, and buttons. */
const entries = async (): Promise<string[]> =>
  [...(await menu()).querySelectorAll('a, button')].map((entry) =>
    [entry.textContent, entry.getAttribute('href') ?? []].flat().join(' '),
  );

const welcome = 'Continue your learning journey with Northfield!';
const cards = ['Sign In /quiz/login', 'Sign Up /quiz/register'];

describe('the public pages', () => {
  it.each([
    ['/', welcome, 'Sign In', ['Email', 'Password']],
    ['/login', welcome, 'Sign In', ['Email', 'Password']],
    [
      '/register',
      'Create your account and start using Northfield!',
      'Sign Up',
      ['First name', 'Last name', 'Role', 'Email', 'Password'],
    ],
    ['/forget-password', 'Forgot password', 'Send Email', ['Email']],
    ['/reset-password', 'Reset password', 'Reset Password', ['Email', 'OTP', 'New password']],
    [
      '/change-password',
      'Change password',
      'Change password',
      ['Old password', 'New password', 'Confirm password'],
    ],
  ])('%s is headed “%s”, and asks for its fields', async (page, heading, button, labels) => {
    openApp(page, null, { brand: 'Northfield' });
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
    const fields = [...screen.getByRole('main').querySelectorAll('form label')];
    expect(fields.map((label) => label.textContent)).toEqual(labels);
    for (const label of labels) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      if (label === 'Email') expect(field.type).toBe('email');
      if (/password/i.test(label)) {
        expect(field.type).toBe('password');
        expect(field.placeholder).toBe(`Enter ${label}`);
      }
    }
    await waitFor(() => expect(document.title).toMatch(/ · Northfield$/));
  });

  it.each([
    ['/', 'Sign In', [...cards, 'Forget Password? Click Here /quiz/forget-password']],
    ['/register', 'Sign Up', [...cards, 'Already have an account? Login Here /quiz/login']],
    ['/forget-password', null, ['Login? Click here /quiz/login']],
  ])('%s highlights %s among its links', async (page, current, links) => {
    openApp(page, null);
    const main = within(await screen.findByRole('main'));
    await waitFor(() =>
      expect(
        main.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ).toEqual(links),
    );
    expect(main.queryByRole('link', { current: 'page' })?.textContent ?? null).toBe(current);
  });

  it.each([
    ['/verify-account', 'Your account does not need to be verified'],
    ['/nowhere', 'Page not found'],
  ])('%s says “%s”, and links home', async (page, heading) => {
    openApp(page, null);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/quiz\/?$/),
    );
    await waitFor(() => expect(document.title).toMatch(/ · Quizwright$/));
  });
});

async function fill(fields: Record<string, string>, button: string): Promise<void> {
  await screen.findByRole('button', { name: button });
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: button }));
}

describe('signing in', () => {
  it.each([
    ['/login', 'Instructor', 'ada@school.example', '/dashboard'],
    ['/', 'Student', 'grace@school.example', '/dashboard/student-quiz'],
  ] as const)('at %s leads the %s to their home, and is kept', async (page, role, email, home) => {
    openApp(page, null);
    await fill({ Email: email, Password: mockPassword }, 'Sign In');
    await waitFor(() => expect(address()).toBe(home));
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email, role });
  });

  it('is possible again after a forgotten password was reset with a code', async () => {
    openApp('/forget-password', null);
    await fill({ Email: 'grace@school.example' }, 'Send Email');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect(await screen.findByText('Reset email sent successfully!')).toBeVisible();
    await screen.findByLabelText('OTP');
    const OTP = school.mails.at(-1)?.code ?? '';
    await fill(
      { Email: 'grace@school.example', OTP, 'New password': 'compilers1' },
      'Reset Password',
    );
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('the menu', () => {
  it('of an instructor is the specification’s, in its order', async () => {
    openApp('/dashboard/help', 'Instructor');
    expect(await entries()).toEqual([
      'Dashboard /quiz/dashboard',
      'Groups /quiz/dashboard/group-crud',
      'Questions /quiz/dashboard/questions',
      'Quizzes /quiz/dashboard/quizes',
      'Students /quiz/dashboard/student',
      'Results /quiz/dashboard/results',
      'Logout',
    ]);
  });

  it('of a student is the specification’s, in its order', async () => {
    openApp('/dashboard/help', 'Student');
    expect(await entries()).toEqual([
      'Dashboard /quiz/dashboard',
      'Quizzes /quiz/dashboard/student-quiz',
      'Results /quiz/dashboard/student-results',
      'Help /quiz/dashboard/help',
      'Logout',
    ]);
    expect(screen.queryByRole('button', { name: 'New quiz' })).not.toBeInTheDocument();
  });

  it('is open, and can be collapsed and opened again', async () => {
    openApp('/dashboard/help', 'Student');
    expect(await menu()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close menu', expanded: true }));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu', expanded: false }));
    expect(await menu()).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
  });

  it('is a drawer on a phone: it takes the focus and returns it, and the page behind is inert', async () => {
    onPhone();
    openApp('/dashboard/help', 'Student');
    const opener = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(drawer).toHaveFocus();
    expect(opener.closest('[inert]')).not.toBeNull();
    expect(document.querySelector('main')).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    expect(document.querySelector('[inert]')).toBeNull();
  });
});

describe('the user menu', () => {
  it('leads to changing the password, and closes with Escape', async () => {
    openApp('/dashboard/help', 'Student');
    const button = await screen.findByRole('button', { name: /Grace Hopper Student/ });
    await user.click(button);
    expect(screen.getByRole('link', { name: 'Change password' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    await waitFor(() => expect(address()).toBe('/change-password'));
  });
});

describe('the dashboard of a student', () => {
  it('shows the ranking once the upcoming quizzes have their place', async () => {
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get('*/api/quiz/incomming', async () => {
        await asked;
        return HttpResponse.json([]);
      }),
    );
    openApp('/dashboard', 'Student');
    await screen.findByRole('heading', { name: 'Upcoming Quizzes' });
    const ranking = () => screen.queryByRole('heading', { name: 'Top Five Students' });
    expect(ranking()).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('No quizzes available')).toBeVisible();
    expect(ranking()).toBeVisible();
  });
});

describe('a page', () => {
  it.each([
    ['/dashboard', 'Instructor', 'heading', 'Top Five Students'],
    ['/dashboard', 'Student', 'heading', 'Upcoming Quizzes'],
    ['/dashboard/dashboard', 'Instructor', 'heading', 'Upcoming Quizzes'],
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
    ['/dashboard/help', 'Instructor', 'heading', 'Help'],
  ] as const)('%s shows the %s the %s “%s”', async (page, as, role, name) => {
    const client = createQuizClient({ getToken: () => school.as('student').token });
    await joinQuizOptions(client).mutationFn({ code: mockQuizzes.open.code });
    openApp(page, as);
    expect(await screen.findByRole(role, { name: new RegExp(`^${name}`) })).toBeVisible();
    expect(address()).toBe(page === '/dashboard/dashboard' ? '/dashboard' : page);
  });

  it('of a result opens from the table of completed quizzes', async () => {
    openApp('/dashboard/results', 'Instructor');
    const name = 'View the results of Warm-up';
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(`/dashboard/results/${mockQuizzes.closed.id}`));
    expect(await screen.findByRole('table', { name: 'Warm-up' })).toBeVisible();
  });

  it('says that it is refused, keeps its address, and shows none of its content', async () => {
    openApp('/dashboard/questions', 'Student');
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
    expect(address()).toBe('/dashboard/questions');
    expect(await menu()).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it("is not refused by a proxy's 403, and can be retried", async () => {
    school.failNext('groups', { status: 403, html: true });
    openApp('/dashboard/group-crud', 'Instructor');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Group: Web 1')).toBeVisible();
    expect(screen.queryByText('You do not have access to this page')).not.toBeInTheDocument();
  });

  it('of a student is not refused by a proxy either', async () => {
    school.failNext('questions', { status: 403 });
    openApp('/dashboard/questions', 'Student');
    expect(await screen.findByText(/may have answered instead/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
  });

  it('can be replaced by name', async () => {
    openApp('/dashboard/help', 'Student', {
      brand: 'Northfield',
      pages: { help: () => <h1>Ask the office</h1> },
    });
    expect(await screen.findByRole('heading', { name: 'Ask the office' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Northfield'));
  });

  it('says that it is broken', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/dashboard/help', 'Student', {
      pages: {
        help: () => {
          throw new Error('Broken.');
        },
      },
    });
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(await menu()).toBeVisible();
    silent.mockRestore();
  });

  it('of the dashboard leads to the login page without a token', async () => {
    openApp('/dashboard/test/quiz-http', null);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('for signed-in users is forwarded from the login page to the role’s home', async () => {
    openApp('/login', 'Instructor');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});
