/** An address as it is stored and compared: without surrounding blanks, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
