/** Names and addresses may hold control characters, which would command a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
