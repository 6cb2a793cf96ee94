import { buildApp } from '../app';
import { readConfig } from '../config';
import { describeDemoSchool, seedDemoSchool } from '../demo/seedDemoSchool';
import { configuredMailer } from '../mail/configuredMailer';
import { findClient } from './findClient';
import { run, type Running } from './run';

export type { Running } from './run';

/**
 * Starts the reference server as its environment says, in this process: the API, and the client where it has
 * been built.
 * @throws StartError when the environment, the port or the database cannot be used
 */
export async function start(env: Record<string, string | undefined>): Promise<Running> {
  const config = readConfig(env);
  const clientDir = findClient();
  const mail = configuredMailer(config);
  return run(config, {
    buildApp: (options) =>
      buildApp({
        ...options,
        mail,
        trustProxy: config.trustProxy,
        ...(clientDir !== undefined && { clientDir }),
      }),
    seed: seedDemoSchool,
    describe: async (database) => [
      ...(await describeDemoSchool(database)),
      ...(config.smtpUrl === undefined
        ? [`Mails are written to ${config.mailDir}, for there is no SMTP_URL.`]
        : []),
    ],
  });
}
