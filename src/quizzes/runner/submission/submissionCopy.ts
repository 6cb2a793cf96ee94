import type { AnswersInWords } from '../../../attempt/answers/outboxEntry';
import type { Messages } from '../../../messages/en';
import { formatMoment, type FormatOptions } from '../../../rules/formats';

/** What no system takes in the name of a file, and marks that would turn its letters around. */
const unfit = /[\p{Cc}\p{Bidi_Control}<>:"/\\|?*]+/gu;
const longestTitle = 80;

/** The name of the file that a copy is saved under, fit for every system. */
export function copyFileName(title: string, words: Messages['outbox']): string {
  const fit = (text: string): string => text.replace(unfit, ' ').replace(/\s+/g, ' ').trim();
  const short = [...fit(title)].slice(0, longestTitle).join('').trim();
  return `${fit(words.copy.fileName(short))}.txt`;
}

/**
 * Answers as a text that a person can read and show. It begins with a byte order mark and ends
 * its lines with CRLF, so that every editor shows it as it is.
 */
export function submissionCopy(
  answers: AnswersInWords,
  words: Messages['outbox'],
  formats: FormatOptions = {},
): string {
  const { title, copy, madeAt } = answers;
  const answered = copy.filter(({ answer }) => answer !== null).length;
  const head = [
    title,
    words.copy.madeAt(formatMoment(madeAt, formats) ?? madeAt),
    words.answered(answered, copy.length),
    words.copy.note,
  ];
  const lines = copy.flatMap(({ question, answer, text }, index) => [
    '',
    `${index + 1}. ${question}`,
    `   ${answer === null ? words.copy.open : `${answer}. ${text}`}`,
  ]);
  return `\ufeff${[...head, ...lines, ''].join('\n').replace(/\r\n?|\n/g, '\r\n')}`;
}
