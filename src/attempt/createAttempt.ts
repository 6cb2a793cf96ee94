import type { ApiError } from '../api/ApiError';
import type { Attempt as ServerAttempt, QuizPaper } from '../api/entities';
import type { Tell } from '../api/quizEvents';
import { createAnswerKeeper, type AnswerKeeper, type SaveState } from './answerKeeper';
import type { Answers } from './answerSheet';
import type { CountdownReading } from './attemptClock';
import type { AttemptServer } from './attemptServer';
import { attemptReducer, paperOf, type AttemptEvent, type AttemptState } from './attemptState';
import { createCalls } from './calls';
import type { Device, TabClaim } from './device';
import type { DraftStore, PaperInWords } from './draftStore';
import type { Outbox } from './outbox';
import { createPaperLoader, type PaperLoader } from './paperLoader';
import { isOverStatus, staleDraftIn } from './refusals';
import { isWorthRetrying } from './resender';
import { inWords } from './submissionInWords';
import { createTimekeeper, type Timekeeper } from './timekeeper';
import { createWatched, type Watched } from './watched';

/** How often the paper is asked for again once the quiz should have begun. */
const startRetryMs = 3_000;
/** A load that has failed for now is tried again so often, for there may be answers here to hand in. */
const failedRetryMs = 15_000;

/** One student's attempt at one quiz, outside of any framework. */
export interface Attempt {
  readonly state: Watched<AttemptState>;
  readonly countdown: Watched<CountdownReading>;
  readonly saving: Watched<SaveState>;
  /** What is answered so far; empty before the paper is there. */
  answers: () => Answers;
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
 * Takes a quiz safely (design §6): holds the attempt for one tab, loads its paper, has its answers
 * kept and its time watched, and puts what is handed in into the outbox.
 */
export function createAttempt(parts: AttemptParts): Attempt {
  const { quizId, owner, server, outbox, drafts, device, tell } = parts;
  let state: AttemptState = { phase: 'loading' };
  let words: PaperInWords | null = null;
  /** The last save, answered or not. */
  let underway: Promise<ServerAttempt> | null = null;
  let isHeld = false;
  let claim: TabClaim | null = null;
  /** Whether the outbox had this quiz when it was looked at last. */
  let isInOutbox = false;
  /** Whether a submission is not being sent while the server is asked for its paper. */
  let isTakingBack = false;
  /** Whether the server says, once somebody has signed in, if what is handed in is answered on. */
  let isUndecided = false;
  let resumed: (failure: ApiError | null) => void = () => {};

  const calls = createCalls();
  const watchedState = createWatched(() => state);
  const isRunning = (): boolean => state.phase === 'running';

  const keeper: AnswerKeeper = createAnswerKeeper({
    quizId,
    drafts,
    device,
    isRunning,
    isOpen: () => isHeld && outbox.entryOf(quizId) === undefined,
    onChosen: (questionId) => tell?.({ type: 'answered', quizId, questionId }),
    async send(draft) {
      const sentAt = device.monotonic();
      const held = await calls
        .make(() => (underway = server.saveDraft(quizId, draft)))
        .catch((error: ApiError) => {
          // A refusal says the time as well.
          const newer = staleDraftIn(error);
          if (newer !== null) time.hear(newer, sentAt);
          throw error;
        });
      if (held === undefined) return undefined;
      time.hear(held, sentAt);
      // A host may renew its token without a word.
      if (state.phase === 'signedOut') signedIn();
      return held;
    },
    async sendAfter(answers) {
      const before = await underway;
      // Meanwhile its user may have gone, and what is no longer kept was removed.
      const isTheirs = outbox.isOpen() && drafts.read(quizId) !== null;
      if (before !== null && isTheirs && outbox.entryOf(quizId) === undefined) {
        await server.saveDraft(quizId, { answers, revision: before.revision });
      }
    },
    onOverruled: (overruled) => dispatch({ type: 'overruled', overruled }),
    onFailed(error) {
      // What a draft is refused for may be less than the end, and nothing is handed in early.
      if (isOverStatus(error) && !time.seemsOver()) time.askAtTimes();
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
    ask: async () => (await calls.make(() => server.readPaper(quizId)))?.attempt,
    onStart: () => loader.load(),
    onTimeUp: (isUp) => dispatch({ type: 'timeUp', isUp }),
    onOver: () => handIn(true),
    onHeard(attempt) {
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

  function failed(error: ApiError): void {
    if (error.status === 401) dispatch({ type: 'signedOut' });
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
    drafts.remove(quizId);
    dispatch(event);
  }

  // Loading.

  function loaded(paper: QuizPaper, sentAt: number): void {
    const { title, questions, attempt } = paper;
    isTakingBack = false;
    isUndecided = false;
    resumed(null);
    if (attempt) time.hear(attempt, sentAt);
    if (attempt && time.isAhead()) {
      dispatch({ type: 'startIsAhead', title, startsAt: attempt.started_at });
    } else {
      words = { title, questions };
      const entry = outbox.entryOf(quizId);
      // The words of a paper stay on the device until it is handed in.
      const isFirst = drafts.readPaper(quizId) === null && entry === undefined;
      // Where the device had no room for the draft, the submission has its answers.
      const handedIn = drafts.read(quizId) === null ? entry?.answers : {};
      dispatch({ type: 'begun', paper: keeper.begin(paper, handedIn ?? {}) });
      if (isFirst) tell?.({ type: 'started', quizId });
      // Back from the outbox: what waited there is being answered again.
      if (entry !== undefined) outbox.withdraw(quizId);
    }
    time.tick();
  }

  function loadFailed(error: ApiError): void {
    const entry = outbox.entryOf(quizId);
    if (entry !== undefined) {
      isTakingBack = false;
      isUndecided &&= error.status === 401;
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
    if (state.phase === 'waiting') loader.loadAbout(startRetryMs);
    else if (isWorthRetrying(error)) loader.loadAbout(failedRetryMs);
  }

  // Handing in.

  function handIn(isTimeUp: boolean): void {
    if (paperOf(state) === null || outbox.entryOf(quizId) !== undefined) return;
    if (state.phase !== 'running' && state.phase !== 'signedOut') return;
    if (isTimeUp) tell?.({ type: 'expired', quizId });
    // Time may have been given while nobody could be told of it.
    isUndecided = isTimeUp && state.phase === 'signedOut';
    rest();
    dispatch({ type: 'submitting' });
    putIntoOutbox(keeper.answers());
    time.tick();
  }

  function putIntoOutbox(answers: Answers): void {
    const title = words?.title ?? '';
    const madeAt = new Date(device.wall()).toISOString();
    outbox.put({ quiz: quizId, title, answers, copy: inWords(words, answers), madeAt });
  }

  /** The server says that the attempt is over, or was submitted from elsewhere. */
  function isOver(error: ApiError): void {
    if (paperOf(state) !== null) {
      const isTimeUp = time.seemsOver();
      if (isTimeUp || !keeper.isAcknowledged()) handIn(isTimeUp);
      else end({ type: 'over', error });
      return;
    }
    const answers = drafts.read(quizId)?.answers ?? {};
    if (Object.keys(answers).length === 0 || keeper.isAcknowledged(answers)) {
      end({ type: 'over', error });
    } else {
      words = drafts.readPaper(quizId);
      putIntoOutbox(answers);
    }
  }

  async function resume(): Promise<ApiError | null> {
    if (state.phase !== 'unsent') return null;
    isTakingBack = true;
    isUndecided = true;
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
      // Delivered by another tab, or discarded.
      if (wasInOutbox && state.phase !== 'running') loader.load();
    } else if (entry.status === 'signedOut') {
      dispatch({ type: 'signedOut' });
    } else if (
      entry.status === 'refused' &&
      entry.error !== null &&
      isOverStatus(entry.error) &&
      keeper.isAcknowledged(entry.answers)
    ) {
      // It held nothing that the server did not have before.
      outbox.discard(quizId);
      end({ type: 'over', error: entry.error });
    } else if (state.phase !== 'submitting' || entry.status !== 'sending') {
      // Found in the storage only now: a paper that is on its way would take its place.
      if (state.phase === 'loading') rest();
      dispatch({ type: 'unsent', entry });
    }
  }

  function signedIn(): void {
    calls.renewSession();
    loader.forget();
    if (state.phase !== 'signedOut') return;
    const entry = outbox.entryOf(quizId);
    dispatch({ type: 'signedIn' });
    if (entry !== undefined) {
      dispatch({ type: 'unsent', entry });
      if (isUndecided) void resume();
      else outbox.retry(quizId);
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
    answers: keeper.answers,
    start() {
      const stops = [
        outbox.subscribe(outboxChanged),
        outbox.onSent(({ quiz, title }, submitted) => {
          if (quiz === quizId) end({ type: 'submitted', title, submitted });
        }),
        device.on('awake', time.tick),
        device.on('thawed', time.suspect),
        device.on('leaving', () => {
          if (isRunning() && !keeper.isAcknowledged()) keeper.saveNow();
        }),
        device.on('online', () => {
          if (state.phase === 'failed') loader.load();
          else time.reconnect();
        }),
      ];
      acquire();
      return (isTheirs = true) => {
        stops.forEach((stop) => stop());
        if (isTheirs) {
          keeper.saveOnLeaving();
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
