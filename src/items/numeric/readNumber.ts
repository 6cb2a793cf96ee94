import { isNumberText } from './number';
import { separatorsOf } from './shownNumber';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Longer than any number with its blanks: what is pasted may have any length. */
const longestTyped = 200;

/** A digit of any script as a Latin one: each script has its ten in a row, some two such rows. */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/\d/.test(plain)) return plain;
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return String(value % 10);
}

/** A power of ten: raised, or behind a `^` or a sign, as in “2×105” its digits would be a factor's. */
const asExponent = (_power: string, typed = '', signed = '', raised = ''): string =>
  `e${typed}${signed}${raised
    .replace('⁻', '-')
    .replace('⁺', '+')
    .replaceAll(/[^-+]/g, (digit) => String(superscripts.indexOf(digit)))}`;

/** What is typed, in the signs of a program: Latin digits, `-`, `+`, `.`, `,` and `e`. */
const inPlainSigns = (typed: string): string =>
  typed
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replaceAll(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replaceAll(/[−‒–—﹣－]/g, '-')
    .replaceAll('＋', '+')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[，،]/g, ',')
    .replaceAll(/(?<=\d)[\s'’٬](?=\d{3}(?!\d))/g, '')
    .replace(/\s*[×x*·⋅]\s*10\s*(?:\^\s*([-+]?\d+)|([-+]\d+)|([⁻⁺]?[⁰¹²³⁴-⁹]+))$/, asExponent)
    .replace(/^([-+])\s+/, '$1');

/**
 * Digits with a point as their only separator; null where separators are misplaced. One that is there
 * once separates decimals, unless it groups digits in the language and three digits follow: “1.500” is
 * 1500 in German and 1.5 in English.
 */
function withPoint(digits: string, locale: string): string | null {
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const isGrouped = last === separatorsOf(locale).group && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  const isDecimal = new Set(separators).size > 1 || (separators.length === 1 && !isGrouped);
  const [whole = '', fraction = ''] = isDecimal && last ? splitAtLast(digits, last) : [digits];
  const areGroups = /^\d*$|^\d{1,3}(?:([.,])\d{2,3}(?=\1))*[.,]\d{3}$/.test(whole);
  if (!areGroups || !/\d/.test(whole + fraction)) return null;
  return `${whole.replaceAll(/[.,]/g, '')}.${fraction}`;
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** A number of digits and a point times ten to a power, without zeros that add nothing. */
function timesPower(number: string, exponent: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const point = whole.length + exponent;
  const digits = '0'.repeat(Math.max(0, -point)) + whole + fraction;
  const before = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '');
  const after = digits.slice(Math.max(0, point)).replace(/0+$/, '');
  return `${before || '0'}${after && `.${after}`}`;
}

/**
 * A number that somebody typed, as the contract spells it: in the digits of any script, with the signs
 * of any language, an exponent such as “2e8” or “2 × 10⁸”, and no unit.
 *
 * @param locale BCP 47; says what “1.500” is
 * @returns null for what is no number, or has too many digits for the contract
 */
export function readNumber(typed: string, locale: string): string | null {
  if (typed.length > longestTyped) return null;
  const [, sign, digits = '', exponent = '0'] =
    /^([-+]?)([\d.,]+)(?:e([-+]?\d{1,3}))?$/i.exec(inPlainSigns(typed)) ?? [];
  const pointed = withPoint(digits, locale);
  if (pointed === null) return null;
  const number = timesPower(pointed, Number(exponent));
  const signed = sign === '-' && number !== '0' ? `-${number}` : number;
  return isNumberText(signed) ? signed : null;
}

const percentSign = /[%٪％]\s*$/;

/** The same for a number that may be percent, such as “2 %”, which is “2%” in the contract. */
export function readAmount(typed: string, locale: string): string | null {
  const number = readNumber(typed.replace(percentSign, ''), locale);
  return number !== null && percentSign.test(typed) ? `${number}%` : number;
}
