import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  administer,
  type AdministrationEnvironment,
  type Task,
} from '../../server/administration/administration';
import { writeNewFile } from '../../server/administration/newFile';
import type { Database } from '../../server/database/database';

/**
 * Runs a command's task on a database.
 *
 * @returns the lines that it printed
 */
export async function carriedOut<Input extends unknown[]>(
  database: Database,
  task: Task<Input>,
  ...input: Input
): Promise<string[]> {
  return carriedOutIn({ database }, task, ...input);
}

/** The same, with more of its `Administration`. */
export async function carriedOutIn<Input extends unknown[]>(
  surroundings: Pick<AdministrationEnvironment, 'database'> & Partial<AdministrationEnvironment>,
  task: Task<Input>,
  ...input: Input
): Promise<string[]> {
  const lines: string[] = [];
  const whole: AdministrationEnvironment = {
    publicUrl: undefined,
    mailDir: join(tmpdir(), 'quizwright-no-mails'),
    print: (line) => lines.push(line),
    writeFile: writeNewFile,
    ...surroundings,
  };
  await administer(whole, (administration) => task(administration, ...input));
  return lines;
}
