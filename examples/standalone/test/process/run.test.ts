import { createServer } from 'node:net';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScript, type Child } from './childProcess';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();
const school = join(folder, 'school');

const serve = (env: Record<string, string> = {}) =>
  runScript('test/process/standInServer.ts', [], { PORT: '0', DATA_DIR: school, ...env });

async function addressOf(child: Child): Promise<string> {
  const line = await child.said('Quizwright is running at');
  return line.replace(/^.* at /, '').replace(/\/quiz$/, '');
}

function slowRequest(address: string, milliseconds: number): Promise<string> {
  // Kept alive, as in a browser: such a connection must not delay the end once it is answered.
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    get(`${address}/slow?ms=${milliseconds}`, { agent }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

/** Whether the server still takes new requests. */
const isServing = (address: string) =>
  fetch(`${address}/slow?ms=0`).then(
    () => true,
    () => false,
  );

describe('the command', { timeout: 90_000 }, () => {
  it(
    'prints its address, serves, and ends with code 0 on SIGTERM',
    { tags: ['long'] },
    async () => {
      const server = serve();
      expect(await addressOf(server)).toMatch(/^http:\/\/localhost:\d+$/);
      await server.said('It is the Stand-in school');
      server.process.kill('SIGTERM');
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
      expect(existsSync(school)).toBe(true);
      expect(existsSync(join(school, 'holder'))).toBe(false);
    },
  );

  it('answers a running request at Ctrl+C, even if npm sends it twice, and then ends', async () => {
    const server = serve();
    const address = await addressOf(server);
    const answer = slowRequest(address, 1_000);
    await server.said('slow request has come');
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    await expect.poll(() => isServing(address)).toBe(false);
    expect(await answer).toBe('{"answer":"kept"}');
    const answered = performance.now();
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    // A connection that delayed the end would take the 10 s of grace.
    expect(performance.now() - answered).toBeLessThan(9_000);
    expect(existsSync(join(school, 'holder'))).toBe(false);
  });

  it(
    'ends at once on a second Ctrl+C, and the next start takes over the folder',
    { tags: ['long'] },
    async () => {
      const server = serve();
      const answer = slowRequest(await addressOf(server), 60_000).catch(() => 'cut off');
      await server.said('slow request has come');
      // Two within half a second are one wish, and a busy machine may deliver any two that soon.
      await expect
        .poll(() => (server.process.kill('SIGINT'), server.process.exitCode), { interval: 700 })
        .toBe(1);
      expect(await answer).toBe('cut off');

      const next = serve();
      await next.said('It is the Stand-in school');
      next.process.kill('SIGTERM');
      expect((await next.ended).code).toBe(0);
    },
  );
});

describe('a start that cannot succeed', () => {
  it('reports at once that the port is in use, and creates no folder', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const dataDir = join(folder, 'never', 'made');
    const end = await serve({ PORT: String(port), DATA_DIR: dataDir }).ended;
    other.close();
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(
      new RegExp(`^Port ${port} on 127.0.0.1 is in use by another program\\. .* PORT=\\d+\\.\\n$`),
    );
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  it.each([
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      /^HOST is "192\.0\.2\.1", which is not an address of this machine/,
    ],
    [
      'bad variables',
      { PORT: 'x', LOG_LEVEL: 'loud' },
      /^PORT is "x"; .*\nLOG_LEVEL is "loud"; .*\n$/,
    ],
    [
      'a folder of other things',
      { DATA_DIR: join(folder, 'documents') },
      /^The data folder .*documents holds other files/,
    ],
  ])('because of %s is reported in a sentence without a stack', async (_name, env, sentence) => {
    mkdirSync(join(folder, 'documents'), { recursive: true });
    writeFileSync(join(folder, 'documents', 'thesis.txt'), 'years of work');
    const end = await serve(env).ended;
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr).toMatch(sentence);
    expect(end.stderr).not.toMatch(/^\s+at /m);
  });
});
