import type { Role } from 'quizwright/rules';
import type { Database } from '../database/database';

/** Who is calling, as the database knows them at the time of the call. */
export interface Caller {
  id: string;
  role: Role;
  /** The group of a student; null for instructors and for students without one. */
  groupId: string | null;
  /** The session of the token that was sent. */
  sessionId: string;
}

/** What every operation acts with, whoever calls it. */
export interface AnyCall {
  database: Database;
  /** The server's clock when the request arrived. */
  now: Date;
  /** Where the call comes from, as `networkOf` says it. */
  network: string;
}

/** A call of somebody who is signed in. */
export interface Call extends AnyCall {
  caller: Caller;
}
