/** What a count is said with, by the plural rules of its language; `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language counts and writes numbers. */
export interface Counting {
  /** A number as it is written: 10000 is `10.000` in German. */
  number: (value: number) => string;
  /** The form that a count takes, with its number in it. */
  count: (value: number, forms: Forms) => string;
}

/**
 * The plural rules and the numbers of a language.
 *
 * @param tag BCP 47
 */
export function countingIn(tag: string): Counting {
  const rules = new Intl.PluralRules(tag);
  // The figures of countdowns, codes and fields, in every language.
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const number = (value: number): string => numbers.format(value);
  return {
    number,
    count: (value, forms) =>
      (forms[rules.select(value)] ?? forms.other).replace('#', () => number(value)),
  };
}
