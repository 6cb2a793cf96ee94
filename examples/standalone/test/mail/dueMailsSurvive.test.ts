import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/database/openDatabase';
import { dueMails } from '../../server/database/schema';
import { runScript } from '../process/childProcess';
import { copyEmptySchool } from '../process/emptySchool';
import { temporaryFolder } from '../process/temporaryFolder';
import { openMailServer } from './mailServer';

const dataDir = join(temporaryFolder(), 'school');
const command = 'server/cli.ts';
const publicUrl = 'http://quiz.school.example';
const secret = 'correct horse 1';

function serve(smtpUrl: string) {
  const school = { DATA_DIR: dataDir, PORT: '0', DEMO: 'no', PUBLIC_URL: publicUrl };
  const mail = { SMTP_URL: smtpUrl, MAIL_FROM: 'quiz@school.example' };
  return runScript(command, ['start'], { ...school, ...mail });
}

async function addressOf(server: ReturnType<typeof serve>): Promise<string> {
  return (await server.said('is running at')).replace(/^.* at /, '').replace(/\/quiz$/, '');
}

async function ask(url: string, path: string, body: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`${url}/api/${path}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as { data: { accessToken: string } },
  };
}

/** A mail server that accepts connections and never says a word. */
async function openSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits for the first client. */
    called: () => (sockets.length > 0 ? Promise.resolve() : once(server, 'connection')),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test(
  'an invitation survives a server that is killed while sending it',
  { tags: ['long'] },
  async () => {
    await copyEmptySchool(dataDir);
    const silent = await openSilentServer();
    const first = serve(silent.url);
    const url = await addressOf(first);
    const ines = { email: 'ines@school.example', password: secret };
    const name = { first_name: 'Ines', last_name: 'Ibarra' };
    await ask(url, 'auth/register', { ...name, ...ines, role: 'Instructor' });
    const { accessToken } = (await ask(url, 'auth/login', ines)).body.data;
    const sina = { first_name: 'Sina', last_name: 'Neu', email: 'sina@school.example' };
    expect((await ask(url, 'student', sina, accessToken)).status).toBe(201);
    await silent.called();
    first.process.kill('SIGKILL');
    await first.ended;
    silent.close();

    const opened = await openDatabase({ dataDir });
    const [pending, ...more] = await opened.database.select().from(dueMails);
    expect(more).toEqual([]);
    expect(pending?.kind).toBe('invitation');
    // Its lease would end two minutes later.
    await opened.database.update(dueMails).set({ dueAt: pending?.createdAt ?? new Date() });
    await opened.close();

    const mailServer = await openMailServer();
    const second = serve(`${mailServer.url}?tls.rejectUnauthorized=false`);
    const again = await addressOf(second);
    await expect.poll(() => mailServer.delivered).toHaveLength(1);
    const [mail] = mailServer.delivered;
    expect(mail?.to).toEqual([sina.email]);
    const text = (mail?.message ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
    const link = /http:\S+/.exec(text)?.[0] ?? '';
    expect(link).toMatch(`${publicUrl}/quiz/reset-password#`);
    const filledIn = new URLSearchParams(new URL(link).hash.slice(1));
    const reset = { email: filledIn.get('email'), otp: filledIn.get('code'), password: secret };
    expect((await ask(again, 'auth/reset-password', reset)).status).toBe(200);
    const { email } = sina;
    expect((await ask(again, 'auth/login', { email, password: secret })).status).toBe(200);
    second.process.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
    expect(mailServer.delivered).toHaveLength(1);
    await mailServer.close();
  },
);
