import ts from 'typescript';
import { inPlace, modulePath, root, sources, type Block } from './pages';

/** The file that TypeScript reads for an entry: a sheet has no types. */
const typesOf = (source: string): string =>
  source.endsWith('.css') ? './types/styles.d.ts' : `./${source}`;

function settings(): ts.CompilerOptions {
  const config = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config.config as object), include: [], files: ['src/index.ts'] },
    ts.sys,
    root,
  );
  const paths = Object.entries(sources).map(([name, source]) => [name, [typesOf(source)]]);
  return { ...options, paths: Object.fromEntries(paths) as Record<string, string[]> };
}

/** The compiler's errors in blocks, each a module, under the project's settings. */
export function complaintsAbout(blocks: readonly Block[]): string[] {
  const modules = new Map(blocks.map((block) => [modulePath(block), block]));
  const options = settings();
  const host = ts.createCompilerHost(options);
  const files = { ...host };
  const textOf = (path: string): string | undefined => {
    const block = modules.get(path);
    return block && inPlace(block);
  };
  host.readFile = (path) => textOf(path) ?? files.readFile(path);
  host.fileExists = (path) => modules.has(path) || files.fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const text = textOf(path);
    return text === undefined
      ? files.getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  return [...modules].flatMap(([path, { page }]) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `${page}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}
