/** Where a sign first stands that no backslash guards; -1 if it does not. */
export function indexOfSign(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Whether a text means the same to every reader of GIFT without a word about its format. */
export function isPlainWords(text: string): boolean {
  return /^[^\s[/$%٪％]/.test(text) && !/[&<>]|[^\S ]| {2,}|\p{Cc}|->/u.test(text);
}

/** A text of GIFT, with the signs of the format guarded. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');
}

/** What a text of GIFT says; a backslash before any other letter is itself. */
export function unescapeGift(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}
