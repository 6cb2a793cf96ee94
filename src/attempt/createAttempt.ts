import type { ApiError } from '../api/ApiError';
import type { Attempt as ServerAttempt, QuizPaper } from '../api/entities';
import {
  createAnswerSheet,
  fromSubmission,
  toSubmission,
  type Answers,
  type WritableAnswerSheet,
} from './answerSheet';
import { createAttemptClock, type CountdownReading } from './attemptClock';
import type { AttemptServer } from './attemptServer';
import { attemptReducer, paperOf, type AttemptEvent, type AttemptState } from './attemptState';
import type { Device, TabClaim } from './device';
import { emptyDraft, isAcknowledged, mergeDraft, sending, type Draft } from './draft';
import type { DraftStore, PaperInWords } from './draftStore';
import type { Outbox } from './outbox';
import type { OutboxEntry } from './outboxEntry';
import { createResender, isWorthRetrying } from './resender';
import { staleDraftIn } from './staleDraft';
import { inWords } from './submissionInWords';
import { createWatched, type Watched } from './watched';

/** How long after a choice it goes to the server; the design allows 1 s. */
const saveAfterMs = 500;
/** How often the server is asked whether the end has moved, when nothing else tells. */
const askEveryMs = 60_000;
/** The end is asked for once more so long before it, so that time given late is not missed. */
const lastAskMs = { from: 6_000, within: 6_000 };
/** How often the paper is asked for again once the quiz should have begun. */
const startRetryMs = 3_000;
/** A load that got no answer is tried so often before it shows as failed. */
const loadTries = 3;
/** A load that has failed for now is tried again so often, for there may be answers here to hand in. */
const failedRetryMs = 15_000;
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

/** One student's attempt at one quiz, outside of any framework. */
export interface Attempt {
  readonly state: Watched<AttemptState>;
  readonly countdown: Watched<CountdownReading>;
  readonly saving: Watched<SaveState>;
  /** What is answered so far; empty before the paper is there. */
  answers: () => Answers;
  /** Begins or goes on. @returns a function that ends it; answers stay where they are kept */
  start: () => () => void;
  /** Hands in what is answered. Does nothing unless it is running. */
  submit: () => void;
  /** Loads again after `failed`, `refused` and `closed`, and tries again after `signedOut`. */
  retry: () => void;
  /** Takes the attempt over from the tab that has it. */
  takeOver: () => void;
  /** From `unsent` back to answering, if the server says that it still runs. */
  resume: () => void;
  /** To be called when somebody has signed in, or the token has changed. */
  signedIn: () => void;
}

export interface AttemptParts {
  quizId: string;
  userId: string | undefined;
  server: AttemptServer;
  outbox: Outbox;
  drafts: DraftStore;
  device: Device;
  /** Answers given before the host knew its user, which become this user's. */
  given?: Answers | undefined;
}

/**
 * Takes a quiz safely (design §6): each choice is on the device at once and goes to the server as a
 * draft; the time is the server's; at zero, or when asked, what is answered goes to the outbox.
 */
export function createAttempt(parts: AttemptParts): Attempt {
  const { quizId, userId, server, outbox, drafts, device } = parts;
  const clock = createAttemptClock(device);

  let state: AttemptState = { phase: 'loading' };
  let sheet: WritableAnswerSheet | null = null;
  let words: PaperInWords | null = null;
  let draft: Draft = emptyDraft;
  let given = parts.given ?? {};
  let keepsDrafts = false;
  let isHeld = false;
  let claim: TabClaim | null = null;
  /** Grows when what is on its way no longer counts: a new load, another tab, the end. */
  let turn = 0;
  let sessions = 0;
  let failedLoads = 0;
  let cancelLoad: () => void = () => {};
  let cancelTick: () => void = () => {};
  /** Whether the server could not be asked for the time since it was last heard. */
  let askedInVain = false;
  let isLastAskDue = true;
  /** What the clock's doubts came to when the server was asked because of them. */
  let doubtsAsked = 0;

  const watchedState = createWatched(() => state);
  const countdown = createWatched(() => clock.read());
  const saving = createWatched(readSaving);
  const saver = createResender(device, save, saveFailed);
  const asker = createResender(device, ask, askFailed);

  function dispatch(event: AttemptEvent): void {
    const next = attemptReducer(state, event);
    if (next === state) return;
    state = next;
    watchedState.tell();
    saving.tell();
  }

  function rest(): void {
    turn += 1;
    saver.pause();
    asker.pause();
    cancelLoad();
    cancelTick();
  }

  // Holding: one tab of the browser takes the attempt at a time.

  function acquire(): void {
    if (userId === undefined) {
      open();
      return;
    }
    const name = `quizwright:attempt:${userId}:${quizId}`;
    claim = device.claim(name, { gained: open, lost });
  }

  function open(): void {
    isHeld = true;
    dispatch({ type: 'loading' });
    const entry = outbox.entryOf(quizId);
    if (entry === undefined) load();
    else dispatch({ type: 'unsent', entry });
  }

  function lost(): void {
    // What this device does not keep is out of the other tab's reach, unless the server has it.
    if (!drafts.isDurable) saveOnLeaving();
    isHeld = false;
    rest();
    draft = emptyDraft;
    sheet = null;
    dispatch({ type: 'takenElsewhere' });
  }

  /** The attempt is over here, whatever it came to. */
  function end(event: AttemptEvent): void {
    rest();
    isHeld = false;
    claim?.release();
    claim = null;
    drafts.remove(quizId);
    dispatch(event);
  }

  // Loading.

  function load(): void {
    cancelLoad();
    dispatch({ type: 'loading' });
    turn += 1;
    const asked = turn;
    const sentAt = device.monotonic();
    inLatestSession(() => server.readPaper(quizId)).then(
      (paper) => {
        if (asked === turn) loaded(paper, sentAt);
      },
      (error: ApiError) => {
        if (asked === turn) loadFailed(error);
      },
    );
  }

  function loaded({ title, questions, attempt }: QuizPaper, sentAt: number): void {
    failedLoads = 0;
    if (attempt) hear(attempt, sentAt);
    if (attempt && clock.read().secondsToStart !== null) {
      dispatch({ type: 'startIsAhead', title, startsAt: attempt.started_at });
      tick();
      return;
    }
    words = { title, questions };
    keepsDrafts = attempt !== undefined;
    // Where the device had no room for the draft, the submission has its answers.
    const entry = outbox.entryOf(quizId);
    const kept = drafts.read(quizId) ?? { ...emptyDraft, answers: entry?.answers ?? {} };
    const here = { ...kept, answers: { ...kept.answers, ...given } };
    given = {};
    const { draft: merged, overruled } = attempt
      ? mergeDraft(here, heldBy(attempt))
      : { draft: here, overruled: {} };
    draft = { ...merged, answers: known(merged.answers) };
    sheet = createAnswerSheet(draft.answers, chosen);
    drafts.keepPaper(quizId, words);
    if (Object.keys(draft.answers).length > 0) drafts.keep(quizId, draft);
    dispatch({ type: 'begun', paper: { title, questions, sheet, overruled } });
    // Back from the outbox: what waited there is being answered again.
    if (entry !== undefined) outbox.withdraw(quizId);
    saver.request();
    tick();
  }

  function loadFailed(error: ApiError): void {
    const entry = outbox.entryOf(quizId);
    if (entry !== undefined) {
      outbox.retry(quizId);
      dispatch({ type: 'unsent', entry: { ...entry, status: 'sending' } });
      return;
    }
    failedLoads += 1;
    if (error.kind === 'network' && failedLoads < loadTries && state.phase === 'loading') {
      cancelLoad = device.after(1_000 * failedLoads, load);
      return;
    }
    failedLoads = 0;
    if (isOverStatus(error)) {
      isOver(error);
      return;
    }
    dispatch({ type: 'loadFailed', error });
    if (state.phase === 'waiting') cancelLoad = device.after(startRetryMs, load);
    else if (isWorthRetrying(error)) cancelLoad = device.after(failedRetryMs, load);
  }

  function known(answers: Answers): Answers {
    const ids = new Set(words?.questions.map(({ _id }) => _id));
    return Object.fromEntries(Object.entries(answers).filter(([question]) => ids.has(question)));
  }

  function heldBy({ answers, revision }: ServerAttempt) {
    return { answers: known(fromSubmission(answers)), revision };
  }

  // Saving: on the device with each choice, and on the server soon after.

  function readSaving(): SaveState {
    if (Object.keys(draft.answers).length === 0) return 'nothing';
    if (isAcknowledged(draft)) return 'saved';
    if (keepsDrafts && saver.failures === 0 && state.phase === 'running') return 'saving';
    return drafts.isDurable ? 'device' : 'memory';
  }

  function keep(next: Draft): void {
    draft = next;
    drafts.keep(quizId, draft);
    saving.tell();
  }

  function chosen(question: string): void {
    if (sheet === null) return;
    if (!isHeld || outbox.entryOf(quizId) !== undefined) {
      // Handed in, or another tab's by now: what cannot be kept is not shown.
      sheet.fill(draft.answers);
      return;
    }
    keep({ ...draft, answers: sheet.answers() });
    saver.request(saveAfterMs);
    const overruled = { ...paperOf(state)?.overruled };
    if (overruled[question] === undefined) return;
    delete overruled[question];
    dispatch({ type: 'overruled', overruled });
  }

  async function save(): Promise<void> {
    if (!keepsDrafts || isAcknowledged(draft)) return;
    keep(sending(draft));
    const { answers, revision } = draft;
    const sentAt = device.monotonic();
    const body = { answers: toSubmission(answers), revision };
    const attempt = await ofThisTurn(inLatestSession(() => server.saveDraft(quizId, body)));
    if (attempt === undefined) return;
    hear(attempt, sentAt);
    keep({ answers: draft.answers, sent: {}, ...acknowledgedBy(attempt) });
    if (draft.answers !== answers) saver.request();
  }

  function saveOnLeaving(): void {
    if (state.phase === 'running' && !saver.isBusy) save().catch(() => {});
  }

  function acknowledgedBy(attempt: ServerAttempt) {
    const { answers: acknowledged, revision } = heldBy(attempt);
    return { acknowledged, revision };
  }

  /** What a call answers or throws; undefined when it no longer counts by then. */
  async function ofThisTurn<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
    const asked = turn;
    try {
      const answer = await call;
      return asked === turn ? answer : undefined;
    } catch (error) {
      if (asked !== turn) return undefined;
      throw error;
    }
  }

  /** Calls again what was refused to a session in whose place there is another by now. */
  async function inLatestSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const asked = sessions;
    try {
      return await call();
    } catch (error) {
      if ((error as ApiError).status === 401 && asked !== sessions) return inLatestSession(call);
      throw error;
    }
  }

  function saveFailed(error: ApiError): void {
    const held = staleDraftIn(error);
    if (held !== null) merge(held);
    else if (error.status === 401) dispatch({ type: 'signedOut' });
    else if (isOverStatus(error)) isOver(error);
    // Optional: a server without drafts answers so (design §4).
    else if ([404, 405, 501].includes(error.status)) keepsDrafts = false;
    saving.tell();
  }

  /** The server holds what was saved from elsewhere, or what it never answered to. */
  function merge(held: ServerAttempt): void {
    if (sheet === null) return;
    const merged = mergeDraft(draft, heldBy(held));
    keep(merged.draft);
    sheet.fill(draft.answers);
    if (Object.keys(merged.overruled).length > 0) {
      const overruled = { ...paperOf(state)?.overruled, ...merged.overruled };
      dispatch({ type: 'overruled', overruled });
    }
    // A server that refuses whatever it is sent is not asked without end.
    if (!isAcknowledged(draft) && saver.failures < staleTries) saver.request();
  }

  // Time.

  function hear(attempt: ServerAttempt, sentAt: number): void {
    const { endsAt } = clock.read();
    clock.hear(attempt, sentAt);
    if (attempt.ends_at !== endsAt) isLastAskDue = true;
    askedInVain = false;
    countdown.tell();
  }

  function tick(): void {
    cancelTick();
    if (!isHeld || !clock.isKnown()) return;
    countdown.tell();
    if (state.phase === 'waiting' && clock.hasStarted()) {
      load();
      return;
    }
    if (clock.doubts() !== doubtsAsked) askOnWaking();
    if (state.phase === 'waiting' && clock.isApproximate()) askSoon();
    if (state.phase === 'running' || state.phase === 'signedOut') watchTheEnd();
    else if (state.phase !== 'waiting') return;
    // Aimed just past the next whole second, so that no second is skipped or shown twice.
    cancelTick = device.after(Math.ceil(clock.untilNextSecond()) + 5, tick);
  }

  function watchTheEnd(): void {
    const canAsk = state.phase === 'running' && !askedInVain;
    if (clock.isOver()) {
      // Time may have been given while the page slept: so the server comes first, if it can be asked.
      if (clock.isApproximate() && canAsk) {
        dispatch({ type: 'timeUp' });
        askSoon();
      } else {
        handIn();
      }
      return;
    }
    const isNearEnd = clock.atMostLeft() < lastAskMs.from + device.random() * lastAskMs.within;
    if (isLastAskDue && isNearEnd) {
      isLastAskDue = false;
      askSoon();
    } else if (clock.isApproximate() || clock.sinceHeard() > askEveryMs) {
      askSoon();
    }
  }

  /** Whatever was asked before the sleep may never be answered, and a failure of that time is past. */
  function askOnWaking(): void {
    if (state.phase !== 'running' && state.phase !== 'waiting') return;
    doubtsAsked = clock.doubts();
    askedInVain = false;
    if (asker.isBusy) ask().catch(askFailed);
    else asker.request();
  }

  function askSoon(): void {
    if (!asker.isBusy) asker.request(1);
  }

  /** Asks the server for the time; what it holds from elsewhere comes with the answer. */
  async function ask(): Promise<void> {
    const sentAt = device.monotonic();
    const paper = await ofThisTurn(inLatestSession(() => server.readPaper(quizId)));
    const attempt = paper?.attempt;
    if (attempt === undefined) return;
    hear(attempt, sentAt);
    if (attempt.revision > draft.revision && !saver.isBusy) merge(attempt);
    tick();
  }

  function askFailed(error: ApiError): void {
    if (error.status === 401) dispatch({ type: 'signedOut' });
    else if (isOverStatus(error)) isOver(error);
    else askedInVain = true;
    tick();
  }

  // Handing in.

  function handIn(): void {
    if (sheet === null || outbox.entryOf(quizId) !== undefined) return;
    if (state.phase !== 'running' && state.phase !== 'signedOut') return;
    rest();
    dispatch({ type: 'submitting' });
    putIntoOutbox(draft.answers);
  }

  function putIntoOutbox(answers: Answers): void {
    const title = words?.title ?? '';
    const madeAt = new Date(device.wall()).toISOString();
    outbox.put({ quiz: quizId, title, answers, copy: inWords(words, answers), madeAt });
  }

  /** The server says that the attempt is over, or was submitted from elsewhere. */
  function isOver(error: ApiError): void {
    const isRunning = paperOf(state) !== null;
    if (isRunning && (clock.seemsOver() || !isAcknowledged(draft))) {
      handIn();
      return;
    }
    const kept = isRunning ? null : drafts.read(quizId);
    if (kept !== null && !isAcknowledged(kept)) {
      words = drafts.readPaper(quizId);
      putIntoOutbox(kept.answers);
    } else {
      end({ type: 'over', error });
    }
  }

  function outboxChanged(): void {
    if (!isHeld) return;
    const entry = outbox.entryOf(quizId);
    if (entry === undefined) {
      // Delivered by another tab, or discarded.
      if (state.phase === 'unsent' || state.phase === 'submitting') load();
    } else if (entry.status === 'signedOut') {
      dispatch({ type: 'signedOut' });
    } else if (entry.status === 'refused' && entry.error && isElsewhereToo(entry.error, entry)) {
      outbox.discard(quizId);
      end({ type: 'over', error: entry.error });
    } else if (state.phase !== 'submitting' || entry.status !== 'sending') {
      // Found in the storage only now: a paper that is on its way would take its place.
      if (state.phase === 'loading') rest();
      dispatch({ type: 'unsent', entry });
    }
  }

  /** Whether a refused submission held nothing that the server did not have before. */
  function isElsewhereToo(error: ApiError, { answers }: OutboxEntry): boolean {
    const kept = sheet === null ? drafts.read(quizId) : draft;
    return isOverStatus(error) && kept !== null && isAcknowledged({ ...kept, answers });
  }

  function signedIn(): void {
    sessions += 1;
    if (state.phase !== 'signedOut') return;
    const entry = outbox.entryOf(quizId);
    dispatch({ type: 'signedIn' });
    if (entry !== undefined) {
      dispatch(paperOf(state) ? { type: 'submitting' } : { type: 'unsent', entry });
      outbox.retry(quizId);
    } else if (paperOf(state) === null) {
      load();
    } else {
      saver.request();
      askSoon();
      tick();
    }
  }

  function flush(): void {
    if (state.phase === 'running' && !isAcknowledged(draft) && !saver.isBusy) saver.request();
  }

  return {
    state: watchedState,
    countdown,
    saving,
    answers: () => draft.answers,
    start() {
      const stops = [
        outbox.subscribe(outboxChanged),
        outbox.onSent(({ quiz, title }, submitted) => {
          if (quiz === quizId) end({ type: 'submitted', title, submitted });
        }),
        device.on('awake', tick),
        device.on('thawed', () => {
          clock.suspect();
          tick();
        }),
        device.on('leaving', flush),
        device.on('online', () => {
          askedInVain = false;
          if (state.phase === 'failed') load();
          else tick();
        }),
      ];
      acquire();
      return () => {
        stops.forEach((stop) => stop());
        saveOnLeaving();
        rest();
        isHeld = false;
        claim?.release();
        claim = null;
      };
    },
    submit() {
      if (state.phase === 'running') handIn();
    },
    retry() {
      if (state.phase === 'signedOut') signedIn();
      else if (state.phase === 'failed') load();
      else if (state.phase === 'refused' || state.phase === 'closed') {
        dispatch({ type: 'loading' });
        if (claim === null) acquire();
        else load();
      }
    },
    takeOver: () => claim?.take(),
    resume() {
      if (state.phase !== 'unsent') return;
      void outbox.hold(quizId).then((isHere) => {
        if (isHere && isHeld && state.phase === 'unsent') load();
      });
    },
    signedIn,
  };
}

function isOverStatus({ kind, status }: ApiError): boolean {
  return kind === 'http' && (status === 409 || status === 410);
}
