import { takeCommands } from '../commandLine/controlSocket';
import { adoptDemoSchool } from '../demo/adoptDemoSchool';
import { seedDemoSchool } from '../demo/seedDemoSchool';
import { buildApp } from '../http/app';
import { configuredMailer } from '../mail/configuredMailer';
import { deleteOldMailsWhileRunning } from '../mail/outboxFolder';
import { prepareMailFolder } from '../mail/folderMailer';
import { readConfig } from '../process/config';
import { describeSchool } from './describeSchool';
import { findClient } from './findClient';
import { run, type Running } from './run';

export type { Running } from './run';

/**
 * Starts the reference server for an environment, in this process: the API, and the client if it
 * has been built.
 * @throws StartError when the environment, the port or the database cannot be used
 */
export async function start(env: Record<string, string | undefined>): Promise<Running> {
  const config = readConfig(env);
  const clientDir = findClient();
  if (config.smtpUrl === undefined) await prepareMailFolder(config.mailDir);
  const mail = configuredMailer(config);
  return run(config, {
    buildApp: async (options) => {
      await adoptDemoSchool(options.database);
      const app = await buildApp({
        ...options,
        mail,
        trustProxy: config.trustProxy,
        registration: config.registration,
        portalOrigins: config.portalOrigins,
        ...(config.metricsToken !== undefined && { metricsToken: config.metricsToken }),
        publicUrl: config.publicUrl,
        demoElsewhere: config.demoElsewhere,
        ...(clientDir !== undefined && { clientDir }),
      });
      // Even with a mail server, earlier mails may still be there.
      deleteOldMailsWhileRunning(app, config.mailDir);
      return app;
    },
    ...(config.demo && { seed: seedDemoSchool }),
    takeCommands: (dataDir, database) =>
      takeCommands(dataDir, {
        database,
        publicUrl: config.publicUrl,
        mailDir: config.mailDir,
      }),
    describe: async (database) => [
      ...(await describeSchool(database, config)),
      ...(config.smtpUrl === undefined
        ? [`Mails are written to ${config.mailDir}, for there is no SMTP_URL.`]
        : []),
    ],
  });
}
