import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Profile } from '../../src/api/entities';
import { SignInAgainForm } from '../../src/provider/SignInAgainForm';
import { useSession, useSessionStore } from '../../src/session/SessionContext';
import {
  answer,
  held,
  refuse,
  renderAtSchool,
  silence,
  takeIn,
  type Reply,
} from '../quizzes/fakeSchool';

const grace: Profile = {
  _id: 'u1',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
};
const mary: Profile = { ...grace, _id: 'u2', first_name: 'Mary', email: 'mary@school.example' };
const signedIn = answer({ data: { profile: grace, accessToken: 't2' } });

/** The form for the signed-in user, and what can be done beside it. */
function Page({ onSignedIn }: { onSignedIn?: (() => void) | undefined }) {
  const session = useSession();
  const store = useSessionStore();
  return (
    <>
      <p>{session ? `${session.user.email} ${session.token}` : 'nobody'}</p>
      {session ? <SignInAgainForm user={session.user} onSignedIn={onSignedIn} /> : null}
      <button onClick={() => store.write(null)}>Sign out</button>
      <button onClick={() => store.write({ user: mary, token: 't3' })}>Be Mary</button>
    </>
  );
}

function show(reply: Reply, onSignedIn?: () => void) {
  return renderAtSchool(<Page onSignedIn={onSignedIn} />, { 'POST /auth/login': reply }, grace);
}

const field = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign In' });

it('renews the session of the same user', async () => {
  const onSignedIn = vi.fn();
  const { user, calls } = show(signedIn, onSignedIn);
  await user.type(field(), 'quizwright1{Enter}');
  expect(await screen.findByText('grace@school.example t2')).toBeVisible();
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'grace@school.example', password: 'quizwright1' },
  ]);
});

it('sends once if two clicks come before the next render', async () => {
  const { user, called } = show(silence);
  await user.type(field(), 'quizwright1');
  const signIn = button();
  act(() => {
    fireEvent.click(signIn);
    fireEvent.click(signIn);
  });
  await screen.findByRole('button', { name: 'Signing in…' });
  expect(called('POST /auth/login')).toHaveLength(1);
});

it('signs nobody in again who has logged out meanwhile', async () => {
  const onSignedIn = vi.fn();
  const { reply, release } = held();
  const { user } = show(reply, onSignedIn);
  await user.type(field(), 'quizwright1{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  release(signedIn);
  await takeIn();
  expect(screen.getByText('nobody')).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('has the focus after a refusal, unless the user has moved on', async () => {
  const first = held();
  const { user } = show(first.reply);
  await user.type(field(), 'wrong{Enter}');
  screen.getByRole('button', { name: 'Sign out' }).focus();
  first.release(refuse(401, 'Wrong password.'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Wrong password.'));
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  await user.click(button());
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('wrong');
});

it('is empty for the next user of the device', async () => {
  const { user } = show(silence);
  await user.type(field(), 'quizwright1');
  await user.click(screen.getByRole('button', { name: 'Be Mary' }));
  expect(field()).toHaveValue('');
});
