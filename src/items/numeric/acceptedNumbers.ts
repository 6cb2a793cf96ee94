import type { AcceptedNumber } from '../../api/entities';
import type { Graded, Keyed } from '../kind/kind';
import { shownNumber } from './shownNumber';

/** What earns points, the answer itself first. */
export function acceptedNumbers({ answer, accepted = [] }: Graded): AcceptedNumber[] {
  const isFirst = accepted[0]?.number === answer && accepted[0].share === undefined;
  return isFirst ? accepted : [{ number: answer }, ...accepted];
}

const isNothing = (tolerance: string): boolean => /^0%?$/.test(tolerance);

/** The same without what says nothing. */
export function inShort({
  number,
  tolerance = '0',
  to,
  share = 100,
}: AcceptedNumber): AcceptedNumber {
  return {
    number,
    ...(to === undefined && !isNothing(tolerance) && { tolerance }),
    ...(to !== undefined && to !== number && { to }),
    ...(share < 100 && { share }),
  };
}

/**
 * The answer and what counts beside it, of all that earns points, each said in one way only: the
 * reverse of `acceptedNumbers`.
 *
 * @param all the answer first
 */
export function keyedNumbers(all: readonly AcceptedNumber[]): Pick<Keyed, 'answer' | 'accepted'> {
  const [first = { number: '' }, ...others] = all.map(inShort);
  const isAnswer = ({ number, tolerance, to }: AcceptedNumber): boolean =>
    number === first.number && tolerance === undefined && to === undefined;
  const accepted = [first, ...others].filter((each) => !isAnswer(each));
  return { answer: first.number, ...(accepted.length > 0 && { accepted }) };
}

/**
 * What is accepted in signs: “3.14 ± 2%; 3 – 4; 2 (50%)”.
 *
 * @param locale BCP 47, for the numbers. @default as the contract spells them
 */
export const inSigns = (all: readonly AcceptedNumber[], locale?: string): string =>
  all
    .map(({ number, tolerance, to, share = 100 }) => {
      const show = (text: string): string =>
        locale === undefined ? text : shownNumber(text, locale);
      const end = tolerance && ` ± ${show(tolerance.replace('%', ''))}`;
      const range =
        to === undefined ? (end ?? '') + (tolerance?.endsWith('%') ? '%' : '') : ` – ${show(to)}`;
      return `${show(number)}${range}${share < 100 ? ` (${share}%)` : ''}`;
    })
    .join('; ');

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
