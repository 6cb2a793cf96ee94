import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { createStudentOptions } from '../../src/api/teachingOperations';
import { appAtSchool } from './appAtSchool';

const { school, user, openApp, address } = appAtSchool();
const email = 'mileva@school.example';

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByLabelText(name);

let link: string;
beforeEach(async () => {
  const { token } = school.as('instructor');
  const client = createQuizClient({ baseUrl: '/api', getToken: () => token });
  const student = { first_name: 'Mileva', last_name: 'Marić', email };
  await createStudentOptions(client).mutationFn(student);
  const { code = '' } = school.mails.at(-1) ?? {};
  link = `/reset-password#${new URLSearchParams({ email, code }).toString()}`;
});

async function expectFilledIn(): Promise<void> {
  const heading = { name: 'Set your password', level: 1 };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(await field('Email')).toHaveValue(email);
  expect(await field('Invitation code')).toHaveValue(school.mails.at(-1)?.code);
  expect(document.title).toBe('Set your password · Quizwright');
}

describe('the link of an invitation', () => {
  it('leads to a first password, and on to signing in with it', async () => {
    openApp(link, null);
    await expectFilledIn();
    await user.type(await field('Password'), 'compiler1');
    await user.click(await button('Set password'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Password set')).toBeVisible();
    expect(JSON.stringify(window.history.state)).not.toContain(school.mails.at(-1)?.code);
    expect(await field('Email')).toHaveValue(email);
    await user.type(await field('Password'), 'compiler1{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
  });

  it('leaves no code in the address bar, and is still filled in after a reload', async () => {
    const { unmount } = openApp(link, null);
    await expectFilledIn();
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(window.location.href).not.toContain(encodeURIComponent(email));
    unmount();
    openApp('/reset-password', null, {}, window.history.state);
    await expectFilledIn();
  });

  it('keeps what was typed while the address changes', async () => {
    openApp(link, null);
    const secret = await field('Password');
    await user.type(secret, 'compiler1');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(await field('Password')).toBe(secret);
    expect(secret).toHaveValue('compiler1');
  });

  it('says that it has expired, and leaves what was typed', async () => {
    school.clock.advance(8 * 24 * 60 * 60_000);
    openApp(link, null);
    await user.type(await field('Password'), 'compiler1');
    await user.click(await button('Set password'));
    expect(
      await screen.findByText(/^This one-time code is wrong or no longer valid/),
    ).toBeVisible();
    expect(await field('Invitation code')).toHaveFocus();
  });
});

it('the link for a new email leaves no code in the address bar either', async () => {
  openApp('/confirm-email#email=hopper%40school.example&code=40281793', null);
  expect(await field('OTP')).toHaveValue('40281793');
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(await field('Email')).toHaveValue('hopper@school.example');
});
