import type { Command } from 'commander';
import { recordAudit } from '../../audit/recordAudit';
import type { Administration, CarryOut } from '../administration';
import { backUp } from './backUp';

/** `backup`: the whole school in one file. */
export function backupCommands(program: Command, carryOut: CarryOut): void {
  program
    .command('backup')
    .description('Write everything in the database to a new file, while the server runs.')
    .argument('<file>', 'the file to write, such as school.backup')
    .action(carryOut(backUpAndRecord));
}

async function backUpAndRecord(administration: Administration, file: string): Promise<void> {
  await backUp(administration, file);
  const { database, clock } = administration;
  const by = { by: 'command', subject: 'school' } as const;
  await recordAudit(database, { action: 'school.backup', at: clock(), ...by });
}
