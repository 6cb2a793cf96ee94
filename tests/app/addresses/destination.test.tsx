import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { destinationIn } from '../../../src/app/addresses/destination';
import { mockPassword } from '../../../src/testing';
import { appAtSchool } from '../appAtSchool';

const { school, user, keep, openApp, address } = appAtSchool();
const joinLink = '/dashboard/student-quiz?join=7KQ2-MXWD';

const link = (name: string) => screen.findByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name);

async function signIn(email: string, password = mockPassword): Promise<void> {
  await button('Sign In');
  const emailField = await field('Email');
  await user.clear(emailField);
  await user.type(emailField, email);
  await user.type(await field('Password'), `${password}{Enter}`);
}

async function register(email: string): Promise<void> {
  await user.type(await field('First name'), 'Ines');
  await user.type(await field('Last name'), 'Duarte');
  await user.type(await field('Email'), email);
  await user.type(await field('Password'), 'first-1');
  await user.click(await button('Sign Up'));
  await waitFor(() => expect(address()).toBe('/login'));
}

async function expectCode(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Join Quiz' });
  expect(address()).toBe('/dashboard/student-quiz');
  expect(await field('Code')).toHaveValue('7KQ2-MXWD');
}

describe('a join link opened without being signed in', () => {
  it('keeps its code through signing in', async () => {
    openApp(joinLink, null);
    await signIn('grace@school.example');
    await expectCode();
  });

  it('keeps its code through signing up, a reload and signing in', async () => {
    const { unmount } = openApp(joinLink, null);
    await user.click(await link('Sign Up'));
    await field('First name');
    unmount();
    // A reload starts with this: the history's current entry.
    openApp('/register', null, {}, window.history.state);
    await register('ines@school.example');
    await button('Sign In');
    // Nobody has to type it again.
    expect(await field('Email')).toHaveValue('ines@school.example');
    await user.type(await field('Password'), 'first-1{Enter}');
    await expectCode();
  });

  it('keeps its code on the way to signing up and back', async () => {
    openApp(joinLink, null);
    await user.click(await link('Sign Up'));
    await user.click(await link('Already have an account? Login Here'));
    await signIn('grace@school.example');
    await expectCode();
  });

  it('keeps its code through a new password', async () => {
    openApp(joinLink, null);
    await user.click(await link('Forget Password? Click Here'));
    await button('Send Email');
    await user.type(await field('Email'), 'grace@school.example{Enter}');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    expect(await field('Email')).toHaveValue('grace@school.example');
    await user.type(await field('OTP'), school.mails.at(-1)?.code ?? '');
    await user.type(await field('New password'), 'another-1');
    await user.click(await button('Reset Password'));
    await waitFor(() => expect(address()).toBe('/login'));
    await signIn('grace@school.example', 'another-1');
    await expectCode();
  });

  it('keeps its code on a device with somebody’s ended session for whoever signs in', async () => {
    keep('Student');
    school.failNext('upcomingQuizzes', 401);
    openApp(joinLink, null);
    await screen.findByText(/Your session has ended/);
    await signIn('katherine@school.example');
    await expectCode();
  });
});

it("signing up does not lead to the page of somebody else's ended session", async () => {
  keep('Instructor');
  school.failNext('questions', 401);
  openApp('/dashboard/questions', null);
  await screen.findByText(/Your session has ended/);
  await user.click(await link('Sign Up'));
  await register('ines@school.example');
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  await signIn('ines@school.example', 'first-1');
  await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
});

describe('the state of a page', () => {
  it.each([
    [{ from: '/dashboard/help', endedFor: null }],
    [{ from: '/dashboard/student-quiz?join=A', endedFor: 'u1' }],
  ])('names a page of the app: %j', (state) => {
    expect(destinationIn(state)).toEqual(state);
  });

  it.each([
    [null],
    ['/dashboard'],
    [{}],
    [{ from: 7 }],
    [{ from: '' }],
    [{ from: 'dashboard' }],
    [{ from: 'https://evil.example/' }],
    [{ from: 'javascript:alert(1)' }],
    [{ from: '//evil.example' }],
    [{ from: '/\\evil.example' }],
    [{ from: '/\t/evil.example' }],
    [{ from: '/dashboard', endedFor: 7 }],
  ])('names no page of another site and none of unknown form: %j', (state) => {
    expect(destinationIn(state)).toBeNull();
  });

  it('leads nobody who signs in to another site', async () => {
    openApp(
      '/login',
      null,
      {},
      {
        usr: { from: '//evil.example', endedFor: null },
        key: 'a',
        idx: 0,
      },
    );
    await signIn('grace@school.example');
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
  });
});
