import { Command, CommanderError } from 'commander';
import { CommandError, type CarryOut } from '../administration/administration';
import { auditCommands } from '../administration/audit/auditCommands';
import { backupCommands } from '../administration/backups/backupCommands';
import { keyCommands } from '../administration/keys/keyCommands';
import { personCommands } from '../administration/people/personCommands';
import { personalDataCommands } from '../administration/personalData/personalDataCommands';
import { printable } from '../administration/printable';
import type { Terminal } from '../administration/terminal';
import { StartError } from '../process/startError';
import { errorForLog } from '../watching/errorForLog';

/** How a command ended: done, refused or failed, or not understood. */
export const exitCodes = { done: 0, failed: 1, misunderstood: 2 } as const;

/** The command with its subcommands; `carryOut` decides where their tasks run. */
export function buildProgram(carryOut: CarryOut, terminal: Terminal): Command {
  const { print, complain } = terminal;
  const line = (say: (line: string) => void) => (text: string) => say(text.replace(/\n$/, ''));
  const program = new Command('quizwright-standalone')
    .description('A quiz server for a school, and its administration commands.')
    .configureOutput({ writeOut: line(print), writeErr: line(complain) })
    .showHelpAfterError('Add --help to see how to use it.')
    .exitOverride();
  personCommands(program, carryOut);
  backupCommands(program, carryOut);
  keyCommands(program, carryOut);
  personalDataCommands(program, carryOut, terminal);
  auditCommands(program, carryOut);
  return program;
}

/**
 * Runs one command line.
 *
 * @param words the words after the command's name
 * @returns the exit code
 */
export async function runLine(
  program: Command,
  words: readonly string[],
  { complain }: Terminal,
): Promise<number> {
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has printed the reason; it ends `--help` with an error of code 0.
      return error.exitCode === 0 ? exitCodes.done : exitCodes.misunderstood;
    }
    const isRefusal = error instanceof CommandError || error instanceof StartError;
    complain(isRefusal ? error.message : `The command failed: ${wordsOf(error)}`);
    return exitCodes.failed;
  }
}

/** Leaves out the values of a failed statement: they may be hashes. */
function wordsOf(error: unknown): string {
  return printable(errorForLog(error instanceof Error ? error : new Error(String(error))).message);
}
