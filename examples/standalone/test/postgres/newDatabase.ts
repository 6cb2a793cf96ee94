import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database whose tables are there and empty. */
export const template = 'quizwright_template';

/** Runs statements over a connection of their own, one after the other. */
export async function runStatements(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database on the server, as a copy of another where one is named. */
export function createDatabase(serverUrl: string, name: string, copyOf = 'template1') {
  return runStatements(serverUrl, `create database ${name} template ${copyOf}`);
}

/** A database of its own for a test. */
export interface NewDatabase {
  url: string;
  /** Ends every connection to it and removes it. */
  drop: () => Promise<void>;
}

/**
 * Makes a database on the server.
 * @param holding `tables`: those of this version, empty; `nothing`: as an administrator makes one
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
