import { useMutation } from '@tanstack/react-query';
import { ApiError, createQuizClient, loginOptions } from 'quizwright/client';
import type { FormEvent } from 'react';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { useAccount } from './AccountProvider';

const { mutationFn } = loginOptions(createQuizClient());

function sentenceOf(error: Error): string {
  const isItsWord = error instanceof ApiError && error.fromServer;
  return isItsWord ? error.message : 'The school did not answer. Try again in a moment.';
}

/** The portal's own login, against the quiz API. Yours may get the token from any other server. */
export function SignInForm({ email }: { email?: string | undefined }) {
  const { start } = useAccount();
  const signIn = useMutation({
    mutationFn,
    // The cache must not keep a password for long.
    gcTime: 1_000,
    onSuccess: ({ profile, accessToken }) => start({ user: profile, token: accessToken }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    signIn.mutate({
      email: typed.get('email') as string,
      password: typed.get('password') as string,
    });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert" className="font-bold text-danger empty:hidden">
        {signIn.isError ? sentenceOf(signIn.error) : null}
      </p>
      <Button type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? 'One moment …' : 'Come aboard'}
      </Button>
    </form>
  );
}
