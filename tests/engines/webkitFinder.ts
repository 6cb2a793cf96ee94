import { buildSync } from 'esbuild';
import type * as TestingLibrary from '@testing-library/dom';
import type { ElementId } from './webkit';

/** One step from the elements found so far to others. */
export type Step =
  | { by: 'role'; role: string; name?: Words }
  | { by: 'label' | 'text' | 'hasText'; text: Words }
  | { by: 'selector'; selector: string }
  | { by: 'nth'; position: number };

/** What a text is compared with: all of it, a part of it in any case, or a pattern. */
interface Words {
  source: string;
  as: 'all' | 'part' | 'pattern';
  flags: string;
}

export const wordsOf = (text: string | RegExp, exact = false): Words =>
  text instanceof RegExp
    ? { source: text.source, as: 'pattern', flags: text.flags }
    : { source: text, as: exact ? 'all' : 'part', flags: '' };

/** What finds elements in the page. */
const library = buildSync({
  stdin: { contents: "export * from '@testing-library/dom'", resolveDir: import.meta.dirname },
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'finding',
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
}).outputFiles[0]?.text;

/** Runs in the page, with what `library` has; contains everything else it needs. */
function find(finding: typeof TestingLibrary, steps: Step[]): HTMLElement[] {
  const fits =
    ({ source, as, flags }: Words) =>
    (text: string | null): boolean => {
      const read = (text ?? '').replace(/\s+/g, ' ').trim();
      if (as === 'pattern') return new RegExp(source, flags).test(read);
      if (as === 'all') return read === source;
      return read.toLowerCase().includes(source.toLowerCase());
    };
  const within = (element: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'role': {
        const named = step.name && { name: fits(step.name) };
        return finding.queryAllByRole(element, step.role, named);
      }
      case 'label':
        return finding.queryAllByLabelText(element, fits(step.text), { normalizer: String });
      case 'text':
        return finding.queryAllByText(element, fits(step.text), { normalizer: String });
      case 'selector':
        return [...element.querySelectorAll<HTMLElement>(step.selector)];
      default:
        return fits((step as { text: Words }).text)(element.textContent) ? [element] : [];
    }
  };
  let found = [document.documentElement];
  for (const step of steps) {
    found =
      step.by === 'nth'
        ? found.slice(step.position, step.position === -1 ? undefined : step.position + 1)
        : [...new Set(found.flatMap((element) => within(element, step)))];
  }
  return found;
}

/** Whether an element can be seen. Runs in the page. */
export function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Runs a script in the page, as the body of a function. */
export type Run = <Value>(script: string, args?: unknown[]) => Promise<Value>;

/** The elements that the steps find, with the library in the page if it is not there yet. */
export async function findElements(run: Run, steps: Step[]): Promise<ElementId[]> {
  const query = `return (${find.toString()})(window.finding, arguments[0])`;
  try {
    return await run(`if (!window.finding) throw new Error('no finder'); ${query}`, [steps]);
  } catch (error) {
    if (!String(error).includes('no finder')) throw error;
    return run(`${library} window.finding = finding; ${query}`, [steps]);
  }
}
