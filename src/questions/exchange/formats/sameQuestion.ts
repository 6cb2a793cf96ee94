const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The same for questions that a reader would call the same: case, spaces and the order of the
 * options make no difference. Options count, for many questions ask "Which of these is true?".
 */
export function questionKey(title: string, options: readonly string[]): string {
  return JSON.stringify([plain(title), ...options.map(plain).sort()]);
}
