import { choiceOf, latestChoices, type Choices } from '../answers';
import { ownEntry } from '../ownEntry';

/** A back end's record of the answers of one attempt. */
export interface AnswerRecord {
  /** The latest choice of each question, by its id. */
  readonly choices: Choices;
  /** Grows by 1 with each change of `choices`; 0 before the first. */
  readonly revision: number;
  /** The revision at which the choice of a question last changed, by its id. */
  readonly changedAt: Readonly<Record<string, number>>;
}

/**
 * Merges choices into a record: the latest choice of each question counts (decision 41).
 *
 * @returns the same object if nothing changes, otherwise a record with the next revision
 */
export function recordWith(record: AnswerRecord, brought: Choices): AnswerRecord {
  const choices = latestChoices(record.choices, brought);
  const changed = Object.keys(choices).filter(
    (question) => choiceOf(choices, question) !== choiceOf(record.choices, question),
  );
  if (changed.length === 0) return record;
  const revision = record.revision + 1;
  const changes = Object.fromEntries(changed.map((question) => [question, revision]));
  return { choices, revision, changedAt: { ...record.changedAt, ...changes } };
}

/**
 * The choices that changed after a revision.
 *
 * @param since -1, the default, selects every choice
 */
export function changedChoices(
  { choices, revision, changedAt }: AnswerRecord,
  since = -1,
): Choices {
  // A choice without a revision is news to every device that does not know the latest one.
  const changed = ([question]: [string, unknown]): boolean =>
    (ownEntry(changedAt, question) ?? revision) > since;
  return Object.fromEntries(Object.entries(choices).filter(changed));
}
