import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importBodyLimit } from '../../server/questions/importQuestions';
import { temporaryFolder } from '../process/temporaryFolder';
import { readDeployFile } from './deployFile';
import { hasProgram, unproven } from './program';
import { writeCaddyFile, writeNginxFile } from './proxies';

const folder = temporaryFolder();
const nginx = readDeployFile('nginx.conf');
const caddy = readDeployFile('Caddyfile');

describe('nginx.conf', () => {
  it('names the client itself, and appends to nothing that a stranger sent', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toMatch(/proxy_add_x_forwarded_for|http_x_forwarded/);
  });

  it('lets an import through, and refuses bodies little larger', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(importBodyLimit);
    expect(Number(megabytes) * 1024 * 1024).toBeLessThan(2 * importBodyLimit);
  });

  const isThere = hasProgram('nginx', '-v') && hasProgram('openssl', 'version');
  const read = 'is read by nginx itself without a complaint';
  it(isThere ? read : unproven('nginx', read), () => {
    if (!isThere) return;
    const file = writeNginxFile({
      folder: join(folder, 'nginx'),
      port: 4443,
      instances: ['127.0.0.1:4001', '127.0.0.1:4002'],
    });
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', 'stderr'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('test is successful');
    // From 1.25 on it prefers `http2 on;`, which older versions do not know.
    const complaints = stderr.split('\n').filter((line) => /\[(warn|emerg|error)\]/.test(line));
    expect(complaints.filter((line) => !line.includes('http2'))).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('Caddyfile', () => {
  it('trusts no proxy before it', () => {
    expect(caddy).not.toMatch(/trusted_proxies|header_up/);
  });

  it('lets an import through, and refuses bodies little larger', () => {
    const [, megabytes] = /max_size (\d+)MB/.exec(caddy) ?? [];
    expect(Number(megabytes) * 1e6).toBeGreaterThan(importBodyLimit);
    expect(Number(megabytes) * 1e6).toBeLessThan(2 * importBodyLimit);
  });

  const isThere = hasProgram('caddy', 'version');
  const read = 'is read by Caddy itself, and written as Caddy writes';
  it(isThere ? read : unproven('Caddy', read), () => {
    if (!isThere) return;
    const file = writeCaddyFile({ folder: join(folder, 'caddy') });
    const env = {
      ...process.env,
      SITE_ADDRESS: 'quiz.school.example',
      INSTANCES: 'quiz-1:4000 quiz-2:4000',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const validated = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
      env,
    });
    expect(validated.stdout + validated.stderr).toContain('Valid configuration');
    expect(validated.status).toBe(0);
    const formatted = spawnSync('caddy', ['fmt', '-'], { encoding: 'utf8', input: caddy });
    expect(formatted.stdout).toBe(caddy);
  });
});
