import type { ApiError } from '../api/ApiError';
import type { Attempt as ServerAttempt, QuizPaper } from '../api/entities';
import { isRefusal, lacksOperation } from '../api/isRefusal';
import type { Tell } from '../api/quizEvents';
import { holdsChoices, lettersOf } from '../rules/choices';
import { createAnswerKeeper, type AnswerKeeper, type SaveState } from './answerKeeper';
import type { Answers } from './answerSheet';
import type { CountdownReading } from './attemptClock';
import type { AttemptServer } from './attemptServer';
import { attemptReducer, paperOf, type AttemptEvent, type AttemptState } from './attemptState';
import { createCalls } from './calls';
import { createDeniedSession } from './deniedSession';
import type { Device, TabClaim } from './device';
import { isOtherwise, isSaved, type Draft } from './draft';
import type { DraftStore } from './draftStore';
import type { Outbox } from './outbox';
import type { AnswersInWords, Submission } from './outboxEntry';
import { createPaperLoader, type PaperLoader } from './paperLoader';
import { attemptIn, isOverStatus, recordIn } from './refusals';
import { isWorthRetrying } from './resender';
import { inWords } from './submissionInWords';
import { createTimekeeper, type Timekeeper } from './timekeeper';
import { createWatched, type Watched } from './watched';

/** How often the paper is asked for again once the quiz should have begun. */
const startRetryMs = 3_000;
/** A load that has failed for now is tried again so often, for there may be answers here to hand in. */
const failedRetryMs = 15_000;
/** At the end it is handed in so often at most, where the server goes on saying that it still runs. */
const handInEveryMs = 5_000;

/** One student's attempt at one quiz, outside of any framework. */
export interface Attempt {
  readonly state: Watched<AttemptState>;
  readonly countdown: Watched<CountdownReading>;
  readonly saving: Watched<SaveState>;
  /** What is answered so far; what the device keeps before the paper is there. */
  answers: () => Answers;
  /** The same in words, for a copy; null where nothing is answered. */
  copy: () => AnswersInWords | null;
  /**
   * Begins or goes on.
   *
   * @returns a function that ends it; answers stay where they are kept, and what the server has not
   *   acknowledged is saved once more, unless it is told that the session is no longer their user's
   */
  start: () => (isTheirs?: boolean) => void;
  /** Hands in what is answered. Does nothing unless it is running. */
  submit: () => void;
  /** Loads again after `failed`, `refused` and `closed`, and tries again after `signedOut`. */
  retry: () => void;
  /** Takes the attempt over from the tab that has it. */
  takeOver: () => void;
  /**
   * From `unsent` back to answering, if the server says that it still runs.
   *
   * @returns why it cannot go back; null where it can, and where the submission was delivered
   */
  resume: () => Promise<ApiError | null>;
  /** To be called when somebody has signed in, or the token has changed. */
  signedIn: () => void;
}

export interface AttemptParts {
  quizId: string;
  /** Whose it is (`ownerOf`). */
  owner: string | undefined;
  server: AttemptServer;
  outbox: Outbox;
  drafts: DraftStore;
  device: Device;
  /** Told what no call tells. */
  tell?: Tell | undefined;
}

/**
 * Takes a quiz safely (decision 19): holds the attempt for one tab, loads its paper, has its answers
 * kept and its time watched, and puts what is handed in into the outbox.
 */
export function createAttempt(parts: AttemptParts): Attempt {
  const { quizId, owner, server, outbox, drafts, device, tell } = parts;
  let state: AttemptState = { phase: 'loading' };
  let isHeld = false;
  let claim: TabClaim | null = null;
  /** Whether the outbox had this quiz when it was looked at last. */
  let isInOutbox = false;
  /** Whether a submission is not being sent while the server is asked for its paper. */
  let isTakingBack = false;
  /** The monotonic time at which it was handed in last. */
  let handedInAt = -Infinity;
  /** Whether a returned submission has been taken back by itself, as far as it could be. */
  let isTakenBack = false;
  let resumed: (failure: ApiError | null) => void = () => {};

  const calls = createCalls();
  const denied = createDeniedSession(device);
  const watchedState = createWatched(() => state);
  const isRunning = (): boolean => state.phase === 'running';

  const keeper: AnswerKeeper = createAnswerKeeper({
    quizId,
    drafts,
    device,
    isRunning,
    isOpen: () => isHeld && outbox.entryOf(quizId) === undefined,
    onChosen: (questionId) => tell?.({ type: 'answered', quizId, questionId }),
    now: () => time.now(),
    async send(draft) {
      const sentAt = device.monotonic();
      const attempt = await calls.make(() => server.saveDraft(quizId, draft));
      if (attempt !== undefined) answered(attempt, sentAt);
      return attempt;
    },
    onOverruled: (overruled) => dispatch({ type: 'overruled', overruled }),
    onFailed(error) {
      // Without what counts, a save may be refused for less than the end.
      if (isOverStatus(error) && recordIn(error) === null) time.askAtTimes();
      else failed(error);
    },
  });

  const time: Timekeeper = createTimekeeper({
    device,
    watches() {
      if (isHeld && state.phase === 'waiting') return 'start';
      if (isHeld && state.phase === 'running') return 'end';
      return isHeld && ['signedOut', 'submitting'].includes(state.phase) && paperOf(state) !== null
        ? 'end unasked'
        : 'nothing';
    },
    ask: async () => calls.make(askServer),
    onStart: () => loader.load(),
    onTimeUp(isUp) {
      dispatch({ type: 'timeUp', isUp });
      // A save would be refused, and what it brings goes with the submission.
      if (isUp) keeper.rest();
      else if (isRunning()) keeper.save();
    },
    onOver() {
      if (device.monotonic() - handedInAt >= handInEveryMs) handIn(true);
    },
    onHeard(attempt) {
      notDenied();
      keeper.hear(attempt);
      const { started_at: startsAt } = attempt;
      if (state.phase !== 'waiting' || startsAt === state.startsAt || !time.isAhead()) return;
      dispatch({ type: 'startIsAhead', title: state.title, startsAt });
    },
    onFailed: failed,
  });

  const loader: PaperLoader = createPaperLoader({
    device,
    calls,
    read: () => server.readPaper(quizId),
    isPatient: () => state.phase === 'loading',
    onLoading: () => dispatch({ type: 'loading' }),
    onLoaded: loaded,
    onFailed: loadFailed,
  });

  function dispatch(event: AttemptEvent): void {
    const next = attemptReducer(state, event);
    if (next === state) return;
    state = next;
    watchedState.tell();
    keeper.told();
  }

  /** Asks for the time and what is new: by a save, which may be empty, else by the whole paper. */
  async function askServer(): Promise<ServerAttempt | undefined> {
    const body = state.phase === 'waiting' ? null : keeper.next();
    if (body === null) return (await server.readPaper(quizId)).attempt;
    try {
      return await server.saveDraft(quizId, body);
    } catch (error) {
      const failure = error as ApiError;
      const isOver = isOverStatus(failure) && recordIn(failure) !== null;
      if (isOver || !(isOverStatus(failure) || lacksOperation(failure))) throw error;
      return (await server.readPaper(quizId)).attempt;
    }
  }

  function notDenied(): void {
    denied.answered();
    dispatch({ type: 'denied', isDenied: false });
  }

  function answered(attempt: ServerAttempt, sentAt: number): void {
    notDenied();
    time.hear(attempt, sentAt);
    // A host may renew its token without a word.
    if (state.phase === 'signedOut') signedIn();
  }

  function failed(error: ApiError): void {
    dispatch({ type: 'denied', isDenied: denied.failed(error) });
    if (isRefusal(error, 401)) dispatch({ type: 'signedOut' });
    else if (isOverStatus(error)) isOver(error);
  }

  function rest(): void {
    calls.dismiss();
    resumed(null);
    keeper.rest();
    time.rest();
    loader.rest();
  }

  // Holding: one tab of the browser takes the attempt at a time.

  function acquire(): void {
    if (owner === undefined) {
      open();
      return;
    }
    if (outbox.entryOf(quizId) === undefined) loader.ask();
    const name = `quizwright:attempt:${owner}:${quizId}`;
    claim = device.claim(name, { gained: open, lost });
  }

  function open(): void {
    isHeld = true;
    dispatch({ type: 'loading' });
    const entry = outbox.entryOf(quizId);
    isInOutbox = entry !== undefined;
    if (entry === undefined) loader.load();
    else dispatch({ type: 'unsent', entry });
  }

  function lost(): void {
    // What this device does not keep is out of the other tab's reach, unless the server has it.
    if (!drafts.isDurable(quizId)) keeper.saveOnLeaving();
    isHeld = false;
    rest();
    sendAfterAll();
    keeper.forget();
    dispatch({ type: 'takenElsewhere' });
  }

  function sendAfterAll(): void {
    if (isTakingBack && state.phase === 'unsent') outbox.retry(quizId);
  }

  function letGo(): void {
    rest();
    isHeld = false;
    claim?.release();
    claim = null;
  }

  /** The attempt is over here, whatever it came to. */
  function end(event: AttemptEvent): void {
    letGo();
    keeper.forget();
    dispatch(event);
  }

  // Loading.

  function loaded(paper: QuizPaper, sentAt: number): void {
    const { title, attempt } = paper;
    isTakingBack = false;
    denied.answered();
    resumed(null);
    if (attempt) time.hear(attempt, sentAt);
    if (attempt && time.isAhead()) {
      dispatch({ type: 'startIsAhead', title, startsAt: attempt.started_at });
    } else {
      const entry = outbox.entryOf(quizId);
      // The words of a paper stay on the device until it is handed in.
      const isFirst = drafts.readPaper(quizId) === null && entry === undefined;
      // Where the device had no room for the draft, the submission has its answers.
      dispatch({ type: 'begun', paper: keeper.begin(paper, entry) });
      if (isFirst) tell?.({ type: 'started', quizId });
      // Back from the outbox: what waited there is being answered again.
      if (entry !== undefined) {
        outbox.withdraw(quizId);
        if (entry.status === 'returned') returned(entry);
      }
      isTakenBack = false;
    }
    time.tick();
  }

  function loadFailed(error: ApiError): void {
    const entry = outbox.entryOf(quizId);
    if (entry !== undefined) {
      isTakingBack = false;
      resumed(error);
      outbox.retry(quizId);
      dispatch({ type: 'unsent', entry: { ...entry, status: 'sending' } });
      return;
    }
    if (isOverStatus(error)) {
      isOver(error);
      return;
    }
    dispatch({ type: 'loadFailed', error });
    dispatch({ type: 'denied', isDenied: denied.failed(error) });
    if (state.phase === 'waiting') loader.loadAbout(startRetryMs);
    else if (isWorthRetrying(error)) loader.loadAbout(failedRetryMs);
  }

  // Handing in.

  function handIn(isTimeUp: boolean): void {
    if (paperOf(state) === null || outbox.entryOf(quizId) !== undefined) return;
    if (state.phase !== 'running' && state.phase !== 'signedOut') return;
    if (isTimeUp && time.seemsOver()) tell?.({ type: 'expired', quizId });
    rest();
    handedInAt = device.monotonic();
    dispatch({ type: 'submitting' });
    putIntoOutbox(isTimeUp);
    time.tick();
  }

  function leave(): void {
    // Nothing is saved after the end.
    if (state.phase === 'running' && state.isTimeUp) handIn(true);
    else keeper.saveOnLeaving();
  }

  function copyOf({ choices }: Draft): AnswersInWords {
    const words = drafts.readPaper(quizId);
    const copy = inWords(words, lettersOf(choices));
    return { title: words?.title ?? '', copy, madeAt: new Date(device.wall()).toISOString() };
  }

  function putIntoOutbox(isTimeUp: boolean): void {
    const draft = keeper.draft();
    const { choices, held, revision } = draft;
    outbox.put({ quiz: quizId, ...copyOf(draft), choices, held, revision, isTimeUp });
  }

  /** The server says that the attempt is over, or was submitted from elsewhere. */
  function isOver(error: ApiError): void {
    // Within the grace the server adds what it lacks; later it keeps it, or says what counts.
    const draft = keeper.draft();
    const record = recordIn(error);
    if (record === null ? isSaved(draft) : holdsChoices(record.choices, draft.choices)) {
      end({ type: 'over', error, record, copy: copyOf(draft) });
      drafts.remove(quizId);
    } else if (paperOf(state) !== null) {
      handIn(true);
    } else {
      putIntoOutbox(true);
    }
  }

  /** The server has kept a submission and not taken it, for the attempt still runs. */
  function returned({ choices }: Submission): void {
    dispatch({ type: 'returned', isChanged: isOtherwise(choices, keeper.draft().choices) });
  }

  async function resume(): Promise<ApiError | null> {
    if (state.phase !== 'unsent') return null;
    isTakingBack = true;
    const isHere = await outbox.hold(quizId);
    if (!isHere) return null;
    if (!isHeld || state.phase !== 'unsent') {
      if (isTakingBack) outbox.retry(quizId);
      return null;
    }
    return new Promise((resolve) => {
      resumed = resolve;
      loader.load();
    });
  }

  function outboxChanged(): void {
    if (!isHeld) return;
    const entry = outbox.entryOf(quizId);
    const wasInOutbox = isInOutbox;
    isInOutbox = entry !== undefined;
    if (entry === undefined) {
      // Delivered by another tab, or discarded: either way there is nothing here to hand in again.
      if (!wasInOutbox || state.phase === 'running') return;
      keeper.forget();
      loader.load();
    } else if (entry.status === 'signedOut') {
      dispatch({ type: 'signedOut' });
    } else if (entry.status === 'returned' && paperOf(state) !== null) {
      // It is not gone: a paper that was loaded now would take its place.
      isInOutbox = false;
      outbox.withdraw(quizId);
      const attempt = entry.error && attemptIn(entry.error);
      if (attempt) {
        time.hear(attempt, handedInAt);
        keeper.hear(attempt);
      }
      returned(entry);
      time.tick();
    } else if (entry.status === 'returned') {
      dispatch({ type: 'unsent', entry });
      if (!isTakenBack) void resume();
      isTakenBack = true;
    } else if (state.phase !== 'submitting' || entry.status !== 'sending') {
      // Found in the storage only now: a paper that is on its way would take its place.
      if (state.phase === 'loading') rest();
      dispatch({ type: 'unsent', entry });
    }
  }

  function signedIn(): void {
    calls.renewSession();
    notDenied();
    loader.forget();
    if (state.phase === 'failed') loader.load();
    if (isRunning()) keeper.save();
    if (state.phase !== 'signedOut') return;
    const entry = outbox.entryOf(quizId);
    dispatch({ type: 'signedIn' });
    if (entry !== undefined) {
      dispatch({ type: 'unsent', entry });
      outbox.retry(quizId);
    } else if (paperOf(state) === null) {
      loader.load();
    } else {
      keeper.save();
      time.ask();
      time.tick();
    }
  }

  return {
    state: watchedState,
    countdown: time.countdown,
    saving: keeper.saving,
    answers: () => lettersOf(keeper.draft().choices),
    copy() {
      const entry = outbox.entryOf(quizId);
      // The draft may be gone where the submission is not, as after `forgetDrafts`.
      const copies = [
        copyOf(keeper.draft()),
        ...(entry === undefined ? [] : [entry]),
        ...(state.phase === 'closed' ? [state.copy] : []),
      ];
      const found = copies.find(({ copy }) => copy.some(({ letter }) => letter !== null));
      return found === undefined
        ? null
        : { title: found.title, copy: found.copy, madeAt: found.madeAt };
    },
    start() {
      const stops = [
        outbox.subscribe(outboxChanged),
        outbox.onSent(({ quiz, title }, submitted) => {
          if (quiz === quizId) end({ type: 'submitted', title, submitted });
        }),
        device.on('awake', () => {
          time.tick();
          // Another device may have gone on, or handed in.
          if (isRunning()) time.askAtTimes();
        }),
        device.on('thawed', time.suspect),
        device.on('leaving', leave),
        device.on('online', () => {
          if (state.phase === 'failed') loader.load();
          else time.reconnect();
        }),
      ];
      acquire();
      return (isTheirs = true) => {
        stops.forEach((stop) => stop());
        if (isTheirs) {
          leave();
          sendAfterAll();
        }
        isTakingBack &&= isTheirs;
        letGo();
      };
    },
    submit() {
      if (isRunning()) handIn(false);
    },
    retry() {
      if (state.phase === 'signedOut') signedIn();
      else if (state.phase === 'failed') loader.load();
      else if (state.phase === 'refused' || state.phase === 'closed') {
        dispatch({ type: 'loading' });
        if (claim === null) acquire();
        else loader.load();
      }
    },
    takeOver: () => claim?.take(),
    resume,
    signedIn,
  };
}
