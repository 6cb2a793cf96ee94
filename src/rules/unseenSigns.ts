/**
 * Signs that nobody sees and that change nothing: zero-width spaces, soft hyphens, fillers and tags.
 * Not among them are what `oneLineProblem` refuses, and joiners and variation selectors, which some
 * scripts are spelled with.
 */
const unseen =
  // eslint-disable-next-line no-misleading-character-class -- each stands for itself
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u2060-\u2065\u206A-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu;

/** A joiner that joins nothing, because it stands at an end or beside a Latin letter. */
const looseJoiner =
  /[\u200C\u200D](?![^\0-\u024F\s\u200C\u200D])|(?<![^\0-\u024F\s\u200C\u200D])[\u200C\u200D]/g;

/** Blanks around a text, with the marks of direction that copied text brings along. */
const around = /^[\s\u202A-\u202C\u2066-\u2069]+|[\s\u202A-\u202C\u2066-\u2069]+$/g;

/** Takes invisible signs out of a text, and what is around it. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '').replace(around, '').replace(looseJoiner, '');
}

/** Far more than any name or address, which would take long to read. Such text is refused by length. */
export function isLongTyped(text: string): boolean {
  return text.length > 1_000;
}
