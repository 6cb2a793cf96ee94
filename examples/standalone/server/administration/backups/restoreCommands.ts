import type { Command } from 'commander';
import { readConfig } from '../../process/config';
import type { Terminal } from '../terminal';

/** `restore` and `rehearse`, which run in their own process and never in a running server. */
export function restoreCommands(program: Command, { print }: Pick<Terminal, 'print'>): void {
  program
    .command('restore')
    .description('Put a backup into an empty database of either kind. Stop the server first.')
    .argument('<file>', 'a file that `backup` wrote')
    .action(async (file: string) => {
      const { restore } = await import('./restore');
      await restore(file, readConfig(process.env), print);
    });
  program
    .command('rehearse')
    .description('Try upgrading a backup with this version, without keeping anything.')
    .argument('<file>', 'a file that `backup` wrote')
    .action(async (file: string) => {
      // Loaded only here, because it builds a whole server.
      const { rehearse } = await import('./rehearse');
      await rehearse(file, print);
    });
}
