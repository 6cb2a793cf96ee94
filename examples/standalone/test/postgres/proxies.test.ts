import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { importBodyLimit } from '../../server/questions/importQuestions';
import { startProcess, type BackgroundProcess } from '../deploy/backgroundProcess';
import { hasProgram, unproven } from '../deploy/program';
import { siteName, startCaddy, startNginx } from '../deploy/proxies';
import { commandOf } from '../process/childProcess';
import { temporaryFolder } from '../process/temporaryFolder';
import { newDatabase, type NewDatabase } from './newDatabase';

const metricsToken = 'of the test, and long enough'.replaceAll(' ', '-');
const password = 'correct horse 1';
const folder = temporaryFolder();

/** Two adjacent ports: for a site, and for its redirect. */
async function freePorts(): Promise<number> {
  for (;;) {
    const one = createServer().listen(0, '127.0.0.1');
    await once(one, 'listening');
    const { port } = one.address() as AddressInfo;
    const other = createServer().listen(port + 1, '127.0.0.1');
    const isFree = await Promise.race([
      once(other, 'listening').then(() => true),
      once(other, 'error').then(() => false),
    ]);
    one.close();
    other.close();
    if (isFree) return port;
  }
}

const proxies = [
  { name: 'nginx', start: startNginx, isThere: hasProgram('nginx', '-v') },
  { name: 'Caddy', start: startCaddy, isThere: hasProgram('caddy', 'version') },
];

// Only Linux has 127.0.0.2 and the like by default.
const hasNetworks = process.platform === 'linux';

const settings = ({ url }: NewDatabase) => ({
  ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url, TRUST_PROXY: '127.0.0.1' },
  ...{ REGISTRATION: 'everybody', METRICS_TOKEN: metricsToken, LOG_LEVEL: 'silent' },
  MAIL_DIR: join(folder, 'mails'),
});

const startInstance = (env: Record<string, string>) =>
  startProcess(commandOf('server/main.ts'), env, (said) => said.includes('Mails are written'));

describe.each(proxies)('our file for $name', ({ name, start, isThere }) => {
  if (!isThere || !hasNetworks) {
    test(unproven(name, 'serves two instances on PostgreSQL'), () => undefined);
    return;
  }

  let made: NewDatabase;
  let proxy: BackgroundProcess | undefined;
  let instances: BackgroundProcess[] = [];
  let addresses: string[] = [];
  let port: number;
  beforeAll(async () => {
    made = await newDatabase(inject('postgresUrl'), 'tables');
    instances = await Promise.all([1, 2].map(() => startInstance(settings(made))));
    addresses = instances.map(
      (instance) => `127.0.0.1:${/localhost:(\d+)/.exec(instance.said())?.[1]}`,
    );
    port = await freePorts();
    const [one = '', other = ''] = addresses;
    proxy = await start({ folder: join(folder, name), port, instances: [one, other] });
    // It listens before it has its certificate.
    const status = () => ask('/readyz').then((answer) => answer.status, String);
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 30_000 });
  });
  afterAll(async () => {
    await proxy?.end('SIGTERM');
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await made?.drop();
  });

  interface Sent {
    /** The address of this machine that it comes from. */
    from?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  function ask(path: string, { from = '127.0.0.1', headers = {}, body }: Sent = {}) {
    return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
      (resolve, reject) => {
        const sent = httpsRequest(
          {
            ...{ host: '127.0.0.1', port, path, localAddress: from, agent: false },
            ...{ servername: siteName, rejectUnauthorized: false },
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              host: `${siteName}:${port}`,
              ...(body !== undefined && {
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(body)),
              }),
              ...headers,
            },
          },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8').on('data', (part: string) => (text += part));
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(body);
      },
    );
  }

  const register = (role: 'Instructor' | 'Student', email: string) =>
    ask('/api/auth/register', {
      body: JSON.stringify({ first_name: 'Ines', last_name: 'Tester', role, email, password }),
    });
  const signIn = (email: string, secret: string, sent: Sent = {}) =>
    ask('/api/auth/login', { ...sent, body: JSON.stringify({ email, password: secret }) });

  test('ends TLS, and the cookie of a browser shows it', async () => {
    expect((await register('Student', 'rita@school.example')).status).toBe(201);
    expect((await ask('/healthz')).headers['strict-transport-security']).toBe('max-age=31536000');
    const signedIn = await signIn('rita@school.example', password);
    expect(signedIn.status).toBe(200);
    expect(String(signedIn.headers['set-cookie'])).toContain('; Secure');
  });

  test('limits count the real client, whatever it claims', async () => {
    await register('Student', 'ruth@school.example');
    const wrong = (round: number, from: string) =>
      signIn('ruth@school.example', 'wrong', {
        from,
        headers: {
          'x-forwarded-for': `203.0.113.${round}`,
          'x-real-ip': `203.0.113.${round}`,
          forwarded: `for=203.0.113.${round}`,
        },
      });
    for (let round = 1; round <= 10; round += 1) {
      expect((await wrong(round, '127.0.0.2')).status, `try ${round}`).toBe(401);
    }
    expect((await wrong(11, '127.0.0.2')).status).toBe(429);
    expect((await wrong(12, '127.0.0.3')).status).toBe(401);
  });

  test('an import of 2 MB gets through, and the server itself refuses larger ones', async () => {
    await register('Instructor', 'ines@school.example');
    const { body } = await signIn('ines@school.example', password);
    const { accessToken } = (JSON.parse(body) as { data: { accessToken: string } }).data;
    const headers = { authorization: `Bearer ${accessToken}` };
    const questions = Array.from({ length: 200 }, (_, index) => ({
      title: `Question ${index}?`,
      description: 'Because.',
      options: { A: 'one', B: 'two', C: 'three', D: 'four' },
      answer: 'B',
      type: 'FE',
      difficulty: 'easy',
    }));
    // Spaces between the fields enlarge the body, and nothing else.
    const padded = JSON.stringify({ questions }).replace(/^\{/, `{${' '.repeat(importBodyLimit)}`);
    const largest = padded.replace(' '.repeat(padded.length - importBodyLimit), '');
    expect(Buffer.byteLength(largest)).toBe(importBodyLimit);
    const taken = await ask('/api/question/import', { headers, body: largest });
    expect(taken.status).toBe(201);
    const larger = await ask('/api/question/import', { headers, body: ` ${largest}` });
    expect(larger.status).toBe(413);
    expect(JSON.parse(larger.body)).toEqual({
      message: 'The body of the request is too large. Send less at once.',
    });
  });

  test('the metrics are not public, however they are spelled', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    expect((await fetch(`http://${addresses[0]}/metrics`, { headers })).status).toBe(200);
    for (const path of [
      '/metrics',
      '/metrics/',
      '/%6detrics',
      '//metrics',
      '/quiz/../metrics',
      '/metrics?a',
    ]) {
      const { status, body } = await ask(path, { headers });
      expect(status, path).toBe(404);
      expect(body, path).not.toContain('quizwright_');
    }
  });

  test('no request is lost when one instance restarts and another is killed', async () => {
    const read = async () => (await ask('/readyz')).status;
    let statuses: number[] = [];
    const [one, other] = instances;
    const ended = one?.end('SIGTERM');
    for (let round = 1; round <= 50; round += 1) statuses.push(await read());
    expect(await ended).toBe(0);
    for (let round = 1; round <= 10; round += 1) statuses.push(await read());
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

    // One returns at its address, and the other is killed.
    const back = await startInstance({
      ...settings(made),
      PORT: addresses[0]?.split(':')[1] ?? '',
    });
    instances.push(back);
    // Until the proxy has checked it again, and it has refused a request.
    const headers = { authorization: `Bearer ${metricsToken}` };
    const hasServed = async () => {
      await ask('/api/group');
      const metrics = await fetch(`http://${addresses[0]}/metrics`, { headers });
      return (await metrics.text()).includes('status="401"');
    };
    await expect.poll(hasServed).toBe(true);
    await other?.end('SIGKILL');
    statuses = [];
    for (let round = 1; round <= 20; round += 1) statuses.push(await read());
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await signIn('rita@school.example', password)).status).toBe(200);
  }, 60_000);
});
