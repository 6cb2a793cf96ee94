import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlPath, takeCommands } from '../../server/administration/controlSocket';
import { forward, reachServer } from '../../server/administration/runningServer';
import { openSchool, type School } from '../api/testSchool';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
let school: School;
let commands: { close: () => Promise<void> } | undefined;

beforeAll(async () => {
  school = await openSchool();
  await school.call('ines', 'PUT', 'student', {
    ...{ _id: 'nora', first_name: 'No\u2028ra', last_name: 'Tester' },
  });
  const { database } = school;
  commands = await takeCommands(folder, { database, publicUrl: undefined, mailDir: folder });
});
afterAll(async () => {
  await commands?.close();
  await school.close();
});

async function give(...words: string[]) {
  const printed: string[] = [];
  const socket = (await reachServer(folder)) as Socket;
  const code = await forward(socket, words, {
    print: (line) => printed.push(line),
    complain: (line) => printed.push(line),
    writeFile: () => Promise.reject(new Error('no files here')),
  });
  return { code, printed };
}

test('whatever a name holds, each answer is one line', async () => {
  const { code, printed } = await give('user', 'list');
  expect(code).toBe(0);
  expect(printed).toHaveLength(8);
  expect(printed.filter((line) => line.includes('nora@'))).toEqual([
    'Student\tactive\tnora@school.example\tNo?ra Tester',
  ]);
});

// Something that nobody catches would end the server; here it fails the run.
test.each([
  ['after their command', '["user","list"]\n'],
  ['while a file is written', `["backup","${join('nowhere', 'x')}"]\n`],
  ['after half a command', '["user",'],
  ['after what is no command', 'GET / HTTP/1.1\r\n\r\n'],
  ['without a word', ''],
])('the server goes on when somebody hangs up %s', async (_when, sent) => {
  const socket = connect(controlPath(folder) as string);
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  await wait(5);
  socket.destroy();
  await wait(200);
  expect((await give('user', 'list')).code).toBe(0);
});
