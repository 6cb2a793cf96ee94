import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockPassword } from '../../src/testing';
import { appAtSchool, loading } from './appAtSchool';

const { school, user, keep, openApp, address } = appAtSchool();

describe('a token that expires', () => {
  async function openForm(): Promise<HTMLElement> {
    openApp('/dashboard/questions', 'Instructor');
    await user.click(await screen.findByRole('button', { name: 'Add Question' }, loading));
    const form = await screen.findByRole('dialog', { name: 'Set up a new question' });
    await user.type(within(form).getByLabelText('Title'), 'What is a tag?');
    await user.type(within(form).getByLabelText('Description'), 'One word.');
    for (const letter of 'ABCD') {
      await user.type(within(form).getByLabelText(`Option ${letter}`), `Answer ${letter}`);
    }
    school.failNext('createQuestion', 401);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    return form;
  }
  const again = () => screen.findByRole('dialog', { name: 'Sign In' }, loading);

  it('asks for the password over an open form, and the save can be pressed again', async () => {
    const form = await openForm();
    const dialog = await again();
    expect(within(dialog).getByText('ada@school.example')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Password'), `${mockPassword}{Enter}`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), loading);
    expect(within(form).getByLabelText('Title')).toHaveValue('What is a tag?');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument(), loading);
  });

  it('may be put off, and asks again when the next call is refused', async () => {
    const form = await openForm();
    await user.click(within(await again()).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign In' })).not.toBeInTheDocument(),
    );
    school.failNext('createQuestion', 401);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await again()).toBeVisible();
  });

  it('lets somebody else sign in', async () => {
    await openForm();
    const other = { name: 'Sign in as somebody else' };
    await user.click(within(await again()).getByRole('button', other));
    await waitFor(() => expect(address()).toBe('/login'), loading);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  it('that was refused at the start leads to the login page, which says so', async () => {
    keep('Instructor');
    school.failNext('questions', 401);
    openApp('/dashboard/questions', null);
    await waitFor(() => expect(address()).toBe('/login'), loading);
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });
});

describe('another tab', () => {
  const hear = (key: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it('that logs out takes this one along', async () => {
    openApp('/dashboard/help', 'Instructor');
    await screen.findByRole('heading', { name: 'Help', level: 1 }, loading);
    localStorage.clear();
    hear(null);
    await waitFor(() => expect(address()).toBe('/login'), loading);
  });

  it('that logs in takes this one along', async () => {
    openApp('/login', null);
    await screen.findByRole('button', { name: 'Sign In' }, loading);
    keep('Student');
    hear('user');
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'), loading);
  });
});

describe('a session of the host', () => {
  it('is kept in memory only, and needs no sign-in', async () => {
    openApp('/login', null, { session: school.as('student') });
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'), loading);
    expect(await screen.findByText('Grace Hopper', {}, loading)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('logs out at the host', async () => {
    const onLogout = vi.fn();
    openApp('/dashboard/help', null, { session: school.as('student'), onLogout });
    await user.click(await screen.findByRole('button', { name: 'Logout' }, loading));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('by its token alone is found out from the server, with another try', async () => {
    school.failNext('me', 500);
    openApp('/', null, { getToken: () => school.as('instructor').token });
    await user.click(await screen.findByRole('button', { name: 'Try again' }, loading));
    expect(await screen.findByText('Ada Lovelace', {}, loading)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'), loading);
  });
});
