/**
 * Writes from openapi.yaml: src/api/schema.ts (types), src/api/entities.ts (those with a name of
 * their own), src/api/replies.ts and src/api/inputs.ts (what operations answer and take),
 * src/api/shapes.ts (readers of replies), src/api/operations.ts (keys and plans) and
 * src/api/operationHooks.ts (hooks), the last three each with a file beside it for what only
 * instructors call (src/api/teaching….ts), src/api/openOperations.ts (operations without a token),
 * src/api/optionalOperations.ts (operations that a server may leave out), src/rules/limits.ts (limits
 * by name), src/rules/failureCodes.ts (codes of refusals) and src/contract/document.ts (the contract
 * itself, for validation). Also writes docs/hooks.md, from the contract, src/hooks.ts and
 * generate/hooksPage.md, docs/architecture.md, from the imports of all files and
 * generate/architecturePage.md, the table of the audit in docs/run-it.md, from the server's actions,
 * docs/decisions/README.md, from the pages beside it, and src/ui/icons/{icons,teachingIcons}.ts from Lucide, with its licence. With `--check` it writes
 * nothing and fails when a committed file differs.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import { writeArchitecturePage } from './generate/architecturePage.ts';
import { writeReplies, writeInputs } from './generate/replies.ts';
import { writeAuditTable } from './generate/auditTable.ts';
import {
  isBytes,
  isForTeaching,
  operationsOf,
  type Contract,
  type JsonSchema,
} from './generate/contract.ts';
import { writeDecisionsIndex } from './generate/decisionsIndex.ts';
import { describedExports } from './generate/docstrings.ts';
import { writeFailureCodes } from './generate/failureCodes.ts';
import { writeEntities } from './generate/entities.ts';
import { writeHooks } from './generate/hooks.ts';
import { writeHooksPage } from './generate/hooksPage.ts';
import { writeIcons, writeTeachingIcons } from './generate/icons.ts';
import { writeLimits } from './generate/limits.ts';
import { writeOpenOperations } from './generate/openOperations.ts';
import { writeOptionalOperations } from './generate/optionalOperations.ts';
import { writePlans } from './generate/plans.ts';
import { writeShapes } from './generate/shapes.ts';

/** The contract as data, so that nobody parses YAML at run time. */
function writeDocument(document: Contract): string {
  return `import type { ContractDocument } from './documentTypes';

export const contract: ContractDocument = ${JSON.stringify(document, null, 2)};
`;
}

const root = new URL('../', import.meta.url);
const source = new URL('openapi.yaml', root);
const bannerOf = (origin: string) =>
  `// Generated from ${origin} by \`npm run generate\`. Do not edit.\n\n`;
const banner = bannerOf('openapi.yaml');
const lucide = new URL('node_modules/lucide-react/', root);

/** The pages of docs/decisions by the names of their files, in order. */
async function readDecisions(): Promise<Record<string, string>> {
  const folder = new URL('docs/decisions/', root);
  const names = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name)).sort();
  const pages = names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')]);
  return Object.fromEntries(await Promise.all(pages)) as Record<string, string>;
}

/** For files that people read in their editors. */
async function formatted(text: string): Promise<string> {
  const style = await resolveConfig(fileURLToPath(source));
  return format(text, { ...style, parser: 'typescript' });
}

const contract = parse(await readFile(source, 'utf8')) as Contract;
const operations = operationsOf(contract);
const blob = ts.factory.createTypeReferenceNode('Blob');
const nodes = await openapiTS(source, {
  transform: (one) => (isBytes(one as JsonSchema) ? blob : undefined),
});
const { schema, entities } = writeEntities(nodes, operations);
const teaching = operations.filter(isForTeaching);
// The plan of a picture is written by hand (src/api/picture.ts), apart from what every student loads.
const shared = operations.filter(
  (operation) => !isForTeaching(operation) && !isBytes(operation.answer),
);
const shapes = writeShapes(contract, [...shared, ...teaching]);
const files: Record<string, string> = {
  'src/api/schema.ts': banner + schema,
  'src/api/entities.ts': await formatted(banner + entities),
  'src/api/replies.ts': await formatted(banner + writeReplies(operations)),
  'src/api/inputs.ts': await formatted(banner + writeInputs(operations)),
  'src/api/shapes.ts': banner + shapes.shared,
  'src/api/teachingShapes.ts': banner + shapes.teaching,
  'src/api/operations.ts': banner + writePlans(shared, 'shapes'),
  'src/api/teachingOperations.ts': banner + writePlans(teaching, 'teachingShapes'),
  'src/api/operationHooks.ts': banner + writeHooks(shared, 'operations'),
  'src/api/teachingHooks.ts': banner + writeHooks(teaching, 'teachingOperations'),
  'src/api/openOperations.ts': banner + writeOpenOperations(operations),
  'src/api/optionalOperations.ts': banner + writeOptionalOperations(contract, operations),
  'src/rules/limits.ts': banner + writeLimits(contract),
  'src/rules/failureCodes.ts': banner + writeFailureCodes(contract),
  'src/contract/document.ts': banner + writeDocument(contract),
  'src/ui/icons/icons.ts':
    bannerOf('Lucide, under the licence in LICENSE-lucide.txt,') + writeIcons(),
  'src/ui/icons/teachingIcons.ts':
    bannerOf('Lucide, under the licence in LICENSE-lucide.txt,') + writeTeachingIcons(),
  'LICENSE-lucide.txt': await readFile(new URL('LICENSE', lucide), 'utf8'),
  'LICENSE-temml.txt': await readFile(new URL('node_modules/temml/LICENSE', root), 'utf8'),
  'docs/hooks.md': await writeHooksPage(
    await readFile(new URL('scripts/generate/hooksPage.md', root), 'utf8'),
    contract,
    operations,
    describedExports(fileURLToPath(new URL('src/hooks.ts', root))),
  ),
  'docs/architecture.md': await writeArchitecturePage(
    await readFile(new URL('scripts/generate/architecturePage.md', root), 'utf8'),
    fileURLToPath(root),
  ),
  'docs/run-it.md': await writeAuditTable(
    await readFile(new URL('docs/run-it.md', root), 'utf8'),
    fileURLToPath(root),
  ),
  'docs/decisions/README.md': writeDecisionsIndex(await readDecisions()),
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
    `${differing.join(', ')} differ from what they are written from. Run \`npm run generate\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${operations.length} operations, ${differing.length} files changed.`);
}
