/** Stands in for what the pages leave to the reader: a portal with a signed-in user. */
import type { Profile } from 'quizwright';
import type { XapiStatement } from 'quizwright/client';

interface Portal {
  token: string;
  /** Another one for each sign-in. */
  sessionId: string;
  user: Profile;
  markDone(quizId: string, at: string): void;
  log(...words: unknown[]): void;
  queue(statement: XapiStatement): void;
  signOut(): void;
  renewToken(): void;
}

const nothing = (): void => {};

export const portal: Portal = {
  token: '',
  sessionId: '',
  user: { _id: '', first_name: '', last_name: '', email: '', role: 'Student' },
  markDone: nothing,
  log: nothing,
  queue: nothing,
  signOut: nothing,
  renewToken: nothing,
};
