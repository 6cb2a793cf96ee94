import type { Command } from 'commander';
import type { CarryOut } from '../administration';
import { listUsers } from './listUsers';

/** `user …`: who has an account. */
export function personCommands(program: Command, carryOut: CarryOut): void {
  const user = program.command('user').description('Accounts of instructors and students.');
  user
    .command('list')
    .description('List accounts by role and name, with tabs between the columns.')
    .action(carryOut(listUsers));
}
