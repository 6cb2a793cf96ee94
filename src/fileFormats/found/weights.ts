/**
 * Whether options share out the points as partial grading does: each right one has the same share, and
 * a wrong one has none, or takes as much away.
 */
export function areEvenShares(shares: readonly number[]): boolean {
  const share = shares.find((each) => each > 0) ?? 0;
  return shares.every((each) => each === 0 || Math.abs(Math.abs(each) - share) < 0.01);
}

/** The share of each right option, in percent as Moodle spells it. */
export const shareOf = (right: readonly number[]): number =>
  Number((100 / right.length).toFixed(5));

/** The digits of scripts whose keyboards teachers write with, each from 0. */
const digits = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];

const inLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) => {
    const row = digits.find((each) => each.includes(sign));
    return row === undefined ? sign : String(row.indexOf(sign));
  });

const weightForm = /^([+-]?)(?:(\d+)?(?:[.,](\d+)|[.,])?|(?:(\d+) )?(\d+)\/(\d+))$/;

/**
 * A weight in percent as people write it: with a decimal comma, a sign, blanks, a fraction, or the
 * digits of another script.
 *
 * @returns null for what is no number from -100 to 100
 */
export function weightOf(written: string): number | null {
  const plain = inLatinDigits(written.replace(/[¼-¾⅐-⅞]/g, ' $& ').normalize('NFKC'))
    .replace(/[−–]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/٫/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/ ?([+/-]) ?/g, '$1')
    .trim();
  const [, sign, whole = '', decimals = '', units = '0', above, below] =
    weightForm.exec(plain) ?? [];
  if (sign === undefined || `${whole}${decimals}${above ?? ''}` === '') return null;
  const size =
    above === undefined
      ? Number(`${whole || '0'}.${decimals || '0'}`)
      : Number(units) + Number(above) / Number(below);
  if (!(size <= 100.001)) return null;
  return sign === '-' ? -size : size;
}
