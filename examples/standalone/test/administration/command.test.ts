import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runScript } from '../process/childProcess';
import { copyEmptySchool } from '../process/emptySchool';
import { temporaryFolder } from '../process/temporaryFolder';

const folder = temporaryFolder();
const command = 'server/cli.ts';

const temporary = join(folder, 'temporary');
mkdirSync(temporary);

const run = (school: string, ...words: string[]) =>
  runScript(command, words, {
    ...{ DATA_DIR: join(folder, school), PORT: '0', DEMO: 'no', TMPDIR: temporary },
  });

describe('the command', { timeout: 180_000 }, () => {
  it('explains itself, and each of its subcommands', async () => {
    const help = await run('none', '--help').ended;
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('quizwright-standalone');
    expect(help.stdout).toContain('user');
    const ofUser = await run('none', 'user', '--help').ended;
    expect(ofUser).toMatchObject({ code: 0, stderr: '' });
    expect(ofUser.stdout).toContain('list');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });

  it('exits with code 2 and a sentence when it is not understood', async () => {
    const { code, stderr } = await run('none', 'user', 'lst').ended;
    expect(code).toBe(2);
    expect(stderr).toContain("unknown command 'lst'");
    expect(stderr).toContain('Add --help');
  });

  it(
    "works on a database that nobody has open, and on a running server's",
    { tags: ['long'] },
    async () => {
      const first = await run('school', 'user', 'list').ended;
      expect(first).toMatchObject({ code: 1, stdout: '' });
      expect(first.stderr).toMatch(/^There is no school in \S+school\. /);
      expect(existsSync(join(folder, 'school'))).toBe(false);

      const server = run('school', 'start');
      const url = (await server.said('is running at'))
        .replace(/^.* at /, '')
        .replace(/\/quiz$/, '');
      const registered = await fetch(`${url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'Ines',
          last_name: 'Ibarra',
          email: 'ines@school.example',
          role: 'Instructor',
          password: 'correct horse 1',
        }),
      });
      expect(registered.status).toBe(201);
      const socket = join(folder, 'school', 'control');
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      const whileRunning = await run('school', 'user', 'list').ended;
      expect(whileRunning).toMatchObject({ code: 0, stderr: '' });
      expect(whileRunning.stdout).toBe('Instructor\tactive\tines@school.example\tInes Ibarra\n');
      const misunderstood = await run('school', 'user', 'list', '--rle=x').ended;
      expect(misunderstood.code).toBe(2);

      server.process.kill('SIGTERM');
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
      expect(existsSync(socket)).toBe(false);
      expect(await run('school', 'user', 'list').ended).toMatchObject({
        code: 0,
        stdout: whileRunning.stdout,
      });
    },
  );

  it('works after a server was killed and left its socket', { tags: ['long'] }, async () => {
    await copyEmptySchool(join(folder, 'killed'));
    const server = run('killed', 'start');
    await server.said('is running at');
    server.process.kill('SIGKILL');
    await server.ended;
    expect(existsSync(join(folder, 'killed', 'control'))).toBe(true);
    const { code, stdout } = await run('killed', 'user', 'list').ended;
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'No one has an account yet.\n' });
    const again = run('killed', 'start');
    await again.said('is running at');
    expect((await run('killed', 'user', 'list').ended).code).toBe(0);
  });

  it(
    'creates an account in a running server, whose link sets its password there',
    { tags: ['long'] },
    async () => {
      await copyEmptySchool(join(folder, 'people'));
      const server = run('people', 'start');
      const url = (await server.said('is running at'))
        .replace(/^.* at /, '')
        .replace(/\/quiz$/, '');
      const ines = ['--email', 'ines@school.example', '--role', 'Instructor'];
      const made = await run(
        'people',
        ...['user', 'create', ...ines, '--first-name', 'Ines', '--last-name', 'Ibarra'],
      ).ended;
      expect(made).toMatchObject({ code: 0, stderr: '' });
      const ask = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const request = { method: 'POST', headers, body: JSON.stringify(body) };
        return (await fetch(`${url}/api/auth/${path}`, request)).status;
      };
      const account = { email: 'ines@school.example', password: 'correct horse 1' };
      const otp = /this code: (\S+)/.exec(made.stdout)?.[1];
      expect(await ask('reset-password', { ...account, otp })).toBe(200);
      expect(await ask('login', account)).toBe(200);
      const disabled = await run('people', 'user', 'disable', '--email', account.email).ended;
      expect(disabled).toMatchObject({ code: 0, stderr: '' });
      expect(await ask('login', account)).toBe(403);
    },
  );

  it(
    'backs up a running server, rotates its keys, exports and erases; restores into an empty place',
    { tags: ['long'] },
    async () => {
      await copyEmptySchool(join(folder, 'moved'));
      const server = run('moved', 'start');
      const url = (await server.said('is running at'))
        .replace(/^.* at /, '')
        .replace(/\/quiz$/, '');
      const post = async (operation: string, body: object) => {
        const reply = await fetch(`${url}/api/auth/${operation}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return (await reply.json()) as { data: { accessToken: string } };
      };
      const password = 'correct horse 1';
      for (const name of ['ines', 'rita']) {
        const email = `${name}@school.example`;
        const role = name === 'ines' ? 'Instructor' : 'Student';
        await post('register', { first_name: name, last_name: name, email, role, password });
      }
      const { data } = await post('login', { email: 'ines@school.example', password });
      const me = async () => {
        const headers = { authorization: `Bearer ${data.accessToken}` };
        return (await fetch(`${url}/api/auth/me`, { headers })).status;
      };

      const file = join(folder, 'moved.backup');
      const backup = await run('moved', 'backup', file).ended;
      expect(backup).toMatchObject({ code: 0, stderr: '' });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const rehearsals = () =>
        readdirSync(temporary).filter((name) => name.startsWith('quizwright-rehearsal-'));
      const rehearsal = run('moved', 'rehearse', file);
      await vi.waitUntil(() => rehearsals().length === 1, 60_000);
      rehearsal.process.kill('SIGINT');
      expect(await rehearsal.ended).toMatchObject({ code: 130, stdout: '' });
      expect(rehearsals()).toEqual([]);
      expect(await run('moved', 'key', 'rotate').ended).toMatchObject({ code: 0, stderr: '' });
      expect(await me()).toBe(200);
      const person = ['--person', 'rita@school.example'];
      const zip = join(folder, 'rita.zip');
      expect(await run('moved', 'export', zip, ...person).ended).toMatchObject({ code: 0 });
      expect(statSync(zip).mode & 0o777).toBe(0o600);
      const asked = await run('moved', 'erase', ...person).ended;
      expect(asked).toMatchObject({ code: 1, stdout: '' });
      expect(asked.stderr).toContain('Add --yes');
      expect(await run('moved', 'erase', ...person, '--yes').ended).toMatchObject({ code: 0 });
      expect((await run('moved', 'user', 'list').ended).stdout).toContain('Erased person');
      expect(await run('moved', 'key', 'rotate', '--now').ended).toMatchObject({ code: 0 });
      expect(await me()).toBe(401);

      const inUse = await run('moved', 'restore', file).ended;
      expect(inUse.code).toBe(1);
      expect(inUse.stderr).toContain('is in use by another process');
      expect(await run('elsewhere', 'restore', file).ended).toMatchObject({ code: 0, stderr: '' });
      expect((await run('elsewhere', 'user', 'list').ended).stdout).toContain(
        'rita@school.example',
      );
      const noBackup = await run('third', 'restore', zip).ended;
      expect(noBackup).toMatchObject({ code: 1, stdout: '' });
      expect(noBackup.stderr).toContain('is not a Quizwright backup');
      expect(existsSync(join(folder, 'third'))).toBe(false);
    },
  );
});
