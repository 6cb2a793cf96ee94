/**
 * The 32 letters and digits of a join code, without those that are easily confused (I, O, 0, 1).
 */
export const joinCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Length of a join code. */
export const joinCodeLength = 8;

/**
 * Makes a join code from random bytes.
 *
 * @param bytes at least 8 bytes from a cryptographic source; 256 is a multiple of 32, so every
 *   character is equally likely
 */
export function joinCodeFrom(bytes: Uint8Array): string {
  return Array.from(
    bytes.subarray(0, joinCodeLength),
    (byte) => joinCodeAlphabet[byte % joinCodeAlphabet.length],
  ).join('');
}

/** Names under which a join link may carry its code. */
const parameterNames = ['join', 'code'];
const linkLike = /[/?#=]/;

/** Zero-width characters, direction marks and soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Characters that no code contains. Modifier letters count among them: many look like quotes. */
const around = String.raw`[^\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]+`;
const before = new RegExp(`^${around}`, 'u');
const after = new RegExp(`${around}$`, 'u');
/**
 * What the interface calls a code, in each of its languages. Each word has a letter that codes never
 * use, so no code begins with one.
 */
const label = new RegExp(
  String.raw`^(?:code(?: des quiz)?|(?:join|quiz)[\s\p{Pd}]*code|beitrittscode|الرمز|رمز(?: الاختبار| الانضمام)?)${around}`,
  'iu',
);
/** Unicode files some dashes under mathematics, other punctuation and letters. */
const spacesAndDashes = /[\s\p{Pd}\u02d7\u2043\u2212\u30fc]+/gu;
const codeForm = new RegExp(`^[${joinCodeAlphabet}]{${joinCodeLength}}$`, 'i');
/** Longer text is not a decorated code, and searching a whole pasted page takes long. */
const longestDecorated = 200;

/**
 * Reads the join code from text that was typed, pasted, scanned or sent. Case, width, dashes and
 * quotes do not matter. A label may come before the code and a full stop after it. The code may
 * also be in a join link, in `?join=`, `?code=` or the path. Text without a code of this form is
 * returned unchanged, because case and dashes may matter in other servers' codes.
 *
 * @returns the code in upper case without dashes; otherwise the trimmed text, which is empty if
 *   nothing in it is visible
 */
export function readJoinCode(typed: string): string {
  const text = typed.replace(invisible, '').trim() === '' ? '' : typed.trim();
  const found = codeIn(text) ?? (linkLike.test(text) ? partOfLink(text) : text);
  return codeIn(found) ?? found;
}

function codeIn(text: string): string | null {
  if (text.length > longestDecorated) return null;
  const code = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(before, '')
    .replace(label, '')
    .replace(after, '')
    .replace(spacesAndDashes, '');
  return codeForm.test(code) ? code.toUpperCase() : null;
}

function partOfLink(link: string): string {
  const parts = link.split(/[/?#&]/).map((part) => part.split('='));
  const named = parts.find(([name = '']) => parameterNames.includes(name))?.[1];
  if (named) {
    // A message may continue after its link.
    const [first = ''] = named.split(/\s/);
    return decoded(codeIn(named) === null && codeIn(first) !== null ? first : named);
  }
  const codes = parts.flatMap((part) => codeIn(part.at(-1) ?? '') ?? []);
  return codes.at(-1) ?? link;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // The percent sign does not begin an escape.
    return value;
  }
}
