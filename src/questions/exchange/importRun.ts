import { ApiError } from '../../api/ApiError';
import type { Question, QuestionInput } from '../../api/entities';
import { optionTexts } from '../../items/content';
import { mostQuestionsInCall } from '../../rules/limits';
import { deleteEach } from '../deleteEach';

/** What an import asks of the server. */
export interface ImportCalls {
  bank: () => Promise<readonly Question[]>;
  addMany: (questions: QuestionInput[]) => Promise<{ ids: readonly string[] }>;
  /** Not every server says the id. */
  add: (question: QuestionInput) => Promise<{ _id?: string | undefined }>;
  remove: (id: string) => Promise<unknown>;
}

/** A question that the server would not have, by its place among those to add. */
export interface RefusedQuestion {
  index: number;
  error: ApiError;
}

/** How far an import has come. It is kept from try to try, so that nothing is added twice. */
export interface ImportRun {
  readonly questions: readonly QuestionInput[];
  /** How many of the questions have been dealt with, in their order. */
  next: number;
  /** How many were added. */
  added: number;
  /** Their ids, as far as they are known. */
  ids: string[];
  refused: RefusedQuestion[];
  /** Whether the last call left it unknown if the server had added anything. */
  isUnsure: boolean;
  /** Up to which question one is sent at a time: all, where the server does not take many. */
  singleUntil: number;
  /** What was in the bank before. */
  before: ReadonlySet<string> | null;
}

export function startRun(questions: readonly QuestionInput[]): ImportRun {
  return {
    questions,
    next: 0,
    added: 0,
    ids: [],
    refused: [],
    isUnsure: false,
    singleUntil: 0,
    before: null,
  };
}

/** Whether the server may have done what was asked, for all that is known. */
const mayHaveCome = (error: unknown): boolean => !(error instanceof ApiError) || error.isUncertain;

function textOf(question: QuestionInput): string {
  const { title, description, answer, type, difficulty } = question;
  return JSON.stringify([title, description, answer, type, difficulty, ...optionTexts(question)]);
}

/** What is in the bank now and was not before, by its texts. */
async function newcomers(
  { before, ids }: ImportRun,
  bank: ImportCalls['bank'],
): Promise<Map<string, string[]>> {
  const counted = new Set(ids);
  const found = new Map<string, string[]>();
  for (const question of await bank()) {
    if (before?.has(question._id) || counted.has(question._id)) continue;
    const text = textOf(question);
    found.set(text, [...(found.get(text) ?? []), question._id]);
  }
  return found;
}

/** Takes what a call had added before its answer was lost for added, in its order. */
async function settle(run: ImportRun, bank: ImportCalls['bank']): Promise<void> {
  const found = await newcomers(run, bank);
  const { next, questions } = run;
  const end = Math.min(
    next < run.singleUntil ? next + 1 : next + mostQuestionsInCall,
    questions.length,
  );
  while (run.next < end) {
    const id = found.get(textOf(questions[run.next]!))?.pop();
    if (id === undefined) break;
    run.ids.push(id);
    run.added += 1;
    run.next += 1;
  }
  run.isUnsure = false;
}

/** Finds out the ids that the server did not say, for an undo. */
async function learnIds(run: ImportRun, bank: ImportCalls['bank']): Promise<void> {
  if (run.ids.length >= run.added) return;
  const found = await newcomers(run, bank);
  for (const question of run.questions.slice(0, run.next)) {
    const id = found.get(textOf(question))?.pop();
    if (id !== undefined) run.ids.push(id);
  }
}

async function addNext(run: ImportRun, calls: ImportCalls): Promise<void> {
  const { addMany, add } = calls;
  const batch = run.questions.slice(run.next, run.next + mostQuestionsInCall);
  if (run.next >= run.singleUntil) {
    try {
      const { ids } = await addMany(batch);
      run.ids.push(...ids);
      run.added += batch.length;
      run.next += batch.length;
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isRejected) {
        run.singleUntil = run.next + batch.length;
      } else if (error.isMissing) {
        // A page in place of an answer may hide that all of them were added.
        if (error.isUncertain) {
          run.isUnsure = true;
          await settle(run, calls.bank);
        }
        run.singleUntil = Infinity;
        return;
      } else {
        throw error;
      }
    }
  }
  const index = run.next;
  try {
    const { _id } = await add(batch[0]!);
    if (_id !== undefined) run.ids.push(_id);
    run.added += 1;
  } catch (error) {
    if (!(error instanceof ApiError && error.isRejected)) throw error;
    run.refused.push({ index, error });
  }
  run.next += 1;
}

/**
 * Adds what is left of a run, and keeps count in it. Called again after a failure it goes on where
 * it stopped: where an answer was lost, it looks first at what had been added.
 *
 * @param onProgress called after each call
 * @param isStopped whether to stop before the next call
 * @throws ApiError where going on makes no sense now
 */
export async function addQuestions(
  run: ImportRun,
  calls: ImportCalls,
  onProgress: () => void,
  isStopped: () => boolean,
): Promise<void> {
  run.before ??= new Set((await calls.bank()).map(({ _id }) => _id));
  if (run.isUnsure) await settle(run, calls.bank);
  while (run.next < run.questions.length && !isStopped()) {
    try {
      await addNext(run, calls);
    } catch (error) {
      run.isUnsure ||= mayHaveCome(error);
      throw error;
    }
    onProgress();
  }
}

/**
 * Removes what a run has added, the last first; where an answer was lost, it looks first at what had
 * been added. What is gone already counts as removed.
 *
 * @returns how many could not be removed; their ids stay in the run, for another try
 * @throws ApiError where the bank had to be asked for ids and did not answer
 */
export async function removeQuestions(
  run: ImportRun,
  { bank, remove }: Pick<ImportCalls, 'bank' | 'remove'>,
  onProgress: (done: number) => void,
  isStopped: () => boolean,
): Promise<number> {
  if (run.isUnsure) await settle(run, bank);
  await learnIds(run, bank);
  const { deleted } = await deleteEach([...run.ids].reverse(), remove, onProgress, isStopped);
  run.ids = run.ids.filter((id) => !deleted.has(id));
  run.added = run.ids.length;
  return run.added;
}
