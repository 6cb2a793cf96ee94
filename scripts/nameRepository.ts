/**
 * `npm run version:name` writes the address of the repository (`scripts/repository.ts`) into both
 * manifests. With `--check` it writes nothing, and fails if an address is missing or another one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { repository, repositoryFields, type RepositoryFields } from './repository.ts';

const packages = [
  { folder: '.' },
  { folder: 'examples/standalone', directory: 'examples/standalone' },
];
const isCheck = process.argv.includes('--check');

function name(): void {
  for (const { folder, directory } of packages) {
    const path = `${folder}/package.json`;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as RepositoryFields & {
      license: string;
    };
    const fields = repositoryFields(repository, directory);
    if (!isCheck) {
      const entries = Object.entries(manifest).filter(([key]) => !(key in fields));
      const after = entries.findIndex(([key]) => key === 'license') + 1;
      const named = Object.fromEntries(entries.toSpliced(after, 0, ...Object.entries(fields)));
      writeFileSync(path, `${JSON.stringify(named, null, 2)}\n`);
    } else if (!isDeepStrictEqual({ ...manifest, ...fields }, manifest)) {
      throw new Error(
        `Quizwright: ${path} does not name ${repository}. A release would name another repository than its statement. Run npm run version:name and commit.`,
      );
    }
  }
}

try {
  name();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
