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
    .option('--quiz <id>', 'only what belongs to this quiz, a deleted one too')
    .option('--person <email>', 'only what this person did, or what was done to them')
    .option('--since <date>', 'only from this day or instant on, such as 2026-05-04 (UTC)')
    .option('--until <date>', 'only up to this day or instant, which is included')
    .option('--action <glob>', 'only these actions, such as "quiz.*" or "*.delete"')
    .option('--json', 'a line of JSON for each entry, with ids and without names')
    .action(carryOut(showAudit));
}
