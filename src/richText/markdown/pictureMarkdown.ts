/** What would be more than a character in the text of a picture. */
const marks = /[\\`*_[\]<>&$!~|]/g;

/**
 * A picture in Markdown.
 *
 * @param alt what it shows, in words
 * @param address `media:` and its id, or an address of https
 */
export function pictureMarkdown(alt: string, address: string): string {
  const text = alt.trim().replaceAll(/\s+/g, ' ').replaceAll(marks, '\\$&');
  return `![${text}](${/[\s()<>]/.test(address) ? `<${encodeURI(address)}>` : address})`;
}
