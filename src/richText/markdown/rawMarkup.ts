/** HTML in a text, which is recognised only to be shown as it was written. */

const attribute = '(?:\\s+[a-zA-Z_:][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"\'=<>`]+|\'[^\']*\'|"[^"]*"))?)';
const openTag = `<[a-zA-Z][a-zA-Z0-9-]*${attribute}*\\s*/?>`;
const closeTag = '</[a-zA-Z][a-zA-Z0-9-]*\\s*>';
const tag = new RegExp(`${openTag}|${closeTag}`, 'y');
const wholeLine = new RegExp(`^(?:${openTag}|${closeTag})\\s*$`);

const inlineBounds: [start: RegExp, end: string][] = [
  [/<!--/y, '-->'],
  [/<\?/y, '?>'],
  [/<!\[CDATA\[/y, ']]>'],
  [/<![a-zA-Z]/y, '>'],
];

/**
 * Finds tags, comments and the like inside paragraphs of one text. It remembers which ends are
 * missing, so that many beginnings are not searched to the end of the text each.
 */
export function createMarkupFinder(text: string): (at: number) => number | undefined {
  const missing = new Set<string>();
  return (at) => {
    tag.lastIndex = at;
    if (tag.test(text)) return tag.lastIndex;
    for (const [start, end] of inlineBounds) {
      start.lastIndex = at;
      if (!start.test(text) || missing.has(end)) continue;
      // `<!-->` and `<!--->` are comments too.
      const from = end === '-->' ? at + 2 : start.lastIndex;
      const found = text.indexOf(end, from);
      if (found >= 0) return found + end.length;
      missing.add(end);
    }
    return undefined;
  };
}

const blockTags =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

/** How a block of markup ends: with a line that matches, or before a blank line. */
export type MarkupEnd = RegExp | 'blank';

const blockBounds: [start: RegExp, end: MarkupEnd][] = [
  [/^<(?:script|pre|textarea|style)(?:\s|>|$)/i, /<\/(?:script|pre|textarea|style)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-zA-Z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [new RegExp(`^</?(?:${blockTags})(?:\\s|/?>|$)`, 'i'), 'blank'],
];

/**
 * How the block of markup ends that a line begins; undefined where it begins none.
 *
 * @param interrupts whether a paragraph would end here, which not every tag may do
 */
export function markupEndOf(line: string, interrupts: boolean): MarkupEnd | undefined {
  if (line[0] !== '<') return undefined;
  const bounds = blockBounds.find(([start]) => start.test(line));
  if (bounds) return bounds[1];
  return !interrupts && wholeLine.test(line) ? 'blank' : undefined;
}
