import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Profile } from 'quizwright';
import { ApiError, meOptions } from 'quizwright/client';
import { cache } from 'react';
import { connect } from '../school/client';

/** The cookie that holds the token. */
export const tokenCookie = 'token';

export interface Person {
  user: Profile;
  /** What the browser has in place of the token, which stays in the cookie (`proxy.ts`). */
  token: string;
}

/** Tells one token from the next, and signs nobody in. */
export const markOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex').slice(0, 32);

export async function readToken(): Promise<string | undefined> {
  return (await cookies()).get(tokenCookie)?.value;
}

/** Who is signed in, asked once for each request. */
export const readPerson = cache(async (): Promise<Person | null> => {
  const token = await readToken();
  if (token === undefined) return null;
  const { signal } = new AbortController();
  try {
    return { user: await meOptions(connect(token)).queryFn({ signal }), token: markOf(token) };
  } catch (error) {
    if (error instanceof ApiError && error.isSignedOut) return null;
    throw error;
  }
});

/** The same, for a page that needs somebody. */
export async function requirePerson(): Promise<Person> {
  return (await readPerson()) ?? redirect('/login');
}
