import { countingIn } from '../language/counting';

export const { number, count } = countingIn('ar');

/** The six forms of what is counted; those of three and more follow the number. */
export const counted =
  (zero: string, one: string, two: string, few: string, many: string, other: string) =>
  (value: number): string =>
    count(value, { zero, one, two, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });
