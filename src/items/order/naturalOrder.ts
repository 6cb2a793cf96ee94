import { plainText } from '../../rules/textSearch';
import { areInSequence } from './numberSequence';
import { arabic, english, german, type Language } from './orderedWords';
import { bare } from './speaksOfOthers';

const languages: readonly Language[] = [english, german, arabic];

/** Signs that say right or wrong. */
const ticks = new Set(['✓', '✔', '✅', '✗', '✘', '❌', '☑', '☒']);

/** Whether each number is above the one before it, or each below. */
function isSorted(places: readonly number[]): boolean {
  const steps = places.slice(1).map((place, index) => Math.sign(place - places[index]!));
  return steps.every((step) => step !== 0 && step === steps[0]);
}

/** Whether a cycle such as the days of the week is followed forwards, from wherever it begins. */
function isCycled(places: readonly number[], length: number): boolean {
  const [first = 0] = places;
  const since = places.map((place) => (place - first + length) % length);
  return since.every((place, index) => index === 0 || place > since[index - 1]!);
}

/** The places of texts on a scale; undefined unless all of them are on it. */
function placesOn(scale: readonly string[], texts: readonly string[]): number[] | undefined {
  const places = texts.map((text) => scale.findIndex((step) => step.split('|').includes(text)));
  return places.includes(-1) ? undefined : places;
}

/** Whether all are answers to a statement, such as true and false, in whichever order. */
function areVerdicts(texts: readonly string[], { verdicts, statement }: Language): boolean {
  return texts.every((text) => verdicts.includes(text.replace(statement, '')));
}

function followScale(texts: readonly string[], { scales, cycles }: Language): boolean {
  return (
    scales.some((scale) => isSorted(placesOn(scale, texts) ?? [0, 0])) ||
    cycles.some((cycle) => {
      const places = placesOn(cycle, texts);
      return places !== undefined && (isSorted(places) || isCycled(places, cycle.length));
    })
  );
}

/** Whether they are single letters of the alphabet, in its order. */
function areLetters(texts: readonly string[]): boolean {
  return (
    texts.every((text) => /^[a-z]$/.test(text)) && isSorted(texts.map((text) => text.charCodeAt(0)))
  );
}

/**
 * Whether the order of these options means something: true and false and their like, numbers in
 * sequence, and the steps of a scale.
 */
export function haveNaturalOrder(options: readonly string[]): boolean {
  if (options.length < 2) return false;
  const texts = options.map((option) => plainText(bare(option)));
  return (
    texts.every((text) => ticks.has(text)) ||
    areLetters(texts) ||
    areInSequence(texts) ||
    languages.some((language) => areVerdicts(texts, language) || followScale(texts, language))
  );
}
