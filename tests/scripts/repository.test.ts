import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repositoryFields, type RepositoryFields } from '../../scripts/repository';

const root = fileURLToPath(new URL('../../', import.meta.url));
const manifests = ['package.json', 'examples/standalone/package.json'];

// Each run of the command compiles it first.
vi.setConfig({ testTimeout: 60_000 });

describe('the command', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quizwright-repository-'));
    mkdirSync(join(folder, 'examples/standalone'), { recursive: true });
    for (const path of [...manifests, 'scripts/repository.ts', 'scripts/nameRepository.ts']) {
      cpSync(join(root, path), join(folder, path));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fillIn = (address: string): void => {
    const path = join(folder, 'scripts/repository.ts');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/^(export const repository = ).*$/m, `$1'${address}';`));
  };
  const run = (...args: string[]) => {
    const command = ['--import', import.meta.resolve('tsx'), 'scripts/nameRepository.ts', ...args];
    const { status, stderr } = spawnSync('node', command, { cwd: folder, encoding: 'utf8' });
    return { status, said: stderr.trim() };
  };
  const manifestOf = (path: string) =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as RepositoryFields & { name: string };

  it.each([
    ['', 'Quizwright: the repository has no address.'],
    [
      'https://example.org/quiz',
      'Quizwright: "https://example.org/quiz" is no repository on GitHub.',
    ],
  ])('refuses a release with the address "%s"', (address, sentence) => {
    fillIn(address);
    const { status, said } = run('--check');
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(said).toContain('Set `repository` in scripts/repository.ts');
  });

  it('writes one address into both manifests, which a release then accepts', () => {
    fillIn('https://github.com/owner/name');
    expect(run('--check')).toMatchObject({
      status: 1,
      said: expect.stringContaining(
        'package.json does not name https://github.com/owner',
      ) as string,
    });
    expect(run()).toEqual({ status: 0, said: '' });
    expect(run('--check')).toEqual({ status: 0, said: '' });
    expect(manifests.map(manifestOf)).toMatchObject([
      {
        name: 'quizwright',
        repository: { type: 'git', url: 'git+https://github.com/owner/name.git' },
        homepage: 'https://github.com/owner/name#readme',
        bugs: 'https://github.com/owner/name/issues',
      },
      { name: 'quizwright-standalone', repository: { directory: 'examples/standalone' } },
    ]);
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    run();
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(text);
  });
});

it('names the issues of the repository, and the folder of a package in it', () => {
  expect(repositoryFields('https://github.com/a/b', 'examples/c')).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/a/b.git', directory: 'examples/c' },
    homepage: 'https://github.com/a/b/tree/main/examples/c#readme',
    bugs: 'https://github.com/a/b/issues',
  });
});
