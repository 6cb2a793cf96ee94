/** A text without blank lines at its start and blanks at its end; its first line stays indented. */
export const trimLines = (text: string): string => text.trimEnd().replace(/^(?:[^\S\n]*\n)+/, '');
