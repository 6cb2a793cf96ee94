import buildMathML from 'temml/src/buildMathML.js';
import parseTree from 'temml/src/parseTree.js';
import Settings from 'temml/src/Settings.js';
import Style from 'temml/src/Style.js';
import { permitted, type FormulaNode } from './permitted';

/** A larger formula is a mistake or an attack, and shown as it was written. */
const longest = 2_000;
const mostElements = 4_000;
/** In em, of spaces, rules and the like. */
const largest: [number, number] = [20, 20];
const mostExpansions = 200;

/** The levels of TeX's styles. */
const displayStyle = 0;
const textStyle = 1;

/**
 * Reads a formula in LaTeX. Nothing in it may lead anywhere, load anything or set attributes.
 *
 * @returns what MathML makes of it; undefined for one with a mistake
 */
export function readFormula(formula: string, isDisplayed: boolean): FormulaNode[] | undefined {
  if (formula.length > longest) return undefined;
  try {
    const settings = new Settings({
      displayMode: isDisplayed,
      throwOnError: true,
      maxSize: largest,
      maxExpand: mostExpansions,
      strict: false,
      trust: false,
    });
    const tree = parseTree(formula, settings);
    const level = isDisplayed ? displayStyle : textStyle;
    const style = new Style({ level, maxSize: largest });
    return permitted(buildMathML(tree, formula, style, settings), mostElements);
  } catch {
    // A mistake in it, or nesting beyond the stack.
    return undefined;
  }
}
