import { ApiError } from '../../api/ApiError';
import type { Body } from '../../api/createQuizClient';
import type { Attempt as ServerAttempt, PaperQuestion } from '../../api/entities';
import type { EmitEvent } from '../../api/quizEvents';
import { answerableIn } from '../../items/parts';
import { answersOf, choiceOf, latestChoices, type Answer, type Choices } from '../../rules/answers';
import { createAnswerSheet, type WritableAnswerSheet } from '../answers/answerSheet';
import { paperOf, type AttemptState } from '../state/attemptState';
import type { Send } from '../state/events';
import type { Paper, PaperHead } from '../answers/paper';
import type { Device } from '../device/device';
import {
  emptyDraft,
  mergeServerAnswers,
  haveChoicesChanged,
  isSaved,
  unsavedOf,
  type Draft,
} from '../answers/draft';
import type { DraftStore } from './draftStore';
import { fromSaved, toSaved } from '../server/savedAnswers';
import type { AnswersInWords, OutboxEntry } from '../answers/outboxEntry';
import { createResender } from '../server/resender';
import { inWords } from './submissionInWords';
import { createSubscribable, type Subscribable } from '../../base/subscribable';

/** How long after a choice it goes to the server, which has it within 1 s. */
const saveAfterMs = 500;

/**
 * How safe the answers given so far are:
 *
 * - `nothing` is answered yet;
 * - `saved`: the server has acknowledged every one of them, and never sooner;
 * - `saving`: on their way to the server;
 * - `device`: on this device, and not on a server that has acknowledged them;
 * - `memory`: in this page alone, because the device keeps nothing.
 */
export type SaveState = 'nothing' | 'saved' | 'saving' | 'device' | 'memory';

/** Keeps the answers of one attempt: on the device with each choice, on the server soon after. */
export interface AnswerKeeper {
  readonly saving: Subscribable<SaveState>;
  /** What is answered so far; on the device alone before it has begun. */
  draft: () => Draft;
  /** The same in words. */
  inWords: () => AnswersInWords;
  /**
   * Whether a submission was returned, and there are answers that its student has not seen.
   *
   * @param entry what the outbox has of the quiz
   */
  isNews: (entry: OutboxEntry | undefined) => boolean;
  /** Begins with what the device and the server hold, and with what comes back from the outbox. */
  begin: (
    paper: Pick<Paper, 'questions' | keyof PaperHead>,
    attempt: ServerAttempt | undefined,
    submission: Pick<OutboxEntry, 'choices'> | undefined,
  ) => Paper;
  /** Merges what the server holds. */
  mergeFromServer: (attempt: ServerAttempt) => void;
  /** What a save would send now; null where the server keeps no drafts. */
  pendingBody: () => Body<'saveAnswers'> | null;
  /** Sends at once what the server has not acknowledged. */
  save: () => void;
  /** The same, before this returns, whatever else is on its way. */
  saveOnLeaving: () => void;
  /** Notifies the subscribers of `saving`, for a change from outside. */
  notifySaveState: () => void;
  /** Plans no more saving. */
  stopSaving: () => void;
  /** Clears memory: another tab may change the draft. */
  forget: () => void;
}

interface AnswerKeeperParts {
  quizId: string;
  drafts: DraftStore;
  device: Device;
  /** The server's clock, or the device's where the server has none: milliseconds since 1970. */
  now: () => number;
  /** @returns what the server holds then; undefined when that no longer counts */
  saveDraft: (draft: Body<'saveAnswers'>) => Promise<ServerAttempt | undefined>;
  state: () => AttemptState;
  send: Send;
  /** Called for each question whose answer changed. */
  emit?: EmitEvent | undefined;
  /** Called with a failure that is not about drafts alone. */
  onFailed: (error: ApiError) => void;
}

/** A server that does not list what it was sent has not kept it, and is not asked without end. */
function missingAnswersError(): ApiError {
  return new ApiError({
    kind: 'shape',
    status: 200,
    message:
      'Quizwright: the reply to saveAnswers lacks answers that were sent. They count as not saved. List every change after its revision.',
  });
}

export function createAnswerKeeper(parts: AnswerKeeperParts): AnswerKeeper {
  const { quizId, drafts, device, now, state, send, emit, onFailed } = parts;
  let sheet: WritableAnswerSheet | null = null;
  let draft: Draft = emptyDraft;
  let questions: readonly PaperQuestion[] = [];
  /** Whether the server keeps drafts, as far as it is known. */
  let keepsDrafts = false;
  /** The choices of the last call that has no answer yet. */
  let underWay: Choices | null = null;

  const saving = createSubscribable(readSaving);
  const saver = createResender(device, deliver, saveFailed);

  function readSaving(): SaveState {
    if (Object.keys(draft.choices).length === 0) return 'nothing';
    if (isSaved(draft)) return 'saved';
    if (keepsDrafts && saver.failures === 0 && state().phase === 'running') return 'saving';
    return drafts.isDurable(quizId) ? 'device' : 'memory';
  }

  function keep(next: Draft): void {
    draft = next;
    drafts.keep(quizId, draft);
    saving.notify();
  }

  const heldBy = ({ answers, revision }: ServerAttempt) => ({
    choices: answerableIn(questions, fromSaved(answers)),
    revision,
  });

  function chosen(question: string, answer: Answer | null): void {
    if (sheet === null) return;
    const isOffered = question in answerableIn(questions, { [question]: { answer, at: 0 } });
    if (!isOffered || state().phase === 'submitting' || paperOf(state()) === null) {
      // What cannot be kept is not shown.
      sheet.fill(answersOf(draft.choices));
      return;
    }
    // Whoever changes an answer comes after it, whatever the clocks say.
    const at = Math.max(Math.floor(now()), (choiceOf(draft.choices, question)?.at ?? 0) + 1);
    const { [question]: settled, ...overruled } = draft.overruled ?? {};
    keep({ ...draft, choices: { ...draft.choices, [question]: { answer, at } }, overruled });
    saver.request(saveAfterMs);
    emit?.({ type: 'answered', quizId, questionId: question });
    if (settled !== undefined) send('overruled', { overruled });
  }

  function pendingBody(): Body<'saveAnswers'> | null {
    if (!keepsDrafts) return null;
    return { answers: toSaved(unsavedOf(draft)), revision: draft.revision ?? 0 };
  }

  /** Sends what is unsaved, and merges the reply. */
  async function deliver(): Promise<void> {
    const body = pendingBody();
    if (body === null || body.answers.length === 0) return;
    const { choices } = draft;
    underWay = choices;
    const attempt = await parts.saveDraft(body).finally(() => {
      if (underWay === choices) underWay = null;
    });
    // What is no longer kept was removed, as a logout does, and must not come back.
    if (attempt === undefined || drafts.read(quizId) === null) return;
    mergeFromServer(attempt);
    const isIgnored = Object.keys(unsavedOf({ ...draft, choices })).length > 0;
    if (!isIgnored) return;
    // It may have listed them before, or have lost what it had: from now on everything is news.
    keep({ ...draft, held: {}, revision: 0 });
    throw missingAnswersError();
  }

  function saveFailed(error: ApiError): void {
    // Optional: a server without drafts answers so, and one that has kept some does not.
    if (error.isRefusal && error.isMissing && !draft.revision) keepsDrafts = false;
    else onFailed(error);
    saving.notify();
  }

  function mergeFromServer(attempt: ServerAttempt): void {
    if (sheet === null) return;
    const before = draft;
    const merged = mergeServerAnswers(draft, heldBy(attempt), true);
    if (merged.revision === before.revision && isSaved(before)) return;
    keep(merged);
    if (haveChoicesChanged(before.choices, merged.choices)) {
      sheet.fill(answersOf(merged.choices));
      send('overruled', { overruled: merged.overruled ?? {} });
    }
    // What was refused for reasons that pass is not retried automatically.
    if (!isSaved(merged) && !saver.isBusy) saver.request(saveAfterMs);
  }

  const draftNow = (): Draft => (sheet === null ? (drafts.read(quizId) ?? emptyDraft) : draft);

  return {
    saving,
    draft: draftNow,
    inWords: () => inWords(draftNow().choices, quizId, drafts, device),
    isNews: (entry) =>
      entry?.status === 'returned' && haveChoicesChanged(entry.choices, draftNow().choices),
    begin(paper, attempt, submission) {
      ({ questions } = paper);
      keepsDrafts = attempt !== undefined;
      const kept = drafts.read(quizId) ?? emptyDraft;
      const here = {
        ...kept,
        choices: answerableIn(questions, latestChoices(kept.choices, submission?.choices ?? {})),
      };
      // What its student submitted they have seen: whatever else is there is news.
      // The paper lists all that the server holds, which may have lost what it had.
      draft = attempt
        ? mergeServerAnswers({ ...here, held: {} }, heldBy(attempt), submission !== undefined)
        : here;
      sheet = createAnswerSheet(answersOf(draft.choices), chosen);
      drafts.keepPaper(quizId, paper);
      if (Object.keys(draft.choices).length > 0) keep(draft);
      saver.request();
      return { ...paper, sheet, overruled: draft.overruled ?? {} };
    },
    mergeFromServer,
    pendingBody,
    save: () => saver.request(),
    saveOnLeaving() {
      const isOnItsWay = underWay === draft.choices;
      if (!isOnItsWay && drafts.read(quizId) !== null) deliver().catch(() => {});
    },
    notifySaveState: saving.notify,
    stopSaving: () => saver.pause(),
    forget() {
      draft = emptyDraft;
      sheet = null;
      saving.notify();
    },
  };
}
