/**
 * Removes control characters and line ends: names and titles may contain some, which would control
 * a terminal or pass for a separate line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
