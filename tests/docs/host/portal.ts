/** What the pages say is the reader's own: a portal that has somebody signed in. */
import type { Profile } from 'quizwright';
import type { XapiStatement } from 'quizwright/client';

interface Portal {
  token: string;
  /** Another one each time that somebody signs in. */
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
