import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { ImageInline, Inline, LinkInline } from '../markdown/tree';
import { mediaIdOf } from './addresses';
import type { Drawing } from './drawing';
import { Formula } from './Formula';

/** Draws the text of a paragraph. */
export function drawInlines(inlines: Inline[], drawing: Drawing): ReactNode {
  // They have no identity but their place.
  return inlines.map((inline, at) => <Fragment key={at}>{drawInline(inline, drawing)}</Fragment>);
}

function drawInline(inline: Inline, drawing: Drawing): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'break':
      return <br />;
    case 'emphasis':
      return <em className="qw-rich-em">{drawInlines(inline.children, drawing)}</em>;
    case 'strong':
      return <strong className="qw-rich-strong">{drawInlines(inline.children, drawing)}</strong>;
    case 'code':
      return (
        <code className="qw-rich-inline-code" dir="ltr">
          {inline.value}
        </code>
      );
    case 'formula':
      return <Formula formula={inline.value} isDisplayed={inline.isDisplayed} />;
    case 'markup':
      return (
        <span className="qw-rich-markup" dir="ltr">
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
        {before}
        {text}
        {after}
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
      {text}
      {/* The space is hidden with the words, or it would be underlined. */}
      <VisuallyHidden> {drawing.words.opensInNewTab}</VisuallyHidden>
    </a>
  );
}

function drawImage({ address, title, before, after, alt }: ImageInline, drawing: Drawing) {
  const id = mediaIdOf(address);
  if (id !== undefined && drawing.drawMedia) {
    return drawing.drawMedia({ id, alt, title: title || undefined });
  }
  const src = drawing.addresses.ofImage(address);
  if (src === undefined) return `${before}${alt}${after}`;
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
