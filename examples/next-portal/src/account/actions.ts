'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { ApiError, loginOptions, logoutOptions } from 'quizwright/client';
import { connect } from '../school/client';
import { readToken, tokenCookie } from './session';

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.fromServer ? error.message : 'The school did not answer. Try again in a moment.';
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';

/** @returns why nobody was signed in; otherwise it goes to the first page */
export async function signIn(_before: string, form: FormData): Promise<string> {
  try {
    const { accessToken } = await loginOptions(connect()).mutationFn({
      email: textOf(form.get('email')),
      password: textOf(form.get('password')),
    });
    (await cookies()).set(tokenCookie, accessToken, { httpOnly: true, sameSite: 'lax' });
  } catch (error) {
    return sentenceOf(error);
  }
  return redirect('/');
}

export async function signOut(): Promise<void> {
  // Tells the server too if it can: a token that is only forgotten would stay valid.
  await logoutOptions(connect(await readToken()))
    .mutationFn()
    .catch(() => undefined);
  (await cookies()).delete(tokenCookie);
  redirect('/login');
}
