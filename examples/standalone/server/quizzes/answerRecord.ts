import { answerOf, answersOf, choiceOf, type AnswerRecord, type Choices } from 'quizwright/rules';
import type { attempts } from '../database/schema';

type AttemptRow = typeof attempts.$inferSelect;

/** The answers of an attempt, as its row stores them. */
export type AnswerColumns = Pick<AttemptRow, 'answers' | 'chosen' | 'revision'>;

/** The answers and stamps of a late submission, as its attempt's row stores them. */
export type LateColumns = Pick<AttemptRow, 'lateAnswers' | 'lateChosen'>;

function choicesIn({ answers, chosen }: Pick<AnswerColumns, 'answers' | 'chosen'>): Choices {
  return Object.fromEntries(
    Object.entries(chosen).map(([id, { at }]) => [
      id,
      { answer: answerOf(answers, id) ?? null, at },
    ]),
  );
}

/** The record in a row's columns. */
export function recordIn({ answers, chosen, revision }: AnswerColumns): AnswerRecord {
  const changes = Object.entries(chosen).map(([id, stamp]) => [id, stamp.revision] as const);
  return {
    choices: choicesIn({ answers, chosen }),
    revision,
    changedAt: Object.fromEntries(changes),
  };
}

/** The columns of a row for a record. */
export function columnsOf({ choices, revision, changedAt }: AnswerRecord): AnswerColumns {
  const stamps = Object.entries(changedAt).map(
    ([id, changed]) => [id, { at: choiceOf(choices, id)?.at ?? 0, revision: changed }] as const,
  );
  return { answers: answersOf(choices), chosen: Object.fromEntries(stamps), revision };
}

/** How many questions have an answer. */
export function answeredCount({ answers }: Pick<AnswerColumns, 'answers'>): number {
  return Object.keys(answers).length;
}

/** The choices of a late submission; null where there is none. */
export function lateChoicesIn({ lateAnswers, lateChosen }: LateColumns): Choices | null {
  return lateAnswers && lateChosen && choicesIn({ answers: lateAnswers, chosen: lateChosen });
}

/** The columns of an attempt with its late submission as its answers; null where there is none. */
export function countingLate({
  lateAnswers,
  lateChosen,
  revision,
}: LateColumns & Pick<AnswerColumns, 'revision'>): AnswerColumns | null {
  // It was merged with the record of its time, which makes the next revision.
  return (
    lateAnswers &&
    lateChosen && { answers: lateAnswers, chosen: lateChosen, revision: revision + 1 }
  );
}

/** The columns for a record as a late submission. */
export function lateColumns(record: AnswerRecord): LateColumns {
  const { answers, chosen } = columnsOf(record);
  return { lateAnswers: answers, lateChosen: chosen };
}
