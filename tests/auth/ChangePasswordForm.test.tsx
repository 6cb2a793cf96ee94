import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChangePasswordForm } from '../../src/auth/ChangePasswordForm';
import { useSessionStore } from '../../src/session/SessionContext';
import {
  answer,
  gateway,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';

const done = answer({ data: {} });
const grace = {
  _id: 'u1',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student' as const,
};
const labels = ['Old password', 'New password', 'Confirm password'];

function show(reply: Reply = done, onChanged?: () => void, user?: typeof grace) {
  return renderAtSchool(
    <ChangePasswordForm onChanged={onChanged} />,
    { 'POST /auth/change-password': reply },
    user,
  );
}

async function fill(
  user: ReturnType<typeof show>['user'],
  texts = ['quizwright1', 'compiler1', 'compiler1'],
) {
  for (const [index, label] of labels.entries()) {
    await user.click(screen.getByLabelText(label));
    if (texts[index]) await user.paste(texts[index]);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password', () => {
  it('sends the old and the new one, reports success, clears itself and tells the host', async () => {
    const onChanged = vi.fn();
    const { user, calls } = show(done, onChanged);
    await fill(user);
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(onChanged).toHaveBeenCalledOnce();
    for (const label of labels) {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).toBeValid();
    }
    expect(calls).toEqual([
      {
        name: 'POST /auth/change-password',
        body: { password: 'quizwright1', password_new: 'compiler1' },
      },
    ]);
  });

  it('says that it is running, and sends once on a double click', async () => {
    const { user, called } = show(silence);
    await fill(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Changing…' }));
    expect(called('POST /auth/change-password')).toHaveLength(1);
  });
});

function SwitchUser() {
  const session = useSessionStore();
  const mary = { ...grace, _id: 'u2', email: 'mary@school.example' };
  return <button onClick={() => session.write({ user: mary, token: 't2' })}>Be Mary</button>;
}

it('is empty for the next user of the device', async () => {
  const { user } = renderAtSchool(
    <>
      <ChangePasswordForm />
      <SwitchUser />
    </>,
    {},
    grace,
  );
  await user.type(screen.getByLabelText('Old password'), 'quizwright1');
  await user.click(screen.getByRole('button', { name: 'Be Mary' }));
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});

describe('the fields', () => {
  it('say what to enter, and each shows its own password', async () => {
    const { user } = show();
    for (const label of labels) expect(screen.getByPlaceholderText(`Enter ${label}`)).toBeVisible();
    const [, second] = screen.getAllByRole('button', { name: 'Show password' });
    await user.click(second!);
    expect(screen.getByLabelText('Old password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
  });

  it('tell password managers which password is which', () => {
    const { container } = show(done, undefined, grace);
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue(grace.email);
    expect(screen.getByLabelText('Old password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    for (const label of labels.slice(1)) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  it('name nobody if nobody is known', () => {
    const { container } = show();
    expect(container.querySelector('input[autocomplete="username"]')).not.toBeInTheDocument();
  });
});

describe('invalid input', () => {
  it('is reported at every field at once', async () => {
    const { user, calls } = show();
    await fill(user, ['', 'abc', 'abcd']);
    for (const sentence of [
      'Old password is required.',
      'Password must be at least 6 characters long.',
      'Passwords do not match.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(screen.getByLabelText('Old password')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is a new password without a number or with a leading space', async () => {
    const { user } = show();
    await fill(user, ['quizwright1', ' compiler1', ' compiler1']);
    expect(
      await screen.findByText(
        'Password must contain at least one lowercase letter and one number.',
      ),
    ).toBeVisible();
  });

  it('is no longer reported at the confirmation when the new password is corrected', async () => {
    const { user } = show();
    await fill(user, ['quizwright1', 'compiler1', 'compiler12']);
    const again = screen.getByLabelText('Confirm password');
    await waitFor(() => expect(again).toHaveAccessibleDescription('Passwords do not match.'));
    expect(again).toHaveFocus();
    await user.type(screen.getByLabelText('New password'), '2');
    await waitFor(() => expect(again).toBeValid());
  });
});

describe('a refusal', () => {
  it('of the old password appears at its field, with what was typed', async () => {
    const sentence = 'The old password is wrong. Check it and try again.';
    const onChanged = vi.fn();
    const { user } = show(
      refuse(400, sentence, [{ field: 'password', message: sentence }]),
      onChanged,
    );
    await fill(user);
    const old = screen.getByLabelText('Old password');
    await waitFor(() => expect(old).toHaveAccessibleDescription(sentence));
    expect(old).toHaveFocus();
    expect(screen.getByLabelText('Confirm password')).toHaveValue('compiler1');
    expect(onChanged).not.toHaveBeenCalled();
  });

  it("without a message has the specification's", async () => {
    const { user } = show(gateway());
    await fill(user);
    expect(await screen.findAllByText('Error changing password')).toHaveLength(1);
  });
});
