/** From this many signs on, a number is written with an exponent. */
const longest = 16;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * What separates decimals and groups of digits in a language, whose numbers have Latin digits here as
 * everywhere.
 */
export function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? ' ' };
}

function written(number: string, locale: string, power: (exponent: number) => string): string {
  const { decimal } = separatorsOf(locale);
  if (number.length <= longest) return number.replace('.', decimal);
  const [whole = '', fraction = ''] = number.replace('-', '').split('.');
  const zeros = /^0*/.exec(whole + fraction)?.[0].length ?? 0;
  const digits = (whole + fraction).slice(zeros).replace(/0+$/, '');
  const rest = digits.length > 1 ? `${decimal}${digits.slice(1)}` : '';
  const minus = number.startsWith('-') ? '-' : '';
  return `${minus}${digits.charAt(0)}${rest}${power(whole.length - zeros - 1)}`;
}

const raised = (exponent: number): string =>
  String(exponent)
    .replace('-', '⁻')
    .replaceAll(/\d/g, (digit) => superscripts.charAt(Number(digit)));

/** In words that run from right to left, the signs of a number would change places. */
function isolated(number: string, locale: string): string {
  const sample = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(-1);
  return sample.startsWith('\u200e') ? `\u2066${number}\u2069` : number;
}

/** A number as it is read: “−3,5”, “6.02 × 10²³”. */
export function shownNumber(number: string, locale: string): string {
  const shown = written(number, locale, (exponent) => ` × 10${raised(exponent)}`);
  return isolated(shown.replace('-', '−'), locale);
}

/** A number as it is typed: “-3,5”, “6.02e23”. */
export const typedNumber = (number: string, locale: string): string =>
  written(number, locale, (exponent) => `e${exponent}`);
