import { join } from 'node:path';
import { takeCommands } from '../commandLine/controlSocket';
import { seedDemoSchool } from '../demo/seedDemoSchool';
import { buildApp } from '../http/app';
import { serveSchools } from '../http/schools';
import { configuredMailer } from '../mail/configuredMailer';
import { deleteOldMailsWhileRunning } from '../mail/outboxFolder';
import { prepareMailFolder } from '../mail/folderMailer';
import { readConfig, type Config } from '../process/config';
import { describeSchool } from './describeSchool';
import { findClient } from './findClient';
import { run, runSchools, type Running, type ServerParts } from './run';

export type { Running } from './run';

/**
 * Starts the reference server for an environment, in this process: the API, and the client if it
 * has been built.
 * @throws StartError when the environment, the port or the database cannot be used
 */
export async function start(env: Record<string, string | undefined>): Promise<Running> {
  const config = readConfig(env);
  if (config.schools.length === 0) return run(config, await partsOf(config));
  const schools = config.schools.map(async (name) => {
    const own = configOf(config, name);
    return { name, config: own, parts: await partsOf(own, `/${name}`) };
  });
  return runSchools(config, await Promise.all(schools), serveSchools);
}

/** The settings of one school among others. */
function configOf(config: Config, name: string): Config {
  return {
    ...config,
    dataDir: join(config.dataDir, name),
    mailDir: join(config.mailDir, name),
    ...(config.publicUrl !== undefined && { publicUrl: `${config.publicUrl}/${name}` }),
  };
}

/** @param path where the school is among others, such as `/north` */
async function partsOf(config: Config, path = ''): Promise<ServerParts> {
  const clientDir = findClient();
  if (config.smtpUrl === undefined) await prepareMailFolder(config.mailDir);
  const mail = configuredMailer(config);
  return {
    buildApp: async (options) => {
      const app = await buildApp({
        ...options,
        mail,
        path,
        trustProxy: config.trustProxy,
        registration: config.registration,
        ranking: config.ranking,
        ...(config.questionTypes && { questionTypes: config.questionTypes }),
        portalOrigins: config.portalOrigins,
        ...(config.metricsToken !== undefined && { metricsToken: config.metricsToken }),
        publicUrl: config.publicUrl,
        demoElsewhere: config.demoElsewhere,
        language: config.language,
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
        ? [`Mails are written to ${config.mailDir}, because SMTP_URL is not set.`]
        : []),
    ],
  };
}
