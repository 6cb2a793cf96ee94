import type { AcceptedNumber } from '../../api/entities';
import { longestNumber } from '../../rules/limits';

/** A number as the contract spells it (`NumberText`), in signs that databases read in the same way. */
export const numberPattern = '^(?!-0$)-?(?:0|[1-9][0-9]*)(?:[.][0-9]*[1-9])?$';

const form = new RegExp(numberPattern);

/** Whether a text is a number in the one spelling that the contract gives it. */
export const isNumberText = (text: string): boolean =>
  text.length <= longestNumber && form.test(text);

/** How many decimals a number has. */
export const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0;

/** A number in units of the last of some decimals. Exact, unlike floating point: 3.14 - 3.13 is 0.01. */
export function inUnits(number: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = number.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

export const distance = (one: bigint, other: bigint): bigint =>
  one < other ? other - one : one - other;

/** Whether a number is in a range, ends included, or within a tolerance of another. */
export function isWithin(answer: string, { number, tolerance = '0', to }: AcceptedNumber): boolean {
  const isPercent = tolerance.endsWith('%');
  const amount = tolerance.replace('%', '');
  const decimals = Math.max(...[answer, number, amount, to ?? ''].map(decimalsOf));
  const units = (text: string): bigint => inUnits(text, decimals);
  const off = distance(units(answer), units(number));
  if (to !== undefined) {
    const width = distance(units(to), units(number));
    return off + distance(units(to), units(answer)) === width;
  }
  if (!isPercent) return off <= units(amount);
  const hundred = 100n * 10n ** BigInt(decimals);
  return off * hundred <= distance(units(number), 0n) * units(amount);
}
