import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../../server/process/config';
import { runAsCommand } from '../../server/startup/command';
import { run } from '../../server/startup/run';
import { schoolName } from '../database/schoolName';

/** A small app in place of the real one: `/slow` takes `ms` milliseconds. */
async function buildApp() {
  const app = Fastify();
  app.get<{ Querystring: { ms: string } }>('/slow', async (request) => {
    console.log('slow request has come');
    await wait(Number(request.query.ms));
    return { answer: 'kept' };
  });
  return app;
}

await runAsCommand(async () =>
  run(readConfig(process.env), {
    buildApp,
    seed: (database) => schoolName.write(database, 'Stand-in school'),
    describe: async (database) => [`It is the ${await schoolName.read(database)}`],
  }),
);
