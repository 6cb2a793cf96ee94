import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

interface Manifest {
  name: string;
  version: string;
  license: string;
}

/** The package folder of a bundled file; undefined for our own files, and what a plugin wrote. */
const folderOf = (path: string): string | undefined =>
  /^[^:]*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];

function textOf(folder: string, name: string): string {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .sort();
  if (files.length === 0) {
    throw new Error(
      `Quizwright: ${name} has no licence text. A page that serves the bundle distributes the package, and must include its licence. Bundle another version, or another package.`,
    );
  }
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

function partOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const heading = `${name} ${version} (${license})`;
  return `${heading}\n${'-'.repeat(heading.length)}\n\n${textOf(folder, name)}\n`;
}

/**
 * Writes the licences of everything in a bundle, our own first, for pages that serve it directly.
 *
 * @param to path of the text
 */
export function licenceNotice(to: string): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'licence-notice',
    setup(build) {
      build.onEnd(({ metafile }) => {
        const files = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.keys(inputs).filter((path) => inputs[path]?.bytesInOutput !== 0),
        );
        const folders = new Set(files.map(folderOf).filter((folder) => folder !== undefined));
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(to, ['.', ...[...folders].sort()].map(partOf).join('\n\n'));
      });
    },
  };
}
