import type { CSSProperties } from 'react';

/** A part of a formula: text, or an element of MathML with attributes that are permitted. */
export type FormulaNode = string | FormulaElement;

export interface FormulaElement {
  name: string;
  attributes: Record<string, string>;
  style: CSSProperties | undefined;
  className: string | undefined;
  children: FormulaNode[];
}

const elements = new Set([
  ...['mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'mfrac', 'msqrt', 'mroot', 'mstyle'],
  ...['mpadded', 'mphantom', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'],
  ...['mmultiscripts', 'mprescripts', 'none', 'mtable', 'mtr', 'mtd'],
]);

const attributes = new Set([
  ...['accent', 'accentunder', 'columnalign', 'columnspan', 'depth', 'displaystyle', 'fence'],
  ...['form', 'height', 'largeop', 'linethickness', 'lspace', 'mathbackground', 'mathcolor'],
  ...['mathsize', 'mathvariant', 'maxsize', 'minsize', 'movablelimits', 'rowspacing', 'rspace'],
  ...['scriptlevel', 'separator', 'stretchy', 'symmetric', 'voffset', 'width'],
]);

const styles = new Set([
  ...['backgroundColor', 'border', 'borderBottom', 'borderLeft', 'borderRight', 'borderTop'],
  ...['color', 'fontSize', 'fontStyle', 'fontWeight', 'marginLeft', 'marginRight', 'minWidth'],
  ...['padding', 'paddingBottom', 'paddingLeft', 'paddingRight', 'paddingTop', 'textAlign'],
  ...['verticalAlign', 'width'],
]);

/** Temml's classes that need a rule of the sheet, and ours for them. */
const classes: Record<string, string> = {
  'tml-fbox': 'qw-rich-math-box',
  'tml-left': 'qw-rich-math-left',
  'tml-overline': 'qw-rich-math-overline',
  'tml-right': 'qw-rich-math-right',
  'tml-underline': 'qw-rich-math-underline',
  // Each stands for another slant of the letter.
  'wbk-acc': 'qw-rich-math-accent',
  'wbk-sml-acc': 'qw-rich-math-accent',
  'wbk-med-acc': 'qw-rich-math-accent',
  'wbk-lrg-acc': 'qw-rich-math-accent',
};

/** What Temml encloses with `menclose`, which Chromium does not draw, and our sheet with a border. */
const bordered = new Set(['top', 'bottom', 'box']);

/** What needs a sheet of Temml's or a second run: without it, a formula would say another thing. */
const undrawnClasses = new Set(['tml-cancel', 'tml-cancelto', 'tml-ref']);
const undrawnStyles = ['position', 'transform'];

/** Lengths, colours, keywords and the like: nothing that could load something. */
const plainValue = /^[-+\w#.% ]{1,60}$/;

const deepest = 100;

/** What Temml's nodes have in common; each kind lacks some. */
interface MathTree {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  style?: Record<string, unknown>;
  classes?: string[];
  children?: MathTree[];
}

const plainOnes = (
  values: Record<string, unknown> | undefined,
  names: Set<string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([name, value]) => names.has(name) && plainValue.test(value)),
  );

const isUndrawn = ({ classes: names = [], style = {} }: MathTree): boolean =>
  names.some((name) => undrawnClasses.has(name)) ||
  undrawnStyles.some((name) => style[name] !== undefined);

/** The element for a node, if it needs one. Throws for what cannot be drawn. */
function elementFor({ type = '', attributes: given = {} }: MathTree): string | undefined {
  if (elements.has(type)) return type;
  // A fragment, and the root.
  if (type === '' || type === 'math') return undefined;
  if (type === 'menclose' && bordered.has(String(given.notation))) return 'mrow';
  throw new RangeError();
}

/**
 * Copies what is on the lists above.
 *
 * @param most how many elements a formula may have
 * @returns the parts of the formula; undefined for one with more, deeper or other ones
 */
export function permitted(tree: unknown, most: number): FormulaNode[] | undefined {
  let left = most;
  const copy = (node: MathTree, depth: number): FormulaNode[] => {
    left -= 1;
    if (left < 0 || depth > deepest || isUndrawn(node)) throw new RangeError();
    if (node.text !== undefined) return [node.text];
    const children = (node.children ?? []).flatMap((child) => copy(child, depth + 1));
    const name = elementFor(node);
    if (name === undefined) return children;
    const style = plainOnes(node.style, styles);
    const className = (node.classes ?? [])
      .flatMap((one) => (Object.hasOwn(classes, one) ? [classes[one]] : []))
      .join(' ');
    const element: FormulaElement = {
      name,
      attributes: plainOnes(node.attributes, attributes),
      style: Object.keys(style).length > 0 ? style : undefined,
      className: className || undefined,
      children,
    };
    return [element];
  };
  try {
    return copy(tree as MathTree, 0);
  } catch {
    return undefined;
  }
}
