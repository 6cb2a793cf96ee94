import type { AcceptedNumber } from '../../api/entities';
import type { Graded } from '../kind/kind';
import { shownNumber } from './shownNumber';

/** What earns points, the answer itself first. */
export function acceptedNumbers({ answer, accepted = [] }: Graded): AcceptedNumber[] {
  const isFirst = accepted[0]?.number === answer && accepted[0].share === undefined;
  return isFirst ? accepted : [{ number: answer }, ...accepted];
}

/** What is accepted in signs: “3.14”, “3.14 ± 2%”, “3 – 4”, “2 (50%)”. */
export function acceptedInSigns(
  { number, tolerance, to, share = 100 }: AcceptedNumber,
  locale: string,
): string {
  const end = tolerance && ` ± ${shownNumber(tolerance.replace('%', ''), locale)}`;
  const range =
    to === undefined
      ? (end ?? '') + (tolerance?.endsWith('%') ? '%' : '')
      : ` – ${shownNumber(to, locale)}`;
  return `${shownNumber(number, locale)}${range}${share < 100 ? ` (${share}%)` : ''}`;
}
