/**
 * The sheets of the hosts in `stories/hosts/hosts.ts`, compiled from the installed packages, so
 * that no copies of theirs age in the repository.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';
import tailwind3 from 'tailwindcss3';
import type { Plugin } from 'vite';
import { aggressiveHost } from '../stories/hosts/aggressiveHost.ts';
import type { HostId } from '../stories/hosts/hosts.ts';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(require.resolve(path), 'utf8');

/** Classes that the host's own page uses, and that stories pass to the kit as `className`. */
const utilities = ['mt-4', 'p-4', 'text-lg', 'rounded-lg', 'flex', 'gap-4', 'border', 'underline'];

interface Postcss {
  (plugins: unknown[]): { process(css: string, options: object): Promise<{ css: string }> };
}

async function compileTailwind3(): Promise<string> {
  const postcss = createRequire(require.resolve('tailwindcss3/package.json'))('postcss') as Postcss;
  const plugin = tailwind3({ content: [{ raw: utilities.join(' '), extension: 'html' }] });
  const source = '@tailwind base; @tailwind components; @tailwind utilities;';
  return (await postcss([plugin]).process(source, { from: undefined })).css;
}

async function compileTailwind4(): Promise<string> {
  const compiler = await compile(read('tailwindcss/index.css'));
  return compiler.build(utilities);
}

export async function compileHostSheets(): Promise<Record<HostId, string>> {
  return {
    tailwind3: await compileTailwind3(),
    tailwind4: await compileTailwind4(),
    bootstrap: read('bootstrap/dist/css/bootstrap.css'),
    normalize: read('modern-normalize/modern-normalize.css'),
    aggressive: aggressiveHost,
  };
}

/** Provides the sheets to the stories as `virtual:host-sheets`. */
export function hostSheets(): Plugin {
  const id = 'virtual:host-sheets';
  const resolved = `\0${id}`;
  return {
    name: 'quizwright:host-sheets',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: async (source) =>
      source === resolved
        ? `export default ${JSON.stringify(await compileHostSheets())};`
        : undefined,
  };
}
