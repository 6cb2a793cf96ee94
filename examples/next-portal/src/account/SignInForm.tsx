'use client';

import { useActionState } from 'react';
import { signIn } from './actions';

/** The portal's own form. It works before its script has loaded. */
export function SignInForm() {
  const [problem, submit, isPending] = useActionState(signIn, '');
  return (
    <form action={submit} className="sign-in">
      <label>
        Email
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <p role="alert">{problem}</p>
      <button type="submit" className="solid" disabled={isPending}>
        {isPending ? 'One moment…' : 'Sign in'}
      </button>
    </form>
  );
}
