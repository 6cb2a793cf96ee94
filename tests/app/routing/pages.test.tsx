import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { appAtSchool } from '../appAtSchool';

const { school, server, user, openApp, address, onPhone } = appAtSchool();

const menu = () => screen.findByRole('navigation', { name: 'Menu' });
const entries = async (): Promise<(string | null)[]> =>
  within(await menu())
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the public pages', () => {
  it.each([
    ['/', 'Continue your learning journey with Quizwright!'],
    ['/login', 'Continue your learning journey with Quizwright!'],
    ['/register', 'Create your account and start using Quizwright!'],
    ['/forget-password', 'Forgot password'],
    ['/reset-password', 'Reset password'],
    ['/change-password', 'Change password'],
    ['/verify-account', 'Your account does not need to be verified'],
    ['/nowhere', 'Page not found'],
  ])('%s says “%s”', async (page, heading) => {
    openApp(page, null);
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/ · Quizwright$/));
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
    ]);
  });

  it('of a student is the specification’s, in its order', async () => {
    openApp('/dashboard/help', 'Student');
    expect(await entries()).toEqual([
      'Dashboard /quiz/dashboard',
      'Quizzes /quiz/dashboard/student-quiz',
      'Results /quiz/dashboard/student-results',
      'Help /quiz/dashboard/help',
    ]);
    expect(screen.queryByRole('button', { name: 'New quiz' })).not.toBeInTheDocument();
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
  it('says that it is refused, and shows none of its content', async () => {
    openApp('/dashboard/questions', 'Student');
    expect(await screen.findByText('You do not have access to this page')).toBeVisible();
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

  it('for signed-out users appears after signing in', async () => {
    openApp('/dashboard/help', null);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('for signed-in users is forwarded from the login page to the role’s home', async () => {
    openApp('/login', 'Instructor');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});
