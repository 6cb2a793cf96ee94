import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { inElement } from '../../ui/text/inElement';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { ImageInline, Inline, LinkInline } from '../markdown/tree';
import { mediaIdOf } from './addresses';
import type { Drawing } from './drawing';
import { Formula } from './Formula';

/** Draws the text of a paragraph. */
export function drawInlines(inlines: Inline[], drawing: Drawing): ReactNode {
  const [first, second] = inlines;
  if (first?.type === 'text' && second === undefined) return first.value;
  // They have no identity but their place.
  return inlines.map((inline, at) => <Fragment key={at}>{drawInline(inline, drawing)}</Fragment>);
}

/** Text beside formulas and pictures, which load later, has an element of its own. */
export const drawWords = (words: ReactNode): ReactNode =>
  words === ' ' ? words : inElement(words, 'qw-rich-words');

function drawInline(inline: Inline, drawing: Drawing): ReactNode {
  switch (inline.type) {
    case 'text':
      return drawWords(inline.value);
    case 'break':
      return <br />;
    case 'emphasis':
      return <em className="qw-rich-em">{drawInlines(inline.children, drawing)}</em>;
    case 'strong':
      return <strong className="qw-rich-strong">{drawInlines(inline.children, drawing)}</strong>;
    case 'code':
      return (
        <code className="qw-rich-inline-code" dir="ltr" translate="no">
          {inline.value}
        </code>
      );
    case 'formula':
      return <Formula formula={inline.value} isDisplayed={inline.isDisplayed} />;
    case 'markup':
      return (
        <span className="qw-rich-markup" dir="ltr" translate="no">
          {inline.value}
        </span>
      );
    case 'link':
      return drawLink(inline, drawing);
    case 'image':
      return drawImage(inline, drawing);
  }
}

function drawLink({ address, title, before, after, children }: LinkInline, drawing: Drawing) {
  const href = drawing.addresses.ofLink(address);
  const text = drawInlines(children, drawing);
  if (href === undefined) {
    return (
      <>
        {before && drawWords(before)}
        {drawWords(text)}
        {after && drawWords(after)}
      </>
    );
  }
  return (
    <a
      className="qw-rich-link"
      href={href}
      title={title || undefined}
      target="_blank"
      rel="noopener noreferrer"
    >
      {drawWords(text)}
      {/* The space is hidden with the words, or it would be underlined. */}
      <VisuallyHidden>{` ${drawing.words.opensInNewTab}`}</VisuallyHidden>
    </a>
  );
}

function drawImage({ address, title, before, after, alt }: ImageInline, drawing: Drawing) {
  const id = mediaIdOf(address);
  if (id !== undefined && drawing.drawMedia) {
    return drawing.drawMedia({ id, alt, title: title || undefined });
  }
  const src = drawing.addresses.ofImage(address);
  if (src === undefined) return drawWords(`${before}${alt}${after}`);
  return (
    <img
      className="qw-rich-image"
      src={src}
      alt={alt}
      title={title || undefined}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
