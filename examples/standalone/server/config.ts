import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './process/startError';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the server was told by its environment, checked and with defaults filled in. */
export interface Config {
  /** TCP port, 1–65535; 0 asks the system for any free one. */
  port: number;
  /** Address or host name to listen on. */
  host: string;
  /** Absolute path of the folder that holds the database. */
  dataDir: string;
  logLevel: (typeof logLevels)[number];
}

/** Every environment variable the server reads; the documentation is held against this list. */
export const configVariables = [
  {
    name: 'PORT',
    default: '4000',
    meaning: 'The port to listen on, a whole number from 1 to 65535 (0 takes any free port).',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning:
      'The address to listen on: an IP address or a host name. 0.0.0.0 lets other devices connect.',
  },
  {
    name: 'DATA_DIR',
    default: './data/standalone',
    meaning: 'The folder that holds the database, seen from the working directory.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: `How much is logged: one of ${logLevels.join(', ')}.`,
  },
] as const;

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(4000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data/standalone'),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
});

const allowed: Record<string, string> = {
  PORT: 'a whole number from 1 to 65535',
  HOST: 'an IP address such as 127.0.0.1 or 0.0.0.0, or a host name such as localhost',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/**
 * Reads the configuration. A variable that is missing or empty has its default; `DATA_DIR` is resolved
 * against the working directory.
 * @throws StartError with a sentence for every bad variable, all at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    configVariables.map(({ name }) => [name, env[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    const sentences = [...names].map(
      (name) => `${name} is "${given[name]}"; it must be ${allowed[name]}.`,
    );
    throw new StartError(sentences.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, LOG_LEVEL } = result.data;
  return { port: PORT, host: HOST, dataDir: resolve(DATA_DIR), logLevel: LOG_LEVEL };
}
