import type { AcceptedNumber } from '../../api/entities';

const response = '<qti-variable identifier="RESPONSE"/>';
const floatOf = (value: string | number): string =>
  `<qti-base-value base-type="float">${value}</qti-base-value>`;

/** Whether the response is within a range or the tolerance of a number. */
function conditionOf({ number, tolerance, to }: AcceptedNumber): string {
  if (to !== undefined) {
    return `<qti-and><qti-gte>${response}${floatOf(number)}</qti-gte><qti-lte>${response}${floatOf(to)}</qti-lte></qti-and>`;
  }
  const mode =
    tolerance === undefined ? 'exact' : tolerance.endsWith('%') ? 'relative' : 'absolute';
  const amount = tolerance === undefined ? '' : ` tolerance="${tolerance.replace('%', '')}"`;
  return `<qti-equal tolerance-mode="${mode}"${amount}>${response}${floatOf(number)}</qti-equal>`;
}

/** Scores the best of numbers that count, of which several may fit. */
const ruleOf = (accepted: AcceptedNumber): string => {
  const share = floatOf((accepted.share ?? 100) / 100);
  return `<qti-response-condition><qti-response-if>${conditionOf(accepted)}<qti-set-outcome-value identifier="SCORE"><qti-max><qti-variable identifier="SCORE"/>${share}</qti-max></qti-set-outcome-value></qti-response-if></qti-response-condition>`;
};

/** How a question that asks for a number is declared, answered and scored in QTI 3.0. */
export const numberParts = (numbers: readonly AcceptedNumber[]) => ({
  response: `cardinality="single" base-type="float"><qti-correct-response><qti-value>${numbers[0]?.number ?? ''}</qti-value></qti-correct-response>`,
  interaction: ['<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'],
  scoring: `>${numbers.map(ruleOf).join('')}</qti-response-processing>`,
});
