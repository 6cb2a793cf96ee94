import type { AcceptedNumber } from '../../api/entities';
import { acceptedNumbers, inSigns } from '../../items/numeric/acceptedNumbers';
import { inGift, inMoodle } from '../found/numbers';
import type { TypedWriter } from './questionFormat';

/** The numbers in a text, where a format has other words for them; else nothing. */
function originalOf(
  numbers: readonly AcceptedNumber[],
  written: readonly AcceptedNumber[],
): string[] {
  const original = inSigns(numbers);
  return original === inSigns(written) ? [] : [original];
}

/** A number in GIFT, as one of several. */
const giftNumber = ({ number, tolerance, to, share }: AcceptedNumber): string =>
  `=${share === undefined ? '' : `%${share}%`}${number}${to === undefined ? ((tolerance && `:${tolerance}`) ?? '') : `..${to}`}`;

/** A number in Moodle XML. */
const moodleNumber = ({ number, tolerance = '0', share = 100 }: AcceptedNumber): string =>
  `  <answer fraction="${share}" format="moodle_auto_format"><text>${number}</text><feedback format="plain_text"><text></text></feedback><tolerance>${tolerance}</tolerance></answer>`;

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

/** Writes questions that ask for a number. */
export const numeric: TypedWriter = {
  gift(question) {
    const numbers = acceptedNumbers(question);
    const written = inGift(numbers);
    const original = originalOf(numbers, written).map((text) => `[accepted:${text}]`);
    return { mark: '#', answers: written.map(giftNumber), original };
  },
  moodle(question) {
    const numbers = acceptedNumbers(question);
    const written = inMoodle(numbers);
    const elements = [
      ...written.map(moodleNumber),
      '  <unitgradingtype>0</unitgradingtype>',
      '  <showunits>3</showunits>',
      ...originalOf(numbers, written).map((text) => `  <accepted>${text}</accepted>`),
    ];
    return { type: 'numerical', elements };
  },
  qti(question) {
    const numbers = acceptedNumbers(question);
    return {
      response: `cardinality="single" base-type="float"><qti-correct-response><qti-value>${numbers[0]?.number ?? ''}</qti-value></qti-correct-response>`,
      interaction: ['<p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>'],
      scoring: `>${numbers.map(ruleOf).join('')}</qti-response-processing>`,
    };
  },
};
