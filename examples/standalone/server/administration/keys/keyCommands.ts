import type { Command } from 'commander';
import type { CarryOut } from '../administration';
import { rotateAllKeys } from './rotateAllKeys';

/** `key …`: the keys that sign tokens and browsers' cookies. */
export function keyCommands(program: Command, carryOut: CarryOut): void {
  const key = program.command('key').description('Keys that sign tokens and cookies.');
  key
    .command('rotate')
    .description('Create new keys. Everyone stays signed in.')
    .option('--now', 'after a leak: also remove the old keys, which signs everyone out')
    .action(carryOut(rotateAllKeys));
}
