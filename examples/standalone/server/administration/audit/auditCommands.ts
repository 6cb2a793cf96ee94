import type { Command } from 'commander';
import type { CarryOut } from '../administration';
import { showAudit } from './showAudit';

/** `audit`: who did what, and when. */
export function auditCommands(program: Command, carryOut: CarryOut): void {
  program
    .command('audit')
    .description(
      'Show who did what to which grade, account, quiz or deletion, newest last, with tabs between ' +
        'the columns: when (UTC), who, action, what it was done to, what changed.',
    )
    .option('--quiz <id>', 'only entries about this quiz, even a deleted one')
    .option('--person <email>', 'only entries by or about this person')
    .option('--since <date>', 'only from this day or instant, such as 2026-05-04 (UTC)')
    .option('--until <date>', 'only up to and including this day or instant')
    .option('--action <glob>', 'only these actions, such as "quiz.*" or "*.delete"')
    .option('--json', 'one line of JSON for each entry, with ids instead of names')
    .action(carryOut(showAudit));
}
