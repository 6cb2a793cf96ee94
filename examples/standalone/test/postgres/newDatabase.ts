import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database with empty tables. */
export const template = 'quizwright_template';

/** Runs statements in order over their own connection. */
export async function runStatements(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database on the server, as a copy of another if one is named. */
export function createDatabase(serverUrl: string, name: string, copyOf = 'template1') {
  return runStatements(serverUrl, `create database ${name} template ${copyOf}`);
}

/** A separate database for a test. */
export interface NewDatabase {
  url: string;
  /** Ends every connection to it and deletes it. */
  drop: () => Promise<void>;
}

/**
 * Creates a database on the server.
 * @param holding `tables`: those of this version, empty; `nothing`: as an administrator creates one
 */
export async function newDatabase(
  serverUrl: string,
  holding: 'tables' | 'nothing',
): Promise<NewDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name, holding === 'tables' ? template : undefined);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => runStatements(serverUrl, `drop database ${name} with (force)`),
  };
}
