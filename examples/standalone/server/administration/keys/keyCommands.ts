import type { Command } from 'commander';
import type { CarryOut } from '../administration';
import { rotateAllKeys } from './rotateAllKeys';

/** `key …`: what signs tokens and the cookies of browsers. */
export function keyCommands(program: Command, carryOut: CarryOut): void {
  const key = program.command('key').description('Keys that sign tokens and cookies.');
  key
    .command('rotate')
    .description('Make new keys. Everybody stays signed in.')
    .option('--now', 'a key leaked: remove the earlier ones, and sign everybody out')
    .action(carryOut(rotateAllKeys));
}
