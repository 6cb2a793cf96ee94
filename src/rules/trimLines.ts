/** A text without blank lines at its start and blanks at its end; its first line stays indented. */
export const trimLines = (text: string): string => text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, '');

/** A plain text without blanks around it; one of several lines as `trimLines` has it. */
export function trimPlain(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('\n') ? trimLines(text) : trimmed;
}
