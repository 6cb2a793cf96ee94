// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaintsAbout } from './complaints';
import { blocksOf, codeBlocks, modulePath, pages, readPage, root, type Block } from './pages';

const at = ({ page, line }: Block): string => `${page}:${line}`;

describe('TypeScript', () => {
  const wrong = `Some words.

\`\`\`tsx
import { QuizProvider } from 'quizwright';

export const Wrong = () => <QuizProvider portal={1}>None</QuizProvider>;
\`\`\`
`;
  let complaints: string[];

  beforeAll(() => {
    complaints = complaintsAbout([...codeBlocks(), ...blocksOf('wrong.md', wrong)]);
  }, 180_000);

  it('compiles as written', () => {
    expect(complaints.filter((one) => !one.startsWith('wrong.md'))).toEqual([]);
  });

  it('is named by page and line if it does not', () => {
    expect(complaints.filter((one) => one.startsWith('wrong.md'))).toEqual([
      expect.stringMatching(/^wrong\.md:6: .*portal/),
    ]);
  });

  it('has no two modules of one name', () => {
    const paths = codeBlocks().map(modulePath);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});

/** Syntax errors in JavaScript, at their line of the page. */
function faultsOfScript(code: string, { page, line }: Block): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { allowJs: true, target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics.map(({ start = 0, messageText }) => {
    const here = line + code.slice(0, start).split('\n').length - 1;
    return `${page}:${here}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

async function faultsOfMarkup(block: Block): Promise<string[]> {
  const { code, line } = block;
  const scripts = [...code.matchAll(/<script[^>]*>([^]*?)<\/script>/g)];
  const faults = scripts.flatMap(({ index, 1: script = '' }) => {
    const before = code.slice(0, index).split('\n').length - 1;
    return faultsOfScript(script, { ...block, line: line + before });
  });
  const markup = await format(code, { parser: 'html' }).catch((error: Error) => error);
  return typeof markup === 'string' ? faults : [...faults, `${at(block)}: ${markup.message}`];
}

it('is valid markup and script', async () => {
  const blocks = pages.flatMap((page) => blocksOf(page));
  const scripts = blocks.filter(({ language }) => language === 'js');
  const markup = blocks.filter(({ language }) => language === 'html');
  expect(markup.length).toBeGreaterThan(0);
  const faults = await Promise.all(markup.map(faultsOfMarkup));
  expect([
    ...scripts.flatMap((block) => faultsOfScript(block.code, block)),
    ...faults.flat(),
  ]).toEqual([]);
});

/** All our source code. */
function sourceCode(): string {
  const folder = `${root}src/`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(folder + path, 'utf8'))
    .join('\n');
}

describe('style', () => {
  const sheets = [...pages, 'docs/hosts.md']
    .flatMap((page) => blocksOf(page))
    .filter(({ language }) => language === 'css');
  const named = (pattern: RegExp): string[] =>
    sheets.flatMap(({ code }) => [...code.matchAll(pattern)].map(([, name = '']) => name));

  it.each(sheets.map((sheet) => [at(sheet), sheet.code]))('is valid: %s', async (_, code) => {
    await expect(format(code, { parser: 'css' })).resolves.toContain(';');
  });

  it('sets existing tokens, selects existing parts and imports existing sheets', () => {
    const tokens = readPage('src/ui/theme/tokens.css');
    const code = sourceCode();
    const set = named(/(--qw-[\w-]+):/g);
    const met = named(/\[data-part='([\w-]+)'\]/g);
    const imported = named(/@import 'quizwright\/([\w.]+)'/g);
    expect([set, met, imported].map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(set.filter((token) => !tokens.includes(`${token}:`))).toEqual([]);
    expect(met.filter((part) => !code.includes(`data-part="${part}"`))).toEqual([]);
    expect(imported.filter((sheet) => !Object.hasOwn(manifest.exports, `./${sheet}`))).toEqual([]);
  });
});

it('names everything that the source stores on a device', () => {
  const code = sourceCode();
  const names = [
    ...code.matchAll(/['"`]quizwright:([\w-]+)/g),
    ...code.matchAll(/useDevicePreference\('([\w-]+)'/g),
  ].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const page = readPage('docs/security.md');
  expect(names.filter((name) => !page.includes(`\`quizwright:${name}`))).toEqual([]);
});

interface Manifest {
  exports: Record<string, unknown>;
  scripts: Record<string, string>;
  bin: Record<string, string>;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')) as Manifest;
const manifest = manifestOf('');
const commands = { ...manifest.bin, ...manifestOf('examples/standalone/').bin };

describe.each(pages)('%s', (page) => {
  const text = readPage(page);
  const lineOf = (index: number): string => `${page}:${text.slice(0, index).split('\n').length}`;

  it('names existing scripts, commands and files of ours', () => {
    const missing = [
      ...[...text.matchAll(/\bnpm (?:run (?:-s )?)?([\w:-]+)(?: -w ([\w/-]+))?/g)].filter(
        ([command, script = '', workspace]) =>
          /^npm (run|start|test)\b/.test(command) &&
          !Object.hasOwn(manifestOf(workspace ? `${workspace}/` : '').scripts, script),
      ),
      ...[...text.matchAll(/\bnpx (quizwright[\w-]*)/g)].filter(
        ([, command = '']) => !Object.hasOwn(commands, command),
      ),
      ...[...text.matchAll(/^(?:.* )?node ([\w./-]+\.js)/gm)].filter(
        ([, file = '']) => !existsSync(root + file),
      ),
    ];
    expect(missing.map(({ index, 0: command }) => `${lineOf(index)}: ${command}`)).toEqual([]);
  });
});
