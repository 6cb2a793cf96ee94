import { replies as ar } from '../messages/ar/replies';
import { replies as de } from '../messages/de/replies';
import { replies as en, type ReplySentences } from '../messages/en/replies';
import { ownEntry } from './ownEntry';

/** What a server says in each language, by its tag; `replies` and the contract have the English. */
export const repliesIn: Readonly<Record<'ar' | 'de' | 'en', ReplySentences>> = { ar, de, en };

/** The place in the list in a sentence about an answer. */
const place = /(?<= of entry )\d+/;

/** The number or the email in a sentence of success. */
const detail = /\S+@\S+?(?=\.?$)|\d+/;

/** A success of `replies` in another language; undefined for a sentence that is not among them. */
export function successIn({ successes }: ReplySentences, english: string): string | undefined {
  const exact = ownEntry(successes, english);
  if (typeof exact === 'string') return exact;
  const [given = ''] = detail.exec(english) ?? [];
  const said = ownEntry(successes, english.replace(given, '{}'));
  return typeof said === 'function' ? said(given) : undefined;
}

/** A problem with an answer in another language; undefined for a sentence that is none. */
export function answerProblemIn({ answers }: ReplySentences, english: string): string | undefined {
  const [entry = ''] = place.exec(english) ?? [];
  return ownEntry(answers, english.replace(place, '{}'))?.(Number(entry));
}
