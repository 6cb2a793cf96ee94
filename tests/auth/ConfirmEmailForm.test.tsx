import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmEmailForm, type ConfirmEmailFormProps } from '../../src/auth/ConfirmEmailForm';
import { answer, renderAtSchool, silence, type Reply } from '../quizzes/fakeSchool';

const done = answer({ data: {} });
const email = 'hopper@school.example';

function show(reply: Reply = done, props: ConfirmEmailFormProps = {}) {
  const filledIn = { defaultEmail: email, defaultCode: '40281793' };
  return renderAtSchool(<ConfirmEmailForm {...filledIn} {...props} />, {
    'POST /auth/confirm-email': reply,
  });
}

async function confirm(user: ReturnType<typeof show>['user'], password = 'quizwright1') {
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Confirm email' }));
}

describe('confirming a new email', () => {
  it("sends the link's fields with the password, reports success, and tells the host", async () => {
    const onConfirmed = vi.fn();
    const { user, calls } = show(done, { onConfirmed });
    await confirm(user);
    const success = 'Email confirmed. Use it to sign in from now on.';
    expect(await screen.findByText(success)).toBeVisible();
    expect(onConfirmed).toHaveBeenCalledOnce();
    expect(calls).toEqual([
      {
        name: 'POST /auth/confirm-email',
        body: { email, otp: '40281793', password: 'quizwright1' },
      },
    ]);
  });

  it('asks for missing fields', async () => {
    const { user, calls } = show(done, { defaultEmail: '', defaultCode: '' });
    await user.click(screen.getByRole('button', { name: 'Confirm email' }));
    for (const sentence of ['Email is required.', 'OTP is required.', 'Password is required.']) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(calls).toEqual([]);
  });

  it("shows the server's message at the code, and keeps what was typed", async () => {
    const message = 'The one-time code or the password is wrong.';
    const refused = answer({ message, errors: [{ field: 'otp', message }] }, 400);
    const { user } = show(refused);
    await confirm(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(new RegExp(message));
    expect(screen.getByLabelText('Password')).toHaveValue('quizwright1');
  });

  it('sends once on a double click', async () => {
    const { user, called } = show(silence);
    await confirm(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Confirming…' }));
    expect(called('POST /auth/confirm-email')).toHaveLength(1);
  });
});
