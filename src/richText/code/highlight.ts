import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';
import { roleOf, type CodeRole } from './roles';

/** A piece of code that has one colour; without a role it has that of text. */
export interface CodePiece {
  text: string;
  role: CodeRole | undefined;
}

type Highlighted = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number];

const lowlight = createLowlight();

/**
 * Highlights code in one language.
 *
 * @param grammars its rules, and those of languages inside it
 */
export function highlighterFor(
  name: string,
  grammars: Record<string, LanguageFn>,
): (code: string) => CodePiece[] {
  lowlight.register(grammars);
  return (code) => {
    const pieces: CodePiece[] = [];
    const add = (node: Highlighted, outer: CodeRole | undefined) => {
      if (node.type === 'text') pieces.push({ text: node.value, role: outer });
      if (node.type !== 'element') return;
      const role = roleOf(node.properties.className) ?? outer;
      for (const child of node.children) add(child, role);
    };
    for (const node of lowlight.highlight(name, code, { prefix: '' }).children)
      add(node, undefined);
    return pieces;
  };
}
