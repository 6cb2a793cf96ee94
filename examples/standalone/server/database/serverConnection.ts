import { Client, type ClientConfig } from 'pg';
import { StartError, codeOf, reasonOf } from '../process/startError';

/** How long connecting, or waiting for a free connection, may take. */
const connectTimeoutMs = 10_000;

/** The options for every connection to the database at an address. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    // A firewall drops an idle connection, and tells neither end.
    keepAlive: true,
    fallback_application_name: 'quizwright',
  };
}

/** A database's location, for people: `school on db.example:5432`. Never contains the password. */
export function placeOf({ database, host, port }: Client): string {
  return `${database} on ${host}:${port}`;
}

function remedyFor(code: string | undefined, { database, user }: Client): string {
  switch (code) {
    case '28P01':
    case '28000':
      return `Correct the user (now ${user}) and the password in DATABASE_URL.`;
    case '3D000':
      return `Make an empty database named ${database}, or correct its name in DATABASE_URL.`;
    case '53300':
      return 'Let it take more connections (max_connections), or start fewer instances: each uses up to 10.';
    default:
      return 'Check that it runs and lets this machine in, and that DATABASE_URL is right.';
  }
}

/** A refused connection to `localhost`, which has two addresses, has no message of its own. */
function wordsOf(error: unknown): string {
  return reasonOf(error) || (codeOf(error) ?? 'it does not answer');
}

/**
 * Connects to a PostgreSQL database.
 * @throws StartError when that fails: where, why, and what to do
 */
export async function connect(url: string): Promise<Client> {
  const client = new Client(connectionOptions(url));
  // A lost connection fails its queries too; without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(
      `The database ${placeOf(client)} cannot be used: ${wordsOf(error)}. ` +
        remedyFor(codeOf(error), client),
    );
  }
}
