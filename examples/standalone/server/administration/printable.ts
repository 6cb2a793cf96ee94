/**
 * Text without control characters and ends of lines: names and titles may hold some, which would command
 * a terminal or look like a line of their own.
 */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
}
