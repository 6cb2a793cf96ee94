import type { Command } from 'commander';
import { normalizeEmail } from '../../accounts/email';
import { CommandError, type CarryOut } from '../administration';
import type { Terminal } from '../terminal';
import { erasePerson } from './erasePerson';
import { exportPerson } from './exportPerson';

/** `export` and `erase`: the data of one person. */
export function personalDataCommands(
  program: Command,
  carryOut: CarryOut,
  { ask }: Pick<Terminal, 'ask'>,
): void {
  program
    .command('export')
    .description('Write all data about one person to a new .zip file.')
    .argument('<file>', 'the file to write, such as ada.zip')
    .requiredOption('--person <email>', 'the email of their account')
    .action(carryOut(exportPerson));
  program
    .command('erase')
    .description('Erase one person. Their results stay in the statistics without a name.')
    .requiredOption('--person <email>', 'the email of their account')
    .option('--yes', 'do not ask')
    .action(async ({ person, yes }: { person: string; yes?: boolean }) => {
      if (!yes && ask) await confirm(ask, person);
      await carryOut(erasePerson)({ person });
    });
}

async function confirm(ask: NonNullable<Terminal['ask']>, person: string): Promise<void> {
  const typed = await ask('This cannot be undone. Type the email again to erase this person: ');
  if (typed === undefined) {
    throw new CommandError(
      'Erasing cannot be undone, and there is no terminal to ask on. Nothing was changed. Add --yes if you are certain.',
    );
  }
  if (normalizeEmail(typed) !== normalizeEmail(person)) {
    throw new CommandError('The email does not match. Nothing was changed.');
  }
}
