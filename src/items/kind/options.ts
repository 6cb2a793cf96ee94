import { letters } from '../../rules/limits';

/** What options are called on the wire and in files, in order. */
export const optionNames: readonly string[] = letters;

/** How many options a question has unless its author chose another number, and every server takes (spec §3). */
export const usualOptions = 4;

/** How few and how many options a server takes. */
export interface OptionRange {
  fewest: number;
  most: number;
}

/** What every server takes. */
export const usualRange: OptionRange = { fewest: usualOptions, most: usualOptions };

/** What a server takes that lists `Options.E`. */
export const wholeRange: OptionRange = { fewest: 2, most: letters.length };

/** The letter that names an option, by its place from 0. */
export const optionLetter = (place: number): string => String.fromCharCode(65 + place);

/** The place of the option that a letter names, from 0; -1 for what is no letter. */
export const optionPlace = (letter: string): number =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
