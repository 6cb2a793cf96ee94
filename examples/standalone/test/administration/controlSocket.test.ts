import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlPath, takeCommands } from '../../server/commandLine/controlSocket';
import { forward, reachServer } from '../../server/commandLine/runningServer';
import { auditEntries, users } from '../../server/database/schema';
import { openSchool, type School } from '../api/testSchool';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
let school: School;
let commands: { close: () => Promise<void> } | undefined;

beforeAll(async () => {
  school = await openSchool();
  const { database } = school;
  // No call stores this name; an older database may have it.
  await database.update(users).set({ firstName: 'No\u2028ra' }).where(eq(users.id, 'nora'));
  commands = await takeCommands(folder, { database, publicUrl: undefined, mailDir: folder });
});
afterAll(async () => {
  await commands?.close();
  await school.close();
});

async function give(...words: string[]) {
  return giveTo(() => Promise.reject(new Error('no files here')), ...words);
}

type WriteFile = (path: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>;

async function giveTo(writeFile: WriteFile, ...words: string[]) {
  const printed: string[] = [];
  const socket = (await reachServer(folder)) as Socket;
  const code = await forward(socket, words, {
    print: (line) => printed.push(line),
    complain: (line) => printed.push(line),
    writeFile,
  });
  return { code, printed };
}

test('whatever a name contains, each reply is one line', async () => {
  const { code, printed } = await give('user', 'list');
  expect(code).toBe(0);
  expect(printed).toHaveLength(8);
  expect(printed.filter((line) => line.includes('nora@'))).toEqual([
    'Student\tactive\tnora@school.example\tNo?ra Tester',
  ]);
});

describe('a file that the server sends', () => {
  const backups = () =>
    school.database.$count(auditEntries, eq(auditEntries.action, 'school.backup'));
  const readAll: WriteFile = async (_path, chunks) => {
    for await (const chunk of chunks) expect(chunk.byteLength).toBeGreaterThan(0);
  };

  test('is recorded once it is written', async () => {
    expect((await giveTo(readAll, 'backup', 'school.backup')).code).toBe(0);
    expect(await backups()).toBe(1);
  });

  test.each([
    ['at once', () => Promise.reject(new Error('There is one already.'))],
    [
      'at its end',
      async (path: string, chunks: AsyncIterable<Uint8Array>) => {
        await readAll(path, chunks);
        throw new Error('The disk is full.');
      },
    ],
  ])('is not recorded when writing it fails %s', async (_when, writeFile) => {
    const before = await backups();
    await expect(giveTo(writeFile, 'backup', 'school.backup')).rejects.toThrow();
    // The next command runs after the previous one has finished.
    await give('user', 'list');
    expect(await backups()).toBe(before);
  });
});

// An uncaught error would end the server; here it fails the run.
test.each([
  ['after their command', '["user","list"]\n'],
  ['while a file is written', `["backup","${join('nowhere', 'x')}"]\n`],
  ['after half a command', '["user",'],
  ['after what is no command', 'GET / HTTP/1.1\r\n\r\n'],
  ['without a word', ''],
])('the server continues when a client hangs up %s', async (_when, sent) => {
  const socket = connect(controlPath(folder) as string);
  await once(socket, 'connect');
  if (sent !== '') await new Promise((written) => socket.write(sent, written));
  socket.destroy();
  await once(socket, 'close');
  expect((await give('user', 'list')).code).toBe(0);
});
