/** Text without control characters: names and titles may hold some, which would command a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
