import { createElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLaterCode } from '../../base/laterCode';
import { formulas } from '../formulas/formulas';
import type { FormulaNode } from '../formulas/permitted';

interface FormulaProps {
  /** In LaTeX. */
  formula: string;
  isDisplayed: boolean;
  /** Whether no text stands beside it, so that its fractions need not be small. @default false */
  isAlone?: boolean;
}

/** A formula in MathML; its source until the reader has loaded, and where it has a mistake. */
export function Formula({ formula, isDisplayed, isAlone = false }: FormulaProps) {
  const read = useLaterCode(formulas, true);
  const nodes = useMemo(() => read?.(formula, isDisplayed), [read, formula, isDisplayed]);
  if (nodes === undefined || formula === '') {
    const mark = isDisplayed ? '$$' : '$';
    return (
      <code className="qw-rich-source" dir="ltr" translate="no" data-part="formula">
        {`${mark}${formula}${mark}`}
      </code>
    );
  }
  // The source is what is copied, and what is said where MathML is unknown.
  return createElement(
    'math',
    {
      className: 'qw-rich-formula',
      dir: 'ltr',
      translate: 'no',
      display: isDisplayed ? 'block' : 'inline',
      displaystyle: isAlone && !isDisplayed ? 'true' : undefined,
      'data-part': 'formula',
    },
    createElement(
      'semantics',
      null,
      createElement('mrow', null, ...nodes.map(drawNode)),
      createElement('annotation', { encoding: 'application/x-tex' }, formula),
    ),
  );
}

function drawNode(node: FormulaNode, at: number): ReactNode {
  if (typeof node === 'string') return node;
  const { name, attributes, style, className, children } = node;
  return createElement(
    name,
    { ...attributes, key: at, style, className },
    ...children.map(drawNode),
  );
}
