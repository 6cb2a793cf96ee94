import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openDatabase, type Database, type OpenDatabase } from '../database/openDatabase';
import type { Config } from '../process/config';
import { baseUrl, networkUrls } from './addresses';
import { closeApp } from './closeApp';
import { holdPort, listenError } from './portProbe';

/** The parts that an app is built from. */
export interface AppParts extends Pick<OpenDatabase, 'database' | 'requireHeld' | 'hasRoom'> {
  logLevel: Config['logLevel'];
}

/** What to serve; the life of the process is separate. */
export interface ServerParts {
  buildApp(options: AppParts): Promise<FastifyInstance>;
  /** Inserts the first rows of a new database; without it, a new one stays empty. */
  seed?: (database: Database, options: { now: Date }) => Promise<void>;
  /** Starts to accept administrators' commands for an open folder, where the system allows it. */
  takeCommands?(
    dataDir: string,
    database: Database,
  ): Promise<{ close: () => Promise<void> } | undefined>;
  /** Lines to print below the address. */
  describe(database: Database): Promise<string[]>;
}

/** A listening server. */
export interface Running {
  /** The address without a path, such as `http://localhost:4000`. */
  url: string;
  /** True when this start created the database, or filled an empty one. */
  isFirstStart: boolean;
  /** The lines to print, the address first. */
  lines: string[];
  /**
   * Stops listening, finishes running requests (up to 10 s), closes the database. Safe to call
   * twice.
   */
  close(): Promise<void>;
}

const graceMs = 10_000;

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host, exclusive: true });
  } catch (error) {
    throw listenError(error, config);
  }
  return (app.server.address() as AddressInfo).port;
}

async function serve(
  config: Config,
  parts: ServerParts,
  opened: OpenDatabase,
  releasePort: () => Promise<void>,
): Promise<Running> {
  const { database, isFirstStart, requireHeld, hasRoom } = opened;
  const app = await parts.buildApp({
    database,
    logLevel: config.logLevel,
    ...(requireHeld && { requireHeld }),
    ...(hasRoom && { hasRoom }),
  });
  try {
    const described = await parts.describe(database);
    await releasePort();
    const port = await listen(app, config);
    const url = baseUrl(config.host, port);
    const commands =
      config.databaseUrl === undefined
        ? await parts.takeCommands?.(opened.place, database)
        : undefined;
    const close = async () => {
      try {
        await commands?.close();
        await closeApp(app, graceMs);
      } finally {
        await opened.close();
      }
    };
    let closing: Promise<void> | undefined;
    return {
      url,
      isFirstStart,
      lines: [
        `Quizwright is running at ${url}/quiz`,
        ...networkUrls(config.host, port).map((other) => `In your network: ${other}/quiz`),
        `Database: ${opened.place}`,
        ...described,
      ],
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/**
 * Starts a server: takes the port, opens the database (created and seeded on the first start),
 * builds the app and listens. When a step fails, everything before it is undone.
 * @throws StartError when the port or the database cannot be used
 */
export async function run(config: Config, parts: ServerParts): Promise<Running> {
  const { seed } = parts;
  const releasePort = await holdPort(config);
  try {
    const opened = await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      firstStart: seed && ((database) => seed(database, { now: new Date() })),
    });
    try {
      return await serve(config, parts, opened, releasePort);
    } catch (error) {
      await opened.close();
      throw error;
    }
  } finally {
    await releasePort();
  }
}
