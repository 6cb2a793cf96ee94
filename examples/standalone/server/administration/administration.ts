import type { Database } from '../database/database';
import { startDatabaseClock } from '../database/databaseClock';

/** What an administrator's command works with, in a running server or in its own process. */
export interface Administration {
  database: Database;
  /** The database's clock. */
  clock: () => Date;
  /** Where people open the server, for links; without it, sentences name only the page. */
  publicUrl: string | undefined;
  /** Absolute path of the folder for mails where there is no mail server. */
  mailDir: string;
  /** Shows a line to the administrator. */
  print: (line: string) => void;
  /**
   * Waits until printed lines are on their way, for commands with endless output; rejects when the
   * administrator is gone. Absent where printing itself waits.
   */
  printed?: () => Promise<void>;
  /**
   * Writes a new file as the user, and on the computer, of the command: readable only by that user,
   * and visible only once it is complete.
   *
   * @param path relative to the folder where the command was run
   * @throws CommandError when the file exists or cannot be written
   */
  writeFile: (path: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
}

/** What a command does; `input` is its command line: arguments first, then options. */
export type Task<Input extends unknown[]> = (
  administration: Administration,
  ...input: Input
) => Promise<void>;

/**
 * Makes the action of a command from its task, and provides the `Administration` when the command
 * runs.
 */
export type CarryOut = <Input extends unknown[]>(
  task: Task<Input>,
) => (...input: Input) => Promise<void>;

/** The part of an `Administration` that is known before the database is asked. */
export type AdministrationEnvironment = Omit<Administration, 'clock'>;

/** Runs a command by the clock of its database. */
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
 * A command failed for a reason that a person can fix. The message is whole sentences (what is
 * wrong, what to do); it is shown alone, and the command exits with code 1.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
