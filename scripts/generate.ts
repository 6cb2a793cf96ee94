/**
 * Writes src/api/schema.ts (types), src/api/operations.ts (keys and plans) and
 * src/api/operationHooks.ts (hooks) from openapi.yaml. With `--check` it writes nothing and fails
 * when a committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { operationsOf, type Contract } from './generate/contract.ts';
import { writeHooks } from './generate/hooks.ts';
import { writePlans } from './generate/plans.ts';

const root = new URL('../', import.meta.url);
const source = new URL('openapi.yaml', root);
const banner = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n';

const contract = parse(await readFile(source, 'utf8')) as Contract;
const operations = operationsOf(contract);
const files: Record<string, string> = {
  'src/api/schema.ts': banner + astToString(await openapiTS(source, { alphabetize: false })),
  'src/api/operations.ts': banner + writePlans(operations),
  'src/api/operationHooks.ts': banner + writeHooks(operations),
};

const check = process.argv.includes('--check');
const differing: string[] = [];
for (const [path, text] of Object.entries(files)) {
  const committed = await readFile(new URL(path, root), 'utf8').catch(() => '');
  if (committed === text) continue;
  differing.push(path);
  if (!check) await writeFile(new URL(path, root), text);
}

if (check && differing.length > 0) {
  console.error(
    `${differing.join(', ')} differ from what openapi.yaml says. Run \`npm run generate\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${operations.length} operations, ${differing.length} files changed.`);
}
