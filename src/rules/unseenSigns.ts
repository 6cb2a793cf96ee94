/**
 * Signs that nobody sees and that change nothing: marks of direction, zero-width spaces, soft
 * hyphens, fillers, tags and control characters. Not among them are a NUL, which is refused, and joiners
 * and variation selectors, which some scripts are spelled with.
 */
const unseen =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class -- each stands for itself
  /[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu;

/** A joiner that joins nothing, because it stands at an end or beside a Latin letter. */
const looseJoiner =
  /[\u200C\u200D](?![^\0-\u024F\s\u200C\u200D])|(?<![^\0-\u024F\s\u200C\u200D])[\u200C\u200D]/g;

/** Takes invisible signs out of a text. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '').replace(looseJoiner, '');
}

/** Far more than any name or address, which would take long to read. Such text is refused by length. */
export function isLongTyped(text: string): boolean {
  return text.length > 1_000;
}
