import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** The files of a folder, and what each imports of the others. Paths are relative to the folder. */
export interface Imports {
  files: readonly SourceFile[];
  arrows: readonly Arrow[];
}

export interface SourceFile {
  path: string;
  lines: number;
}

/** One file imports another, in whatever way: a type, a value, on demand or to export it again. */
export interface Arrow {
  from: string;
  to: string;
}

const compiler: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** What the TypeScript files of a folder import of each other. */
export function importsIn(folder: string): Imports {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
  const own = new Set(paths);
  const inFolder = (path: string): string => relative(folder, path).split(sep).join('/');

  const read = paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    const targets = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => resolved(fileName, path))
      .filter((target) => target !== path && own.has(target));
    return { path, lines: text.split('\n').length - 1, targets: [...new Set(targets)] };
  });
  return {
    files: read.map(({ path, lines }) => ({ path: inFolder(path), lines })),
    arrows: read.flatMap(({ path, targets }) =>
      targets.map((target) => ({ from: inFolder(path), to: inFolder(target) })),
    ),
  };
}

function resolved(name: string, from: string): string {
  if (!name.startsWith('.')) return '';
  const { resolvedModule } = ts.resolveModuleName(name, from, compiler, ts.sys);
  return resolvedModule?.resolvedFileName ?? '';
}

/** The folder of a file down to a depth: at depth 2, `ui/button/Button.tsx` is in `ui/button`. */
export function folderOf(path: string, depth: number): string {
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
}

/** The imports between folders: those inside one folder drop out. Entry files are in the folder ''. */
export function betweenFolders(arrows: readonly Arrow[], depth: number): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const from = folderOf(arrow.from, depth);
    const to = folderOf(arrow.to, depth);
    if (from !== to) found.set(`${from}>${to}`, { from, to });
  }
  return [...found.values()];
}

/** The name of an entry: `index` of `index.ts`. */
export const entryName = (path: string): string => basename(path).replace(/\.tsx?$/, '');
