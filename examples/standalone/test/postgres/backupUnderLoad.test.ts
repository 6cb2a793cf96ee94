import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { fillBenchSchool, type Taker } from '../../bench/benchSchool';
import { hashPassword } from '../../server/accounts/passwords';
import { backUp } from '../../server/administration/backups/backUp';
import { openDatabase } from '../../server/database/openDatabase';
import { users } from '../../server/database/schema';
import { rowsOf } from '../administration/backupContents';
import { carriedOut } from '../administration/carriedOut';
import { emptyPlace, type EmptyPlace } from '../administration/emptyPlace';
import { Ledger } from '../kills/ledger';
import { startLoad } from '../kills/load';
import { killServer, startServerInChild, type ServerInChild } from '../kills/serverInChild';
import { commandOf, runScript } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const password = 'correct horse 1';

async function newPlace(kind: 'embedded' | 'server'): Promise<EmptyPlace> {
  const place = await emptyPlace(kind);
  cleanUp.push(place.remove);
  return place;
}

function environment({ dataDir, databaseUrl }: EmptyPlace): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

async function startServer(place: EmptyPlace): Promise<ServerInChild> {
  const server = await startServerInChild(commandOf('server/main.ts'), environment(place));
  cleanUp.push(() => killServer(server));
  return server;
}

const command = (place: EmptyPlace, ...words: string[]) =>
  runScript('server/cli.ts', words, environment(place)).ended;

async function fill(place: EmptyPlace): Promise<Taker[]> {
  const { database, close } = await openDatabase(place);
  try {
    const takers = await fillBenchSchool(database, 300);
    const passwordHash = await hashPassword(password);
    await database.update(users).set({ passwordHash }).where(eq(users.id, 's0'));
    return takers;
  } finally {
    await close();
  }
}

async function call(url: string, method: string, path: string, token?: string, body?: object) {
  const { status, ...response } = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as { data: { accessToken: string } },
  }));
  return { status, ...response };
}

const moves = [
  ['embedded', 'server'],
  ['server', 'embedded'],
] as const;
const stays = [
  ['embedded', 'embedded'],
  ['server', 'server'],
] as const;

// A sample backs up both kinds, and restores both.
test.each([...moves, ...stays])(
  'a working school is backed up from %s and continues as %s',
  async (from, to) => {
    const place = await newPlace(from);
    const takers = await fill(place);
    const server = await startServer(place);
    const ledger = new Ledger(takers);
    const load = startLoad(server.url, ledger);
    cleanUp.push(() => load.stop());
    await load.until(100);

    const before = ledger.names();
    const file = join(folder, `${from}-${to}.backup`);
    const acknowledged = load.acknowledged();
    expect(await command(place, 'backup', file)).toMatchObject({ code: 0, stderr: '' });
    expect(load.acknowledged()).toBeGreaterThan(acknowledged);
    await load.stop();
    expect(load.refusals).toEqual(new Map());

    const target = await newPlace(to);
    if (from === 'embedded') {
      const inUse = await command(place, 'restore', file);
      expect(inUse).toMatchObject({ code: 1, stdout: '' });
      expect(inUse.stderr).toContain('in use');
    }
    expect(await command(target, 'restore', file)).toMatchObject({ code: 0, stderr: '' });
    const { database, close } = await openDatabase(target);
    expect(await ledger.lostIn(database, before)).toEqual([]);
    const again = join(folder, `${from}-${to}-again.backup`);
    await carriedOut(database, backUp, again);
    await close();
    expect(await rowsOf(again)).toEqual(await rowsOf(file));

    const { url } = await startServer(target);
    const signedIn = await call(url, 'POST', 'auth/login', undefined, {
      email: 's0@school.example',
      password,
    });
    expect(signedIn.status).toBe(200);
    const chosen_at = new Date().toISOString();
    const draft = { answers: [{ question: 'q20', answer: 'C', chosen_at }], revision: 0 };
    const tokens = [signedIn.body.data.accessToken, takers[1]!.token];
    for (const token of tokens) {
      const saved = await call(url, 'PUT', `quiz/answers/${takers[0]!.quizId}`, token, draft);
      expect(saved.status).toBe(200);
    }
  },
  180_000,
);
