import type { Command } from 'commander';
import type { CarryOut } from '../administration';
import { backUp } from './backUp';

/** `backup`: all that a school has, in one file. */
export function backupCommands(program: Command, carryOut: CarryOut): void {
  program
    .command('backup')
    .description('Write everything in the database to a new file, while the server runs.')
    .argument('<file>', 'the file to write, such as school.backup')
    .action(carryOut(backUp));
}
