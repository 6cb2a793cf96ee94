/** A letter, number or bullet before the text of an option in a list. */
const marker = /^(?:[A-Fa-f1-6][.):]|[-*•–])\s+/;

/**
 * The options in a pasted list, a line each, without the letters, numbers or bullets that all of them
 * begin with. Empty for a text of one line.
 */
export function pastedOptions(text: string): string[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return [];
  return lines.every((line) => marker.test(line))
    ? lines.map((line) => line.replace(marker, ''))
    : lines;
}
