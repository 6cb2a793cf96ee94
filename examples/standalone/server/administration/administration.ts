import type { Database } from '../database/database';
import { startDatabaseClock } from '../database/databaseClock';

/** What an administrator's command works with, in a running server or in a process of its own. */
export interface Administration {
  database: Database;
  /** The database's clock. */
  clock: () => Date;
  /** Where people open the server, for links; without it sentences name the page alone. */
  publicUrl: string | undefined;
  /** Absolute path of the folder that mails are written to where there is no mail server. */
  mailDir: string;
  /** Shows a line to whoever gave the command. */
  print: (line: string) => void;
  /**
   * Waits until what was printed is on its way, for commands that print without end; rejects when whoever
   * gave the command has gone. Absent where printing waits by itself.
   */
  printed?: () => Promise<void>;
  /**
   * Writes a new file on the computer, and as the user, that gave the command: readable for them alone,
   * and there only once it is whole.
   *
   * @param path seen from the folder where the command was given
   * @throws CommandError when there is such a file, or it cannot be written
   */
  writeFile: (path: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
}

/** What a command does; `input` is what its line says: arguments first, then options. */
export type Task<Input extends unknown[]> = (
  administration: Administration,
  ...input: Input
) => Promise<void>;

/** Makes the action of a command from its task: what it works with is found when it is given. */
export type CarryOut = <Input extends unknown[]>(
  task: Task<Input>,
) => (...input: Input) => Promise<void>;

/** What is known of a command's surroundings before its database is asked. */
export type AdministrationEnvironment = Omit<Administration, 'clock'>;

/** Does a command's work by the clock of its database. */
export async function administer(
  surroundings: AdministrationEnvironment,
  work: (administration: Administration) => Promise<void>,
): Promise<void> {
  const clock = await startDatabaseClock(surroundings.database);
  try {
    await work({ ...surroundings, clock: clock.now });
  } finally {
    await clock.stop();
  }
}

/**
 * A command cannot be carried out, for a reason that a person can mend. The message is whole sentences
 * (what is wrong, what to do); it is shown alone, and the command ends with code 1.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
