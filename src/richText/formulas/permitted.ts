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
  'tml-left': 'qw-rich-math-left',
  'tml-overline': 'qw-rich-math-overline',
  'tml-right': 'qw-rich-math-right',
  'tml-underline': 'qw-rich-math-underline',
};

/** Strokes through a formula, which need a sheet of Temml's: without them it would say another thing. */
const strokes = ['tml-cancel', 'tml-cancelto'];

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

/**
 * Copies what is on the lists above. Another element is left out, and its children are kept.
 *
 * @param most how many elements a formula may have
 * @returns the parts of the formula; undefined for one with more or deeper ones, or with strokes
 */
export function permitted(tree: unknown, most: number): FormulaNode[] | undefined {
  let left = most;
  const copy = (node: MathTree, depth: number): FormulaNode[] => {
    left -= 1;
    const isStruck = node.classes?.some((one) => strokes.includes(one)) === true;
    if (left < 0 || depth > deepest || isStruck) throw new RangeError();
    if (node.text !== undefined) return [node.text];
    const children = (node.children ?? []).flatMap((child) => copy(child, depth + 1));
    const { type: name = '' } = node;
    if (!elements.has(name)) return children;
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
