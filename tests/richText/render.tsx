import { renderToStaticMarkup } from 'react-dom/server';
import { encodeAddress, safeAddresses, type Addresses } from '../../src/richText/drawing/addresses';
import { drawText, readText } from '../../src/richText/drawing/drawText';
import type { RichTextWords } from '../../src/richText/drawing/words';
import { characterNames } from '../../src/richText/markdown/characterNames';

export const words: RichTextWords = {
  code: 'Code',
  formula: 'Formula',
  table: 'Table',
  opensInNewTab: '(opens in a new tab)',
};

interface RenderOptions {
  addresses?: Addresses;
  headingLevel?: number;
  isInline?: boolean;
}

/** The markup of a text whose needs have loaded. */
export function markupOf(
  text: string,
  { addresses = safeAddresses, headingLevel, isInline = false }: RenderOptions = {},
): string {
  const drawing = { addresses, words, headingLevel, isInline };
  return renderToStaticMarkup(<>{drawText(readText(text, characterNames), drawing)}</>);
}

/** Leads everywhere, as the examples of CommonMark do. */
const openAddresses: Addresses = {
  ofLink: encodeAddress,
  ofImage: encodeAddress,
};

/** HTML in a text, which we show as text, and the reference as what it is. */
const shownMarkup = /<(span|div) class="qw-rich-markup" dir="ltr" translate="no">([^<]*)<\/\1>/g;

function unescapeMarkup(text: string): string {
  const page = new DOMParser().parseFromString(text, 'text/html');
  return page.body.textContent ?? '';
}

/**
 * The markup of a text in the form of CommonMark's reference, whose elements have no attributes of
 * ours, which leads everywhere, and which contains HTML as such.
 */
export function referenceMarkup(text: string): string {
  const markup = markupOf(text, { addresses: openAddresses })
    .replaceAll(/<span class="qw-visually-hidden[^]*?<\/span>/g, '')
    .replaceAll(/<\/?div class="qw-rich-scroll[^>]*>/g, '<qw-box>')
    .replaceAll(shownMarkup, (_, tag: string, shown: string) => unescapeMarkup(shown));
  return canonicalMarkup(markup);
}

/** Markup in a form that does not depend on insignificant white space. */
export function canonicalMarkup(markup: string): string {
  return canonical(new DOMParser().parseFromString(markup, 'text/html').body)
    .replaceAll(/<qw-box>|<\/qw-box>/g, '')
    .replaceAll(/\s*(<[^<>]*>)\s*/g, '$1')
    .trim();
}

const kept = ['href', 'title', 'src', 'alt', 'start'];

function canonical(element: Element): string {
  const content = [...element.childNodes]
    .map((node) => {
      if (node instanceof Element) return canonical(node);
      const text = node.textContent ?? '';
      return element.closest('pre') ? text : text.replaceAll(/\s+/g, ' ');
    })
    .join('');
  const attributes = kept
    .filter((name) => element.hasAttribute(name))
    .map((name) => ` ${name}="${element.getAttribute(name)}"`);
  // So that a translation breaks nothing, words beside other things have an element.
  if (element.className === 'qw-rich-words') return content;
  const tag = tagOf(element);
  return `<${tag}${attributes.join('')}>${content}</${tag}>`;
}

const tagOf = (element: Element): string =>
  element.className === 'qw-rich-heading'
    ? `h${element.getAttribute('data-level')}`
    : element.tagName.toLowerCase();
