import type { Role } from 'quizwright/rules';
import type { Database } from '../database/database';

/** The caller, as the database knows them at the time of the call. */
export interface Caller {
  id: string;
  role: Role;
  /** The group of a student; null for instructors and for students without one. */
  groupId: string | null;
  /** The session of the token. */
  sessionId: string;
}

/** What every operation has, whoever the caller is. */
export interface AnyCall {
  database: Database;
  /** The server's clock when the request arrived. */
  now: Date;
  /** Where the call comes from, as `networkOf` returns it. */
  network: string;
}

/** A call by a signed-in user. */
export interface Call extends AnyCall {
  caller: Caller;
}
