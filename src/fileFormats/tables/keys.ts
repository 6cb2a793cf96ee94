import { figureOf, folded, letterPlace } from './columns';

/** How a number in a column of keys names an option: its place counted from 1 or 0, or its text. */
export const countings = ['one', 'zero', 'text'] as const;
export type Counting = (typeof countings)[number];

/** What is known of a column of keys. */
export interface KeyColumn {
  counting: Counting;
  /** Whether a number may also be the text of an option, so that both are possible. */
  canBeText: boolean;
  /** Whether some keys are only texts, so that texts come before numbers. */
  isMixed: boolean;
}

/** A key and the texts of the options that it chooses from. */
export interface Key {
  key: string;
  options: readonly string[];
}

/** Longer than any list of the signs of options. */
const longestList = 1_000;
const words = /option|choice|answer|antwort|الخيار|خيار|الاجابه|اجابه/g;
const joining = new Set(['', 'and', 'und', 'و']);

/** The places that a key lists, each by one sign; null if it is another text. */
function listed(key: string, placeOf: (sign: string) => number): number[] | null {
  if (key.length > longestList) return null;
  const signs = folded(key)
    .replace(words, ' ')
    .split(/[\s,;:/&+|،؛]+/)
    // Spreadsheets write some numbers as 2.0.
    .map((sign) => sign.replace(/^\(|\.0+$|[.)]+$/g, ''))
    .filter((sign) => !joining.has(sign));
  const places = signs.map(placeOf);
  return places.length > 0 && places.every((place) => place >= 0) ? [...new Set(places)] : null;
}

const byText = (key: string, options: readonly string[]): number[] | null => {
  const exact = (text: string) => text.normalize().trim();
  const loose = (text: string) => exact(text).toLowerCase().replace(/\s+/g, ' ');
  const same = options.findIndex((text) => exact(text) === exact(key));
  if (same >= 0) return [same];
  const alike = options.flatMap((text, place) => (loose(text) === loose(key) ? [place] : []));
  return alike.length === 1 ? alike : null;
};

/**
 * Finds out how the numbers in a column of keys count. One 0 says that all count from 0. It yields
 * after each key.
 *
 * @param headings how the headings of the options count, if they are numbers
 * @returns undefined where no key is a number of an option
 */
export function* surveyKeys(
  keys: Iterable<Key>,
  headings: 'one' | 'zero' | undefined,
): Generator<null, KeyColumn | undefined, undefined> {
  const found = { onlyPlace: 0, both: 0, onlyText: 0 };
  let [zeroAsPlace, zeroAsBoth, isLastNamed] = [false, false, false];
  for (const { key, options } of keys) {
    yield null;
    const numbers = listed(key, figureOf);
    const fits = numbers?.every((number) => number <= options.length) ?? false;
    const isText = byText(key, options) !== null;
    if (!fits) {
      if (isText && (headings !== undefined || !listed(key, letterPlace))) found.onlyText += 1;
      continue;
    }
    const hasZero = numbers?.includes(0) ?? false;
    if (isText) {
      found.both += 1;
      zeroAsBoth ||= hasZero;
    } else {
      found.onlyPlace += 1;
      zeroAsPlace ||= hasZero;
      isLastNamed ||= numbers?.includes(options.length) ?? false;
    }
  }
  const { onlyPlace, both, onlyText } = found;
  if (onlyPlace + both === 0) return undefined;
  const isText = onlyPlace === 0 && (headings === undefined || onlyText > 0);
  // A 0 that is also the text of an option says nothing where another key counts up to the last one.
  const hasZero = zeroAsPlace || (zeroAsBoth && onlyText === 0 && !isLastNamed);
  return {
    counting: isText ? 'text' : hasZero || headings === 'zero' ? 'zero' : 'one',
    canBeText: both > 0,
    isMixed: onlyText > 0 || (zeroAsBoth && !hasZero),
  };
}

/**
 * Which options a key names, by letters, by numbers or by the text of one; null if it names none.
 *
 * @param places the place that the heading of each option names, from 0
 * @param isNumbered whether the headings of the options are numbers
 */
export function rightOnes(
  { key, options }: Key,
  { counting, isMixed }: Omit<KeyColumn, 'canBeText'>,
  places: readonly number[],
  isNumbered: boolean,
): number[] | null {
  const named = (found: number[] | null): number[] | null => {
    const right = found?.map((place) => places.indexOf(place)) ?? [];
    return right.length > 0 && right.every((place) => place >= 0 && place < options.length)
      ? right
      : null;
  };
  const letter = () => named(listed(key, letterPlace));
  const text = () => byText(key, options);
  const number = () => {
    const first = counting === 'zero' ? 0 : 1;
    return named(listed(key, (sign) => figureOf(sign) - first));
  };
  const numbers = counting === 'text' ? [text] : isMixed ? [text, number] : [number, text];
  for (const way of isNumbered ? [...numbers, letter] : [letter, ...numbers]) {
    const right = way();
    if (right) return right;
  }
  return null;
}
