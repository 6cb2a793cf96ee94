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

/** What one school needs of the settings. */
export type SchoolConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'logLevel'>;

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

/**
 * Connections that may wait to be accepted: a school's devices submit within a second, and the
 * default of 511 would reset some. The system may allow fewer.
 */
const backlog = 4_096;

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ port: config.port, host: config.host, backlog, exclusive: true });
  } catch (error) {
    throw listenError(error, config);
  }
  return (app.server.address() as AddressInfo).port;
}

/** A school whose app is ready, while nobody listens yet. */
interface OpenSchool {
  app: FastifyInstance;
  isFirstStart: boolean;
  /** Lines that say where its data is, and who can get in. */
  lines: string[];
  close(): Promise<void>;
}

async function openSchool(config: SchoolConfig, parts: ServerParts): Promise<OpenSchool> {
  const { seed } = parts;
  const opened = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    firstStart: seed && ((database) => seed(database, { now: new Date() })),
  });
  const { database, isFirstStart, requireHeld, hasRoom, place } = opened;
  try {
    const app = await parts.buildApp({
      database,
      logLevel: config.logLevel,
      ...(requireHeld && { requireHeld }),
      ...(hasRoom && { hasRoom }),
    });
    try {
      const lines = [`Database: ${place}`, ...(await parts.describe(database))];
      await app.ready();
      const commands =
        config.databaseUrl === undefined ? await parts.takeCommands?.(place, database) : undefined;
      return {
        app,
        isFirstStart,
        lines,
        async close() {
          try {
            await commands?.close();
            await closeApp(app, graceMs);
          } finally {
            await opened.close();
          }
        },
      };
    } catch (error) {
      await app.close();
      throw error;
    }
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Starts a server: takes the port, opens the database (created and seeded on the first start),
 * builds the app and listens. When a step fails, everything before it is undone.
 * @throws StartError when the port or the database cannot be used
 */
export async function run(config: Config, parts: ServerParts): Promise<Running> {
  const releasePort = await holdPort(config);
  try {
    const school = await openSchool(config, parts);
    try {
      await releasePort();
      const port = await listen(school.app, config);
      return runningAt(config, port, [school], () => school.close());
    } catch (error) {
      await school.close();
      throw error;
    }
  } finally {
    await releasePort();
  }
}

/** A school among others. */
export interface NamedSchool {
  name: string;
  config: SchoolConfig;
  parts: ServerParts;
}

/**
 * Starts one server for several schools, as `run` does for one.
 * @param join makes one app of several, by name
 * @throws StartError when the port or a database cannot be used
 */
export async function runSchools(
  config: Config,
  named: NamedSchool[],
  join: (apps: ReadonlyMap<string, FastifyInstance>) => FastifyInstance,
): Promise<Running> {
  const releasePort = await holdPort(config);
  const schools: (OpenSchool & { name: string })[] = [];
  const closeAll = async () => {
    await Promise.all(schools.map((school) => school.close()));
  };
  try {
    for (const { name, config: own, parts } of named) {
      schools.push({ name, ...(await openSchool(own, parts)) });
    }
    const app = join(new Map(schools.map((school) => [school.name, school.app])));
    await releasePort();
    const port = await listen(app, config);
    return runningAt(config, port, schools, async () => {
      await closeApp(app, graceMs);
      await closeAll();
    });
  } catch (error) {
    await closeAll();
    throw error;
  } finally {
    await releasePort();
  }
}

function runningAt(
  { host }: Config,
  port: number,
  schools: (OpenSchool & { name?: string })[],
  close: () => Promise<void>,
): Running {
  const url = baseUrl(host, port);
  let closing: Promise<void> | undefined;
  return {
    url,
    isFirstStart: schools.some(({ isFirstStart }) => isFirstStart),
    lines: schools.flatMap(({ name, lines }) => {
      const path = name === undefined ? '/quiz' : `/${name}/quiz`;
      return [
        `Quizwright is running at ${url}${path}`,
        ...networkUrls(host, port).map((other) => `In your network: ${other}${path}`),
        ...lines,
      ];
    }),
    close: () => (closing ??= close()),
  };
}
