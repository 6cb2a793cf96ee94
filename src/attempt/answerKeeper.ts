import type { ApiError } from '../api/ApiError';
import type { Body } from '../api/createQuizClient';
import type { Attempt as ServerAttempt, QuizPaper } from '../api/entities';
import {
  createAnswerSheet,
  fromSubmission,
  letterOf,
  toSubmission,
  type Answers,
  type WritableAnswerSheet,
} from './answerSheet';
import type { Paper } from './attemptState';
import type { Device } from './device';
import { emptyDraft, isAcknowledged, mergeDraft, sending, type Draft } from './draft';
import type { DraftStore } from './draftStore';
import { staleDraftIn } from './refusals';
import { createResender } from './resender';
import { createWatched, type Watched } from './watched';

/** How long after a choice it goes to the server; the design allows 1 s. */
const saveAfterMs = 500;
/** A draft that is refused as stale is brought up to date and sent again so often. */
const staleTries = 5;

/**
 * How safe the answers given so far are:
 *
 * - `nothing` is answered yet;
 * - `saved`: the server has acknowledged every one of them, and never sooner;
 * - `saving`: on their way to the server;
 * - `device`: on this device, and not on a server that has acknowledged them;
 * - `memory`: in this page alone, for the device keeps nothing.
 */
export type SaveState = 'nothing' | 'saved' | 'saving' | 'device' | 'memory';

/** Keeps the answers of one attempt: on the device with each choice, on the server soon after. */
export interface AnswerKeeper {
  readonly saving: Watched<SaveState>;
  /** What is answered so far; empty before it has begun. */
  answers: () => Answers;
  /** Whether the server has acknowledged these answers; by default those given so far. */
  isAcknowledged: (answers?: Answers) => boolean;
  /** Begins with what the device and the server hold, and with what was handed in and taken back. */
  begin: (paper: QuizPaper, handedIn: Answers) => Paper;
  /** Brings in what the server holds, if it was saved from elsewhere. */
  hear: (held: ServerAttempt) => void;
  /** Sends at once what the server has not acknowledged. */
  save: () => void;
  /** The same, before this returns. */
  saveNow: () => void;
  /** The same, without waiting for what comes of it. */
  saveOnLeaving: () => void;
  /** To be called when what `saving` says may have changed. */
  told: () => void;
  /** Plans no more saving. */
  rest: () => void;
  /** Knows nothing any more: another tab may go on differently. */
  forget: () => void;
}

interface AnswerKeeperParts {
  quizId: string;
  drafts: DraftStore;
  device: Device;
  /** @returns what the server holds then; undefined when that no longer counts */
  send: (draft: Body<'saveAnswers'>) => Promise<ServerAttempt | undefined>;
  /** Sends answers once the call that is on its way is answered, whether that still counts or not. */
  sendAfter: (answers: Body<'saveAnswers'>['answers']) => Promise<void>;
  /** Whether what is chosen counts. */
  isOpen: () => boolean;
  /** Called with each question for which a letter is chosen that counts. */
  onChosen: (question: string) => void;
  /** Whether the session and the time allow for saving. */
  isRunning: () => boolean;
  /** Called with all that this device had where another's answer stands, when that changes. */
  onOverruled: (overruled: Answers) => void;
  /** Called with a failure that is not about drafts alone. */
  onFailed: (error: ApiError) => void;
}

/** What of one is answered differently in the other. */
function otherThan(answers: Answers, had: Answers): Answers {
  const others = Object.entries(had).filter(([id, letter]) => letterOf(answers, id) !== letter);
  return Object.fromEntries(others);
}

export function createAnswerKeeper(parts: AnswerKeeperParts): AnswerKeeper {
  const { quizId, drafts, device, send, sendAfter } = parts;
  const { isOpen, onChosen, isRunning, onOverruled, onFailed } = parts;
  let sheet: WritableAnswerSheet | null = null;
  let draft: Draft = emptyDraft;
  let overruled: Answers = {};
  let questionIds = new Set<string>();
  /** The answers that were sent last. */
  let sent: Answers | null = null;
  /** Whether the server keeps drafts, as far as it is known. */
  let keepsDrafts = false;

  const saving = createWatched(readSaving);
  const saver = createResender(device, save, saveFailed);

  function readSaving(): SaveState {
    if (Object.keys(draft.answers).length === 0) return 'nothing';
    if (isAcknowledged(draft)) return 'saved';
    if (keepsDrafts && saver.failures === 0 && isRunning()) return 'saving';
    return drafts.isDurable(quizId) ? 'device' : 'memory';
  }

  function keep(next: Draft): void {
    draft = next;
    drafts.keep(quizId, { ...draft, overruled });
    saving.tell();
  }

  function known(answers: Answers): Answers {
    const entries = Object.entries(answers).filter(([question]) => questionIds.has(question));
    return Object.fromEntries(entries);
  }

  function heldBy({ answers, revision }: ServerAttempt) {
    return { answers: known(fromSubmission(answers)), revision };
  }

  function chosen(question: string): void {
    if (sheet === null) return;
    if (!isOpen()) {
      // What cannot be kept is not shown.
      sheet.fill(draft.answers);
      return;
    }
    const wasOverruled = letterOf(overruled, question) !== undefined;
    overruled = Object.fromEntries(Object.entries(overruled).filter(([id]) => id !== question));
    keep({ ...draft, answers: sheet.answers() });
    saver.request(saveAfterMs);
    onChosen(question);
    if (wasOverruled) onOverruled(overruled);
  }

  async function save(): Promise<void> {
    if (!keepsDrafts || isAcknowledged(draft)) return;
    keep(sending(draft));
    const { answers, revision } = draft;
    sent = answers;
    const held = await send({ answers: toSubmission(answers), revision });
    // What is no longer kept was removed, as a logout does, and must not come back.
    if (held === undefined || drafts.read(quizId) === null) return;
    const { answers: acknowledged, revision: newer } = heldBy(held);
    keep({ answers: draft.answers, acknowledged, sent: {}, revision: newer });
    if (draft.answers !== answers) saver.request();
  }

  function saveFailed(error: ApiError): void {
    const held = staleDraftIn(error);
    if (held !== null) merge(held);
    // Optional: a server without drafts answers so (design §4), and one that has kept some does not.
    else if (draft.revision === 0 && [404, 405, 501].includes(error.status)) keepsDrafts = false;
    else onFailed(error);
    saving.tell();
  }

  /** The server holds what was saved from elsewhere, or what it never answered to. */
  function merge(held: ServerAttempt): void {
    if (sheet === null) return;
    const merged = mergeDraft(draft, heldBy(held));
    const before = overruled;
    overruled = otherThan(merged.draft.answers, { ...before, ...merged.overruled });
    keep(merged.draft);
    sheet.fill(draft.answers);
    if (JSON.stringify(overruled) !== JSON.stringify(before)) onOverruled(overruled);
    // A server that refuses whatever it is sent is not asked without end.
    if (!isAcknowledged(draft) && saver.failures < staleTries) saver.request();
  }

  return {
    saving,
    answers: () => draft.answers,
    isAcknowledged(answers) {
      const kept = sheet === null ? drafts.read(quizId) : draft;
      return kept !== null && isAcknowledged({ ...kept, answers: answers ?? kept.answers });
    },
    begin({ title, questions, attempt }, handedIn) {
      questionIds = new Set(questions.map(({ _id }) => _id));
      keepsDrafts = attempt !== undefined;
      const kept = drafts.read(quizId) ?? emptyDraft;
      const here = { ...kept, answers: { ...kept.answers, ...handedIn } };
      const merged = attempt ? mergeDraft(here, heldBy(attempt)) : { draft: here, overruled: {} };
      draft = { ...merged.draft, answers: known(merged.draft.answers) };
      overruled = known(otherThan(draft.answers, { ...kept.overruled, ...merged.overruled }));
      sheet = createAnswerSheet(draft.answers, chosen);
      drafts.keepPaper(quizId, { title, questions });
      if (Object.keys(draft.answers).length > 0) keep(draft);
      saver.request();
      return { title, questions, sheet, overruled };
    },
    hear(held) {
      if (saver.isBusy) return;
      if (held.revision > draft.revision) merge(held);
      // What was refused for reasons that pass is not tried again by itself.
      else if (!isAcknowledged(draft)) saver.request(saveAfterMs);
    },
    save: () => saver.request(),
    saveNow: () => saver.runNow(),
    saveOnLeaving() {
      if (!isRunning() || drafts.read(quizId) === null) return;
      if (!saver.isBusy) save().catch(() => {});
      else if (draft.answers !== sent) {
        keep(sending(draft));
        sendAfter(toSubmission(draft.answers)).catch(() => {});
      }
    },
    told: saving.tell,
    rest: () => saver.pause(),
    forget() {
      draft = emptyDraft;
      sheet = null;
    },
  };
}
