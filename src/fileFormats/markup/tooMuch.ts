/** A question with more would hold up the page. */
export const mostCharactersRead = 200_000;
const mostElements = 20_000;
/** The shortest word that is a file in the middle of a text, or a line of one. */
const shortestFile = 60;

/** Whether a character may be one of a file in base64. */
const isOfFile = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  // Figures and the slash.
  (code >= 0x2f && code <= 0x39) ||
  code === 0x2b;

/** Whether a text is longer than is read at once, files within it left out. */
function isLong(text: string): boolean {
  let length = 0;
  let word = 0;
  for (let at = 0; at < text.length && length <= mostCharactersRead; at += 1) {
    if (isOfFile(text.charCodeAt(at))) {
      word += 1;
    } else {
      length += word < shortestFile ? word + 1 : 1;
      word = 0;
    }
  }
  return length > mostCharactersRead;
}

/** Whether the source of a question has more than is read at once. */
export function isTooMuch(source: string): boolean {
  if (isLong(source)) return true;
  let count = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at + 1)) {
    count += 1;
    // Each element has an angle bracket or two.
    if (count > 2 * mostElements) return true;
  }
  return false;
}
