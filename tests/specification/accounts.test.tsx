import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockPassword } from '../../src/testing';
import { appAtSchool, loading } from '../app/appAtSchool';

const { school, user, openApp, address } = appAtSchool();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, loading);
const form = async () => within(await screen.findByRole('main', {}, loading));

async function fill(user: UserEvent, fields: Record<string, string>, button: string) {
  await screen.findByRole('button', { name: button }, loading);
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: button }));
}

describe('the page', () => {
  it.each([
    ['/', 'Continue your learning journey with Northfield!'],
    ['/login', 'Continue your learning journey with Northfield!'],
    ['/register', 'Create your account and start using Northfield!'],
    ['/forget-password', 'Forgot password'],
    ['/reset-password', 'Reset password'],
    ['/change-password', 'Change password'],
  ])('%s is headed “%s”, with its form in the layout', async (page, title) => {
    openApp(page, null, { brand: 'Northfield' });
    expect(await heading(title)).toBeVisible();
    await waitFor(async () =>
      expect((await form()).getAllByRole('button').length).toBeGreaterThan(0),
    );
    expect(screen.getByRole('main').querySelector('form')).toBeVisible();
  });

  it.each([
    ['/', 'Sign In', ['Email', 'Password']],
    ['/login', 'Sign In', ['Email', 'Password']],
    ['/register', 'Sign Up', ['First name', 'Last name', 'Role', 'Email', 'Password']],
    ['/forget-password', 'Send Email', ['Email']],
    ['/reset-password', 'Reset Password', ['Email', 'OTP', 'New password']],
    ['/change-password', 'Change password', ['Old password', 'New password', 'Confirm password']],
  ])('%s asks for its fields, and sends them with “%s”', async (page, button, labels) => {
    openApp(page, null);
    expect(await screen.findByRole('button', { name: button }, loading)).toBeVisible();
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
  });

  it.each([
    ['/login', 'Forget Password? Click Here', '/forget-password'],
    ['/register', 'Already have an account? Login Here', '/login'],
    ['/forget-password', 'Login? Click here', '/login'],
    ['/login', 'Sign In', '/login'],
    ['/login', 'Sign Up', '/register'],
    ['/register', 'Sign In', '/login'],
    ['/register', 'Sign Up', '/register'],
  ])('%s has the link “%s” to %s', async (page, name, target) => {
    openApp(page, null);
    const link = await screen.findByRole('link', { name }, loading);
    expect(link).toHaveAttribute('href', `/quiz${target}`);
  });

  it.each([
    ['/', 'Sign In', 'Sign Up'],
    ['/login', 'Sign In', 'Sign Up'],
    ['/register', 'Sign Up', 'Sign In'],
  ])('%s highlights the card “%s”', async (page, current, other) => {
    openApp(page, null);
    expect(
      await screen.findByRole('link', { name: current, current: 'page' }, loading),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: other, current: false })).toBeVisible();
  });

  it('/register offers both roles, and a Student by default', async () => {
    openApp('/register', null);
    const role = await screen.findByLabelText<HTMLSelectElement>('Role', {}, loading);
    expect([...role.options].map(({ text }) => text)).toEqual(['Instructor', 'Student']);
    expect(role).toHaveValue('Student');
  });

  it('/verify-account says that nothing needs to be done', async () => {
    openApp('/verify-account', null);
    expect(await heading('Your account does not need to be verified')).toBeVisible();
  });

  it('at an unknown address says so, and links home', async () => {
    openApp('/no-such-page', null);
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/quiz\/?$/),
    );
  });
});

describe('navigation', () => {
  it.each([
    ['/login', 'Instructor', 'ada@school.example', '/dashboard'],
    ['/', 'Student', 'grace@school.example', '/dashboard/student-quiz'],
  ] as const)('from %s leads the %s to their home', async (page, role, email, home) => {
    openApp(page, null);
    await fill(user, { Email: email, Password: mockPassword }, 'Sign In');
    await waitFor(() => expect(address()).toBe(home), loading);
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email, role });
  });

  it('from registering to /login', async () => {
    openApp('/register', null);
    const account = {
      'First name': 'Annie',
      'Last name': 'Easley',
      Email: 'annie@school.example',
      Password: 'rockets1',
    };
    await fill(user, account, 'Sign Up');
    await waitFor(() => expect(address()).toBe('/login'), loading);
  });

  it('from a forgotten password 1.5 s later to its reset, and from there to /login', async () => {
    openApp('/forget-password', null);
    await fill(user, { Email: 'grace@school.example' }, 'Send Email');
    const sent = performance.now();
    await waitFor(() => expect(address()).toBe('/reset-password'), loading);
    expect(performance.now() - sent).toBeGreaterThan(1_300);
    expect(await screen.findByText('Reset email sent successfully!')).toBeVisible();

    await screen.findByLabelText('OTP', {}, loading);
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    const code = school.mails.at(-1)?.code ?? '';
    const reset = { Email: 'grace@school.example', OTP: code, 'New password': 'compilers1' };
    await fill(user, reset, 'Reset Password');
    await waitFor(() => expect(address()).toBe('/login'), loading);
  });
});
