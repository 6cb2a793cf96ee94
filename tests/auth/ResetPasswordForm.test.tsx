import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ResetPasswordForm, type ResetPasswordFormProps } from '../../src/auth/ResetPasswordForm';
import {
  answer,
  gateway,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';

const done = answer({ data: {} });

function show(reply: Reply = done, props: ResetPasswordFormProps = {}) {
  return renderAtSchool(<ResetPasswordForm defaultEmail="grace@school.example" {...props} />, {
    'POST /auth/reset-password': reply,
  });
}

async function fill(user: ReturnType<typeof show>['user'], otp = '4028 1793', next = 'compiler1') {
  await user.click(screen.getByLabelText('OTP'));
  await user.paste(otp);
  await user.click(screen.getByLabelText('New password'));
  await user.paste(next);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

describe('setting a password with a code', () => {
  it('sends all three, reports success, and then tells the host', async () => {
    const onReset = vi.fn();
    const { user, calls } = show(done, { onReset });
    await fill(user);
    expect(await screen.findByText('Password reset successfully!')).toBeVisible();
    expect(onReset).toHaveBeenCalledOnce();
    expect(calls).toEqual([
      {
        name: 'POST /auth/reset-password',
        body: { email: 'grace@school.example', otp: '4028 1793', password: 'compiler1' },
      },
    ]);
  });

  it('says that it is running, and sends once on a double click', async () => {
    const { user, called } = show(silence);
    await fill(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Resetting…' }));
    expect(called('POST /auth/reset-password')).toHaveLength(1);
  });

  it('lets the phone offer the code, and shows letters, or digits where codes have only digits', () => {
    const { rerender } = show();
    const otp = screen.getByLabelText('OTP');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    expect(otp).toHaveAttribute('inputmode', 'text');
    expect(otp).toHaveAttribute('dir', 'ltr');
    rerender(<ResetPasswordForm codeInputMode="numeric" />);
    expect(otp).toHaveAttribute('inputmode', 'numeric');
  });

  it('names the first password if an invitation has filled it in', async () => {
    const { user, calls } = show(done, { defaultCode: 'ABCD-EFGH-JKLM-NPQR' });
    expect(screen.getByLabelText('Invitation code')).toHaveValue('ABCD-EFGH-JKLM-NPQR');
    expect(screen.getByText(/^The code from your invitation\./)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'compiler1');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Password set')).toBeVisible();
    expect(calls[0]?.body).toEqual({
      ...{ email: 'grace@school.example', otp: 'ABCD-EFGH-JKLM-NPQR' },
      password: 'compiler1',
    });
  });
});

describe('invalid input', () => {
  it('is reported at every field, and the first has the focus', async () => {
    const { user, calls } = show(done, { defaultEmail: undefined });
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    for (const sentence of [
      'Email is required.',
      'OTP is required.',
      'Password must be at least 6 characters long.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is a password without a number', async () => {
    const { user, calls } = show();
    await fill(user, '40281793', 'compiler');
    expect(
      await screen.findByText(
        'Password must contain at least one lowercase letter and one number.',
      ),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('a refusal', () => {
  it('of the code appears there, with what was typed', async () => {
    const sentence =
      'This one-time code is wrong or no longer valid. Check it, or request a new code.';
    const { user } = show(refuse(400, sentence, [{ field: 'otp', message: sentence }]));
    await fill(user);
    const otp = screen.getByLabelText('OTP');
    await waitFor(() => expect(otp).toBeInvalid());
    expect(otp).toHaveAccessibleDescription(`${sentence} The one-time code from our email.`);
    expect(otp).toHaveFocus();
    expect(otp).toHaveValue('4028 1793');
    expect(screen.getByLabelText('New password')).toHaveValue('compiler1');
  });

  it("without a message has the specification's", async () => {
    const { user } = show(gateway());
    await fill(user);
    expect(await screen.findAllByText('Something went wrong')).toHaveLength(1);
  });
});
