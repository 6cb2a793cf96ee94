import { htmlText, type FoundQuestion, type FoundText } from '../found/found';

const tag =
  /<(code|pre|kbd|samp|var|tt|b|strong|i|em|u|s|small|sub|sup|p|div|span|ul|ol|table|h[1-6]|blockquote|a)(?:\s[^<>]{0,200})?>/gi;
const lineTag = /\S\s*<br\s*\/?>\s*\S/i;
/** Longer than any question may be, and short enough to be looked through at once. */
const longest = 20_000;

/** The first tag of HTML that has a partner in a text; undefined in one that only names tags. */
export function tagIn(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const lower = text.toLowerCase();
  for (const { 0: opening, 1: name = '', index } of text.matchAll(tag)) {
    if (lower.includes(`</${name.toLowerCase()}>`, index + opening.length + 1)) {
      return `<${name.toLowerCase()}>`;
    }
  }
  return lineTag.test(text) ? '<br>' : undefined;
}

const code = /<(code|pre)(?:\s[^<>]{0,200})?>([\s\S]*?)<\/\1>/gi;
const lineBreaks = /\r\n?|\n/g;

/** A text with tags as HTML: its lines stay, and within code a bracket is one. */
function htmlOf(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: inside = '', index } of text.matchAll(code)) {
    const words = inside.replace(/<(?!br\s*\/?>)/gi, '&lt;');
    const element = inside.search(lineBreaks) < 0 ? name.toLowerCase() : 'pre';
    html += `${text.slice(from, index).replace(lineBreaks, '<br>')}<${element}>${words}</${element}>`;
    from = index + whole.length;
  }
  return html + text.slice(from).replace(lineBreaks, '<br>');
}

/** A text whose file does not say whether its tags are HTML. */
const isUnmarked = (text: FoundText): boolean =>
  text.isUnmarked === true && tagIn(text.plain) !== undefined;

const read = (text: FoundText): FoundText =>
  isUnmarked(text) ? { ...text, ...htmlText(htmlOf(text.plain)) } : text;

/**
 * A question with the tags of its texts read as HTML, or as text with a note, where its file does not
 * say which they are.
 *
 * @returns undefined for a question without such tags
 */
export function withUnmarkedTags(
  found: FoundQuestion,
  readsTags: boolean,
): FoundQuestion | undefined {
  const { text, options, explanation, line, path } = found;
  const first = [text, ...options.map((option) => option.text), explanation].find(isUnmarked);
  if (first === undefined) return undefined;
  if (!readsTags) {
    const name = tagIn(first.plain) ?? '';
    const note = { line, path, field: 'title' as const };
    return { ...found, notes: [...found.notes, { ...note, say: (say) => say.unmarkedTag(name) }] };
  }
  return {
    ...found,
    text: read(text),
    options: options.map((option) => ({ ...option, text: read(option.text) })),
    explanation: read(explanation),
  };
}
