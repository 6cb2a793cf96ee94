import clsx from 'clsx/lite';
import { forwardRef, useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useLaterCode } from '../base/laterCode';
import { useInBrowser } from '../base/useInBrowser';
import { safeAddresses } from './drawing/addresses';
import type { DrawMedia } from './drawing/drawing';
import { drawText, readText } from './drawing/drawText';
import type { RichTextWords } from './drawing/words';
import { mayHaveRareNames } from './needs';
import { characterNames } from './markdown/rareNames';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In Markdown: CommonMark with tables and formulas in LaTeX. HTML is shown as text. */
  text: string;
  /** Whether it stands in a line, so that a single paragraph has no element. @default false */
  inline?: boolean | undefined;
  /** Draws a picture of the host's, `![alt](media:id)`, by its id. @default its source */
  drawMedia?: DrawMedia | undefined;
  /**
   * The level of its highest headings in the page's outline, 1 to 6.
   * @default none: headings are emphasised paragraphs
   */
  headingLevel?: number | undefined;
  words: RichTextWords;
}

/** Longer texts are shown as they were written, so that none can occupy the page. */
const longest = 100_000;

/** Until the names have loaded, those few are known that need no table. */
const noNames = {};

/**
 * A text in Markdown. On a server it is shown as it was written, and until then the languages of its
 * code, its formulas and rare names of characters are, which load when it is first shown (see
 * `preloadRichText`). `ref`, rest props and `className` reach its root,
 * a `div`, or with `inline` a `span`. States: `data-source`, `data-inline`. Parts: `code`,
 * `formula`, `table`, `scroll`.
 */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(
  { text, inline = false, drawMedia, headingLevel, words, className, ...rest },
  ref,
) {
  const isShort = text.length <= longest;
  // What a server sends must not differ from what the browser draws first.
  const isDrawn = useInBrowser() && isShort;
  const names = useLaterCode(characterNames, isDrawn && mayHaveRareNames(text));
  const tree = useMemo(
    () => (isDrawn ? readText(text, names ?? noNames) : null),
    [isDrawn, text, names],
  );
  const Element = inline ? 'span' : 'div';
  return (
    <Element
      dir="auto"
      {...rest}
      ref={ref}
      className={clsx('qw-rich-text', className)}
      data-inline={inline ? '' : undefined}
      data-source={tree ? undefined : ''}
    >
      {tree
        ? drawText(tree, {
            addresses: safeAddresses,
            drawMedia,
            words,
            headingLevel,
            isInline: inline,
          })
        : text}
    </Element>
  );
});
