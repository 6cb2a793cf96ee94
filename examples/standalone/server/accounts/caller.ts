import type { Database } from '../database/database';
import type { Role } from '../database/schema';
import type { Joining } from '../quizzes/joining';
import type { Device } from './device';
import type { Hashing } from './hashing';
import type { Tokens } from './tokens';

/** Who is calling, as the database knows them at the time of the call. */
export interface Caller {
  id: string;
  role: Role;
  /** The group of a student; null for instructors and for students without one. */
  groupId: string | null;
  /** The session of the token that was sent. */
  sessionId: string;
}

/** What an operation acts with. */
export interface Call {
  database: Database;
  /** The server's clock when the request arrived. */
  now: Date;
  caller: Caller;
  tokens: Tokens;
  /** Begins to send the mails that a transaction has left, once it is committed. */
  sendDueMails: () => void;
  hashing: Hashing;
  joining: Joining;
  /** Where the call comes from, as `networkOf` says it. */
  network: string;
  /** Finds the browser that calls. */
  device: () => Promise<Device>;
}

/** Somebody who calls without a token. */
export type Visitor = Pick<Call, 'network' | 'device'> & {
  /** Whether the call comes from elsewhere than the computer that runs the server. */
  isForeign: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where an operation asks for no token. */
    caller: Caller | null;
  }
}
