import type { Database } from '../database/database';
import type { Role } from '../database/schema';

/** Who is calling, as the database knows them at the time of the call. */
export interface Caller {
  id: string;
  role: Role;
  /** The group of a student; null for instructors and for students without one. */
  groupId: string | null;
}

/** What an operation acts with. */
export interface Call {
  database: Database;
  /** The server's clock when the request arrived. */
  now: Date;
  caller: Caller;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where an operation asks for no token. */
    caller: Caller | null;
  }
}
