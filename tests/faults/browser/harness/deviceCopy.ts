import { isJsonObject } from '../../../../src/api/shape';
import { letters, type Letter } from '../../../../src/rules/limits';

const isLetter = (value: unknown): value is Letter =>
  (letters as readonly unknown[]).includes(value);

/**
 * The letters that stored values hold for each question, by id or title, in any form: a map of
 * letters or a list of answers, with or without times.
 */
export function lettersKept(values: readonly string[]): Map<string, Set<Letter>> {
  const kept = new Map<string, Set<Letter>>();
  const add = (question: string, letter: unknown): void => {
    if (isLetter(letter)) kept.set(question, (kept.get(question) ?? new Set()).add(letter));
  };
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    if (!isJsonObject(value)) return;
    if (typeof value.question === 'string') add(value.question, value.answer ?? value.letter);
    for (const [key, inner] of Object.entries(value)) {
      add(key, isJsonObject(inner) ? (inner.answer ?? inner.letter) : inner);
      read(inner);
    }
  };
  for (const value of values) {
    try {
      read(JSON.parse(value));
    } catch {
      // Not every value is JSON.
    }
  }
  return kept;
}

/** The answers in a downloaded copy, by the title of their question. */
export function answersInCopy(text: string, title: RegExp): Record<string, Letter> {
  const answers: Record<string, Letter> = {};
  let question = '';
  for (const line of text.split(/\r?\n/)) {
    question = title.exec(line)?.[0] ?? question;
    const letter = /^\s*([A-F])\. /.exec(line)?.[1];
    if (isLetter(letter)) answers[question] = letter;
  }
  return answers;
}
