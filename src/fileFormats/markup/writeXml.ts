/** Characters that XML cannot have, not even by their number: a server may keep them all the same. */
const unwritable = /(?![\t\n\r])\p{Cc}(?<![\u007f-\u009f])|[\ufffe\uffff]/gu;

const guards: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Otherwise a reader of XML would take it for a line feed.
  '\r': '&#13;',
};

/** A text between tags, or between quotation marks. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, ' ').replace(/[&<>"\r]/g, (sign) => guards[sign] ?? sign);

/** The first words of a text, for a name that people recognize. */
export function xmlName(text: string): string {
  const words = text.replace(unwritable, ' ').replace(/\s+/g, ' ').trim();
  const first = [...words].slice(0, 80).join('').trim();
  return xmlText(first === words ? words : `${first}…`);
}

/**
 * XHTML that `wordsOf` reads back to the letter.
 *
 * @param isBlock whether it has to be a paragraph, as in the body of a question
 */
export function xhtmlOfWords(text: string, isBlock: boolean): string {
  // Only preformatted text keeps them.
  const hasBlanks = / {2,}|[\t\r]|^[ \n]| $|\n$| \n|\n /.test(text);
  if (hasBlanks) return `<pre>${xmlText(text)}</pre>`;
  const words = xmlText(text).replaceAll('\n', '<br/>');
  return isBlock ? `<p>${words}</p>` : words;
}
