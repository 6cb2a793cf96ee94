import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Block, Inline, ListBlock } from '../markdown/tree';
import { CodeBlock } from './CodeBlock';
import type { Drawing } from './drawing';
import { drawInlines, drawWords } from './drawInlines';
import { drawTable } from './drawTable';
import { Formula } from './Formula';
import { ScrollBox } from './ScrollBox';

const lowestLevel = 6;

/**
 * Draws blocks, one below the other.
 *
 * @param isTight whether paragraphs are drawn without elements of their own
 */
export function drawBlocks(blocks: Block[], drawing: Drawing, isTight = false): ReactNode {
  // They have no identity but their place.
  return blocks.map((block, at) => (
    <Fragment key={at}>{drawBlock(block, drawing, isTight)}</Fragment>
  ));
}

function drawBlock(block: Block, drawing: Drawing, isTight: boolean): ReactNode {
  const { words } = drawing;
  switch (block.type) {
    case 'paragraph':
      return drawWords(drawParagraph(block.children, drawing, isTight));
    case 'heading':
      return drawHeading(block.level, block.children, drawing);
    case 'code':
      return <CodeBlock code={block.value} language={block.language} label={words.code} />;
    case 'formula':
      return (
        <ScrollBox label={words.formula} dir="ltr">
          <Formula formula={block.value} isDisplayed />
        </ScrollBox>
      );
    case 'markup':
      return (
        <div className="qw-rich-markup" dir="ltr" translate="no">
          {block.value}
        </div>
      );
    case 'quote':
      return (
        <blockquote className="qw-rich-quote">{drawBlocks(block.children, drawing)}</blockquote>
      );
    case 'list':
      return drawList(block, drawing);
    case 'table':
      return drawTable(block, drawing);
    case 'rule':
      return <hr className="qw-rich-rule" />;
  }
}

/** Draws a paragraph; one with a formula scrolls, because that may be wider. */
export function drawParagraph(children: Inline[], drawing: Drawing, isTight: boolean): ReactNode {
  const [first, second] = children;
  const text =
    first?.type === 'formula' && second === undefined ? (
      <Formula formula={first.value} isDisplayed={first.isDisplayed} isAlone />
    ) : (
      drawInlines(children, drawing)
    );
  const paragraph = isTight ? text : <p className="qw-rich-paragraph">{text}</p>;
  if (!children.some(({ type }) => type === 'formula')) return paragraph;
  return (
    <ScrollBox label={drawing.words.formula} as={drawing.isInline ? 'span' : 'div'}>
      {paragraph}
    </ScrollBox>
  );
}

/** A heading joins the page's outline only where the page has said at which level. */
function drawHeading(level: number, children: Inline[], drawing: Drawing): ReactNode {
  const { headingLevel } = drawing;
  const outline =
    headingLevel === undefined
      ? {}
      : { role: 'heading', 'aria-level': Math.min(headingLevel + level - 1, lowestLevel) };
  return (
    <p className="qw-rich-heading" data-level={level} {...outline}>
      {drawInlines(children, drawing)}
    </p>
  );
}

function drawList({ start, isTight, items }: ListBlock, drawing: Drawing): ReactNode {
  const drawn = items.map((blocks, at) => (
    <li key={at} className="qw-rich-item">
      {drawBlocks(blocks, drawing, isTight)}
    </li>
  ));
  if (start === undefined) return <ul className="qw-rich-list">{drawn}</ul>;
  return (
    <ol className="qw-rich-list" start={start === 1 ? undefined : start}>
      {drawn}
    </ol>
  );
}
