import type { TestProject } from 'vitest/node';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import { forgetful, startPostgres } from '../database/postgresServer';
import { createDatabase, template } from './newDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of a PostgreSQL server's own database; missing where tests run on the embedded
     * engine.
     */
    postgresUrl: string;
  }
}

/** Runs a PostgreSQL server during the tests, with a database that each of them copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(forgetful);
  try {
    await createDatabase(server.url('postgres'), template);
    const opened = await openServerDatabase(server.url(template));
    await opened.close();
    project.provide('postgresUrl', server.url('postgres'));
    return () => server.remove();
  } catch (error) {
    await server.remove();
    throw error;
  }
}
