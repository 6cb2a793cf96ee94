import { laterCode, type LaterCode } from '../../base/laterCode';
import type { Grammar } from './grammars';
import type { CodePiece } from './highlight';
import { loadGrammar } from './loadGrammar';

type Highlight = (code: string) => CodePiece[];

/** Grammars whose code also stands inside code of another. */
const inner: Partial<Record<Grammar, Grammar[]>> = { xml: ['css', 'javascript'] };

const highlighters = new Map<Grammar, LaterCode<Highlight>>();

/** The highlighter of one language, which loads with its grammar when it is wanted. */
export function highlighterOf(grammar: Grammar): LaterCode<Highlight> {
  const known = highlighters.get(grammar);
  if (known) return known;
  const added = laterCode(async () => {
    const names = [grammar, ...(inner[grammar] ?? [])];
    const [{ highlighterFor }, ...grammars] = await Promise.all([
      import('./highlight'),
      ...names.map(async (name) => [name, await loadGrammar(name)] as const),
    ]);
    return highlighterFor(grammar, Object.fromEntries(grammars));
  });
  highlighters.set(grammar, added);
  return added;
}
