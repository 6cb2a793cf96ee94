import type { AcceptedNumber } from '../../api/entities';
import { decimalsOf, distance, inShort, inUnits } from '../../items/numeric/acceptedNumbers';

/** A whole number of units of the last of some decimals, as the contract spells it. */
function spelled(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction && `.${fraction}`}`;
}

/** What is accepted as a number with an amount as its tolerance: a range by its middle, percent as an amount. */
export function inAmounts({ number, tolerance = '0', to, share }: AcceptedNumber): AcceptedNumber {
  const decimals = Math.max(...[number, tolerance.replace('%', ''), to ?? ''].map(decimalsOf));
  const units = (text: string, more = 0): bigint => inUnits(text, decimals + more);
  const part = { ...(share !== undefined && { share }) };
  if (to !== undefined) {
    const [one, other] = [units(number, 1), units(to, 1)];
    return inShort({
      number: spelled((one + other) / 2n, decimals + 1),
      tolerance: spelled(distance(one, other) / 2n, decimals + 1),
      ...part,
    });
  }
  const amount = tolerance.endsWith('%')
    ? spelled(distance(units(number), 0n) * units(tolerance.replace('%', '')), 2 * decimals + 2)
    : tolerance;
  return inShort({ number, tolerance: amount, ...part });
}
