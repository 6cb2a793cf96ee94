import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a host writes, and what its editor shows of the result. */
const results: [call: string, shown: string][] = [
  ['useQuestions()', 'Question[] | undefined'],
  ['useGroup("g1")', 'GroupWithStudents | undefined'],
  ['useResults()', 'Result[] | undefined'],
  ['useQuizPaper("q1")', 'QuizPaper | undefined'],
  ['useInfiniteQuestions({ q: "http" })', 'InfiniteData<QuestionPage, unknown> | undefined'],
  ['useLogin()', 'Session | undefined'],
  ['useJoinQuiz()', 'JoinedQuiz | undefined'],
  ['useCreateQuestion()', 'Created | undefined'],
  ['useCreateQuiz()', 'CreatedQuiz | undefined'],
  ['useSubmitQuiz()', 'Submitted | undefined'],
];

const members: [expression: string, shown: string][] = [
  ['data3!.questions', 'PaperQuestion[]'],
  ['data4!.pages', 'QuestionPage[]'],
  ['data6!.quizId', 'string'],
];

/** A host's files: one whose calls an editor shows, and one that uses every entry. */
const callsFile = join(root, 'calls.ts');
const calls = [
  `import { ${results.map(([call]) => /^\w+/.exec(call)?.[0] ?? '').join(', ')} } from 'quizwright/hooks';`,
  ...results.map(([call], index) => `const { data: data${index} } = ${call};`),
  ...members.map(([expression], index) => `const member${index} = ${expression};`),
].join('\n');
const hostFiles = new Map([
  [callsFile, calls],
  [join(root, 'host.tsx'), read('tests/hosts/matrix/types/host.tsx')],
]);

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  skipLibCheck: false,
  types: ['node'],
};

/** An editor in which the host's files are open, which import the built package. */
const editor = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [...hostFiles.keys()],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => {
    const text = hostFiles.get(path) ?? ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => hostFiles.has(path) || ts.sys.fileExists(path),
  readFile: (path) => hostFiles.get(path) ?? ts.sys.readFile(path),
  directoryExists: (path) => ts.sys.directoryExists(path),
  realpath: (path) => ts.sys.realpath?.(path) ?? path,
});

function shownAt(position: number): string {
  const info = editor.getQuickInfoAtPosition(callsFile, position);
  return ts.displayPartsToString(info?.displayParts).replace(/^const \w+: /, '');
}

interface Signature {
  name: string;
  text: string;
}

/** The functions that `quizwright/hooks` exports, each with its signature as editors show it. */
function operationHooks(): { exported: string[]; signatures: Signature[] } {
  const program = editor.getProgram();
  const checker = program?.getTypeChecker();
  const file = program?.getSourceFile(callsFile);
  const [declaration] = file?.statements ?? [];
  if (!checker || !declaration || !ts.isImportDeclaration(declaration)) throw new Error('no host');
  const module = checker.getSymbolAtLocation(declaration.moduleSpecifier);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  const signatures = symbols.flatMap((symbol) => {
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
    const text = signature
      ? checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
      : '';
    return /: (Query|Pages|Mutation)Result</.test(text) ? [{ name: symbol.name, text }] : [];
  });
  return { exported: symbols.map(({ name }) => name), signatures };
}

// `tests/hosts` checks all declarations that it reaches, with each TypeScript that the package
// supports.
test('every entry type-checks in a strict host', () => {
  const dist = join(root, 'dist/');
  const program = editor.getProgram();
  const files = program?.getSourceFiles() ?? [];
  const ours = files.filter(({ fileName }) => fileName.startsWith(dist) || hostFiles.has(fileName));
  expect(ours.length).toBeGreaterThan(10);
  const problems = ours.flatMap((file) => program?.getSemanticDiagnostics(file) ?? []);
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
});

for (const [index, [call, shown]] of results.entries()) {
  test(`an editor shows data of ${call} as ${shown}`, () => {
    expect(shownAt(calls.indexOf(`data${index} }`))).toBe(shown);
  });
}

for (const [index, [expression, shown]] of members.entries()) {
  test(`an editor shows ${expression} as ${shown}`, () => {
    expect(shownAt(calls.indexOf(`member${index} =`))).toBe(shown);
  });
}

test('every hook of an operation is shown with names, which are exported beside it', () => {
  const { exported, signatures } = operationHooks();
  expect(signatures.length).toBeGreaterThan(50);
  // Names of a bundler end in $1.
  expect(signatures.filter(({ text }) => /[{$]/.test(text))).toEqual([]);
  const named = new Set(signatures.flatMap(({ text }) => text.match(/\b[A-Z]\w+/g) ?? []));
  // A picture is of a type that every browser has.
  expect([...named].filter((name) => name !== 'Blob' && !exported.includes(name))).toEqual([]);
});

/** What somebody with only the package cannot read. */
function unreadable(text: string): string[] {
  const places =
    /\bdecisions? \d+|CONTRIBUTING|\b(?:src|tests|scripts|stories|examples)\/[\w./-]+/g;
  const pages = [...text.matchAll(/\bdocs\/[\w./-]+\w/g)]
    .map(([page]) => page)
    .filter((page) => !/^docs\/[\w-]+\.md$/.test(page) || !existsSync(join(root, page)));
  const specification = read('docs/specification.md');
  const sections = [...text.matchAll(/\bspec (?:§(\d+))?/g)]
    .filter(([, section]) => !specification.includes(`\n## ${section ?? ''}. `))
    .map(([citation]) => citation);
  return [...(text.match(places) ?? []), ...pages, ...sections];
}

test('no published declaration cites what is not in the package', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const paths = files.filter((path) => path.endsWith('.d.ts'));
  expect(paths).toContain('hooks.d.ts');
  const found = paths.flatMap((path) =>
    unreadable(read(`dist/${path}`)).map((citation) => `${path}: ${citation}`),
  );
  expect(found).toEqual([]);
});

test('a citation of a decision, of our sources or of a section that is missing would be found', () => {
  const text = 'See decision 41, src/api, docs/decisions/0001-x.md, docs/none.md and spec §12.';
  expect(unreadable(text)).toEqual([
    'decision 41',
    'src/api',
    'docs/decisions/0001-x.md',
    'docs/none.md',
    'spec §12',
  ]);
  expect(unreadable('The rule (spec §5) is in docs/security.md.')).toEqual([]);
});
