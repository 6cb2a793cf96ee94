import { frequentNames } from './markdown/characters';
import { grammarNamed, type Grammar } from './code/grammars';

/** What a text needs beside the code that draws it. */
export interface Needs {
  formulas: boolean;
  characterNames: boolean;
  grammars: Set<Grammar>;
}

const formula = /\$\$|\$[^\s$]/;
const names = /&([a-zA-Z][a-zA-Z0-9]{1,31});/g;
const fences = /(?:`{3,}|~{3,})[ \t]*([^\s`]{1,40})/g;

/** Looks through a text without reading it in full, so it may name something in vain. */
export function needsOf(text: string): Needs {
  const grammars = new Set<Grammar>();
  for (const [, language = ''] of text.matchAll(fences)) {
    const grammar = grammarNamed(language);
    if (grammar) grammars.add(grammar);
  }
  return { formulas: mayHaveFormulas(text), characterNames: mayHaveRareNames(text), grammars };
}

export const mayHaveFormulas = (text: string): boolean => formula.test(text);

export function mayHaveRareNames(text: string): boolean {
  for (const [, name = ''] of text.matchAll(names)) {
    if (!Object.hasOwn(frequentNames, name)) return true;
  }
  return false;
}
