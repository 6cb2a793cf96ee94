import type { AcceptedNumber } from '../../api/entities';
import { isWithin, keyedNumbers } from '../../items/numeric/acceptedNumbers';
import { inAmounts } from './inAmounts';
import { readAmount, readNumber } from '../../items/numeric/readNumber';
import { mostOptionsRead, type FoundQuestion, type Remark } from './found';

/** A number, or a range, with the share of the points that a file gives it; in the spelling of the file. */
export interface WrittenNumber {
  number: string;
  /** An amount, or percent such as `2%`. */
  tolerance?: string | undefined;
  to?: string | undefined;
  /** @default 100 */
  percent?: number | undefined;
  /** Whether one of its ends does not count. */
  isOpen?: boolean | undefined;
}

/** Numbers in the order in which the first one that fits is the best. */
const bestFirst = (numbers: readonly AcceptedNumber[]): AcceptedNumber[] =>
  [...numbers].sort((one, other) => (other.share ?? 100) - (one.share ?? 100));

/** Numbers as Moodle keeps them: with amounts alone, and the first one that fits counts. */
export const inMoodle = (numbers: readonly AcceptedNumber[]): AcceptedNumber[] =>
  bestFirst(numbers).map(inAmounts);

/** Numbers as GIFT can say them: without percent, and the first one that fits counts. */
export const inGift = (numbers: readonly AcceptedNumber[]): AcceptedNumber[] =>
  bestFirst(numbers).map((each) => (each.to === undefined ? inAmounts(each) : each));

/** Longer than any range with its blanks and its share. */
const longestPart = 500;
const shareForm = /\(\s*([\p{Nd}.,٫]+)\s*[%٪％]\s*\)\s*$/u;
const toleranceSign = /\s*(?:±|\+\s*\/?\s*[-−–])\s*/;
const rangeSign = /(?<=\p{Nd})\s*(?:\.\.+|…|[-−–—]|\bto\b|\bbis\b|إلى)\s*(?=[-−–+.,٫]?\p{Nd})/u;

/** The numbers of a text as people write it, in the digits and signs of any language. */
export const numbersIn = (text: string): WrittenNumber[] =>
  text
    .split(/[;؛\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      if (part.length > longestPart) return { number: part };
      const share = shareForm.exec(part)?.[1];
      const value = part.replace(shareForm, '').trim();
      const percent = share === undefined ? undefined : Number(readNumber(share, 'en') ?? 100);
      const [number = '', tolerance, ...more] = value.split(toleranceSign);
      if (tolerance !== undefined && more.length === 0) return { number, tolerance, percent };
      const [from = '', to, ...others] = value.split(rangeSign);
      return to !== undefined && others.length === 0
        ? { number: from, to, percent }
        : { number: value, percent };
    });

type Say = Remark['say'];

const read = (text: string): string | null => readNumber(text, 'en');

/** The amount or percent that a text says; null for none. */
function readTolerance(text: string): string | null {
  const amount = readAmount(text, 'en');
  return amount?.startsWith('-') ? null : amount;
}

/** A text of a number that cannot be read; undefined where all can. */
const unread = ({
  number,
  tolerance = '',
  to,
  percent = 100,
}: WrittenNumber): string | undefined => {
  if (tolerance.trim() !== '' && readTolerance(tolerance) === null) return tolerance;
  if (percent > 100.001) return `${percent}%`;
  return [number, to].find((text) => text !== undefined && read(text) === null);
};

/** The same in the spelling of the contract, without what cannot be read. */
function accepted({ number, tolerance = '', to, percent = 100 }: WrittenNumber): AcceptedNumber {
  const amount = readTolerance(tolerance);
  return {
    number: read(number) ?? '',
    ...(amount !== null && !/^0%?$/.test(amount) && { tolerance: amount }),
    ...(to !== undefined && { to: read(to) ?? '' }),
    ...(percent < 99.9 && { share: Math.max(1, Math.round(percent)) }),
  };
}

/** A number that means 1500 in one language and 1.5 in another. */
const isAmbiguous = (text = ''): boolean => /^[-+−]?\p{Nd}{1,3},\p{Nd}{3}$/u.test(text.trim());

/** Whether whole percent say less than a share; a third is a whole number of sixtieths, which points are counted in. */
const isRounded = ({ percent = 100 }: WrittenNumber): boolean =>
  percent > 0 &&
  percent < 99.9 &&
  [percent, percent * 0.6].every((part) => Math.abs(part - Math.round(part)) > 0.001);

/** Whether one takes the middle or an end of another. */
const doOverlap = (one: AcceptedNumber, other: AcceptedNumber): boolean =>
  [one.number, one.to].some((end) => end !== undefined && isWithin(end, other)) ||
  [other.number, other.to].some((end) => end !== undefined && isWithin(end, one));

/** How a format writes numbers of which the first that fits counts. */
interface FirstFit {
  write: (numbers: readonly AcceptedNumber[]) => AcceptedNumber[];
  /** The numbers in a text, as they were before they were written so. */
  original: string | undefined;
}

/** What to say of numbers that can be taken. */
function notesOn(written: readonly WrittenNumber[], isFirstFit: boolean): Say[] {
  const earning = written.filter(({ percent = 100 }) => percent > 0);
  const isHidden = (one: WrittenNumber, later: WrittenNumber): boolean =>
    (one.percent ?? 100) < (later.percent ?? 100) && doOverlap(accepted(one), accepted(later));
  const ambiguous = earning.flatMap(({ number, to }) => [number, to]).filter(isAmbiguous);
  const isLost: [Say, boolean][] = [
    [({ numeric }) => numeric.penalties, written.some(({ percent = 100 }) => percent < 0)],
    [({ numeric }) => numeric.rounded, earning.some(isRounded)],
    [({ numeric }) => numeric.openEnds, earning.some(({ isOpen }) => isOpen)],
    [
      ({ numeric }) => numeric.firstFit,
      isFirstFit &&
        written.some((one, place) =>
          written.slice(place + 1).some((later) => isHidden(one, later)),
        ),
    ],
  ];
  return [
    ...ambiguous.map((text = ''): Say => {
      const value = read(text) ?? '';
      return ({ numeric }) => numeric.readAs(text.trim(), value);
    }),
    ...isLost.flatMap(([say, isSaid]) => (isSaid ? say : [])),
  ];
}

/** What numbers were before a format wrote them; undefined where somebody may have changed the file. */
function originalOf(
  written: readonly AcceptedNumber[],
  firstFit: FirstFit | undefined,
): AcceptedNumber[] | undefined {
  const original = numbersIn(firstFit?.original ?? '');
  if (original.some((each) => unread(each) !== undefined)) return undefined;
  const before = original.map(accepted);
  const isSame = JSON.stringify(firstFit?.write(before)) === JSON.stringify(written);
  return isSame && before[0]?.share === undefined ? before : undefined;
}

/**
 * Makes a question one that asks for a number, and says what keeps it from being taken or is left
 * behind.
 *
 * @param all in the order of the file, wrong ones too; null where it cannot be read which are right
 * @param firstFit of formats in which the first one that fits counts, and not the best
 */
export function takeNumbers(
  found: FoundQuestion,
  all: readonly WrittenNumber[] | null,
  firstFit?: FirstFit,
): void {
  const { line, path } = found;
  const remark = (say: Say): Remark => ({ line, path, field: 'answer', say });
  const written = all?.slice(0, mostOptionsRead) ?? [];
  const fault = written
    .map(unread)
    .find((text) => text !== undefined)
    ?.trim()
    .slice(0, 80);
  if (!all) found.problems.push(remark(({ numeric }) => numeric.rules));
  if (fault !== undefined) found.problems.push(remark(({ numeric }) => numeric.unknown(fault)));
  found.notes.push(...notesOn(written, firstFit !== undefined).map(remark));
  const earning = written.filter(({ percent = 100 }) => percent > 0).map(accepted);
  // The first one that earns all points is the answer.
  const best = earning.find(({ share }) => share === undefined);
  const numbers = originalOf(earning, firstFit) ?? [
    best ?? { number: '' },
    ...earning.filter((each) => each !== best),
  ];
  found.typed = { kind: 'numeric', ...keyedNumbers(numbers) };
}
