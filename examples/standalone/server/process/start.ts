import { buildApp } from '../app';
import { readConfig } from '../config';
import { describeDemoSchool, seedDemoSchool } from '../demo/seedDemoSchool';
import { findClient } from './findClient';
import { run, type Running } from './run';

export type { Running } from './run';

/**
 * Starts the reference server as its environment says, in this process: the API, and the client where it has
 * been built.
 * @throws StartError when the environment, the port or the data folder cannot be used
 */
export async function start(env: Record<string, string | undefined>): Promise<Running> {
  const clientDir = findClient();
  return run(readConfig(env), {
    buildApp: (options) => buildApp(clientDir === undefined ? options : { ...options, clientDir }),
    seed: seedDemoSchool,
    describe: describeDemoSchool,
  });
}
