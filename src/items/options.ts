import { letters } from '../rules/limits';

/** What options are called on the wire and in files, in order. */
export const optionNames: readonly string[] = letters;

/** The fewest and the most options of a question. */
export const fewestOptions = 2;
export const mostOptions = letters.length;

/** How many options a question has unless its author chose another number, and every server takes (spec §3). */
export const usualOptions = 4;

/** The letter that names an option, by its place from 0. */
export const optionLetter = (place: number): string => String.fromCharCode(65 + place);

/** The place of the option that a letter names, from 0; -1 for what is no letter. */
export const optionPlace = (letter: string): number =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : -1;
