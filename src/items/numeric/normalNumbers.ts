import type { AcceptedNumber } from '../../api/entities';
import type { Keyed } from '../kind/kind';

const decimalsOf = (number: string): number => number.split('.')[1]?.length ?? 0;

/** A whole number of units of the last of some decimals, as the contract spells it. */
function spelled(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction && `.${fraction}`}`;
}

const isNothing = (tolerance: string): boolean => /^0%?$/.test(tolerance);

/** The same without what says nothing. */
function inShort({ number, tolerance = '0', to, share = 100 }: AcceptedNumber): AcceptedNumber {
  return {
    number,
    ...(to === undefined && !isNothing(tolerance) && { tolerance }),
    ...(to !== undefined && to !== number && { to }),
    ...(share < 100 && { share }),
  };
}

/** The same as a number with an amount as its tolerance: a range by its middle, percent as an amount. */
export function inAmounts({ number, tolerance = '0', to, share }: AcceptedNumber): AcceptedNumber {
  const decimals = Math.max(...[number, tolerance.replace('%', ''), to ?? ''].map(decimalsOf));
  const units = (text: string, more = 0): bigint => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(decimals + more, '0'));
  };
  const size = (value: bigint): bigint => (value < 0n ? -value : value);
  const part = { ...(share !== undefined && { share }) };
  if (to !== undefined) {
    const [one, other] = [units(number, 1), units(to, 1)];
    return inShort({
      number: spelled((one + other) / 2n, decimals + 1),
      tolerance: spelled(size(one - other) / 2n, decimals + 1),
      ...part,
    });
  }
  const amount = tolerance.endsWith('%')
    ? spelled(size(units(number)) * units(tolerance.replace('%', '')), 2 * decimals + 2)
    : tolerance;
  return inShort({ number, tolerance: amount, ...part });
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
