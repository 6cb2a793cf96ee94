import { choiceOf, holdsChoices, latestChoices, lettersOf, type Choices } from 'quizwright/rules';
import type { attempts } from '../database/schema';
import { resolveAnswers, type GivenAnswer } from './submission';

type AttemptRow = typeof attempts.$inferSelect;

/** The answers of an attempt as its row holds them. */
export type AnswerRecord = Pick<AttemptRow, 'answers' | 'chosen' | 'revision'>;

/** The letters and stamps of a late submission as the row of its attempt holds them. */
export type LateColumns = Pick<AttemptRow, 'lateAnswers' | 'lateChosen'>;

function choicesIn({ answers, chosen }: AnswerRecord): Choices {
  // Without a stamp since before answers had any: whatever was chosen since comes after it.
  const stampless = Object.entries(answers).map(([id, letter]) => [id, { letter, at: 0 }] as const);
  const stamped = Object.entries(chosen).map(
    ([id, { at }]) => [id, { letter: letterIn(answers, id), at }] as const,
  );
  return Object.fromEntries([...stampless, ...stamped]);
}

function letterIn(answers: AnswerRecord['answers'], id: string) {
  return (Object.hasOwn(answers, id) ? answers[id] : undefined) ?? null;
}

/**
 * A record with what came beside it: the latest choice of each question, at the next revision where
 * anything has changed. The same object where nothing has.
 *
 * @param now when the answers arrived
 */
export function recordWith(
  record: AnswerRecord,
  given: readonly GivenAnswer[],
  now: Date,
): AnswerRecord {
  const held = choicesIn(record);
  const choices = latestChoices(held, resolveAnswers(held, given, now));
  const changed = Object.entries(choices).filter(([id, choice]) => choice !== choiceOf(held, id));
  if (changed.length === 0) return record;
  const revision = record.revision + 1;
  const stamps = changed.map(([id, { at }]) => [id, { at, revision }] as const);
  return {
    answers: lettersOf(choices),
    chosen: { ...record.chosen, ...Object.fromEntries(stamps) },
    revision,
  };
}

/** Whether each answer that came is in the record, or followed there by a later one. */
export function holdsAll(record: AnswerRecord, given: readonly GivenAnswer[], now: Date): boolean {
  const held = choicesIn(record);
  return holdsChoices(held, resolveAnswers(held, given, now));
}

/**
 * Answers as the wire spells them, cleared ones too.
 *
 * @param since leaves out what has not changed after this revision; everything by default
 */
export function keptAnswers(record: AnswerRecord, since = -1) {
  return (
    Object.entries(choicesIn(record))
      // One without a stamp is news to whoever has not heard of everything.
      .filter(([id]) => (record.chosen[id]?.revision ?? record.revision) > since)
      .map(([question, { letter, at }]) => ({
        question,
        answer: letter,
        chosen_at: new Date(at).toISOString(),
      }))
  );
}

/** How many questions have an answer. */
export function answeredIn({ answers }: Pick<AnswerRecord, 'answers'>): number {
  return Object.keys(answers).length;
}

/** What an attempt would hold if its late submission counted; null where there is none. */
export function lateRecord({
  lateAnswers,
  lateChosen,
  revision,
}: LateColumns & Pick<AnswerRecord, 'revision'>): AnswerRecord | null {
  // Its own answers were chosen after all that the attempt held before.
  return lateAnswers && { answers: lateAnswers, chosen: lateChosen ?? {}, revision: revision + 1 };
}

/** A record as the columns of a late submission. */
export function lateColumns({ answers, chosen }: AnswerRecord): LateColumns {
  return { lateAnswers: answers, lateChosen: chosen };
}
