import type { ApiError } from '../../api/ApiError';
import type { Attempt as ServerAttempt, QuizPaper } from '../../api/entities';
import { answersOf, holdsChoices } from '../../rules/answers';
import type { TabClaim } from '../device/device';
import { createAnswerKeeper, type AnswerKeeper } from '../keeping/answerKeeper';
import { haveChoicesChanged, isSaved, type Draft } from '../answers/draft';
import type { AnswersInWords, OutboxEntry } from '../answers/outboxEntry';
import { inWords } from '../keeping/submissionInWords';
import { askAttempt } from '../server/askAttempt';
import { createLatestCalls } from '../server/latestCalls';
import { createProxy401Watch } from '../server/proxy401Watch';
import { createPaperLoader, type PaperLoader } from './paperLoader';
import { attemptIn, recordIn } from '../server/refusals';
import { createTimekeeper, type Timekeeper } from '../time/timekeeper';
import { createSubscribable } from '../../base/subscribable';
import type { AttemptController, AttemptParts } from './attemptController';
import { initialState, type FullState } from '../state/attemptState';
import type { AttemptEvent, Command, Send } from '../state/events';
import { transition } from '../state/transition';

/**
 * Takes a quiz safely (decision 19): tells the attempt's state what happens in the world, and does
 * there what each transition commands. Everything that is remembered is in the state; the parts know
 * their own matter alone.
 */
export function createAttempt(parts: AttemptParts): AttemptController {
  const { quizId, owner, server, outbox, drafts, device, tell } = parts;
  let state: FullState = initialState;
  let claim: TabClaim | null = null;

  const calls = createLatestCalls();
  const denied = createProxy401Watch(device);
  const watchedState = createSubscribable(() => state);
  const at = (): number => device.monotonic();
  const entryNow = (): OutboxEntry | undefined => outbox.entryOf(quizId);

  const send: Send = (type, ...[details]) => {
    const next = transition(state, { type, at: at(), ...(details as object) } as AttemptEvent);
    if (next.state !== state) {
      state = next.state;
      watchedState.tell();
      keeper.told();
    }
    next.commands.forEach((command) => perform[command]());
  };
  const machine = { device, state: watchedState.read, send };

  const keeper: AnswerKeeper = createAnswerKeeper({
    ...machine,
    quizId,
    drafts,
    tell,
    now: () => time.now(),
    async saveDraft(draft) {
      const sentAt = at();
      const attempt = await calls.make(() => server.saveDraft(quizId, draft));
      if (attempt !== undefined) saved(attempt, sentAt);
      return attempt;
    },
    onFailed(error) {
      // Without what counts, a save may be refused for less than the end.
      if (error.isOver && recordIn(error) === null) time.askAtTimes();
      else failed(error);
    },
  });

  const time: Timekeeper = createTimekeeper({
    ...machine,
    ask: async () =>
      calls.make(() =>
        askAttempt(server, quizId, state.phase === 'waiting' ? null : keeper.next()),
      ),
    onHeard(attempt) {
      notDenied();
      keeper.hear(attempt);
      if (state.phase === 'waiting' && time.isAhead()) {
        send('startIsAhead', { head: state, startsAt: attempt.started_at });
      }
    },
    onFailed: failed,
  });

  const loader: PaperLoader = createPaperLoader({
    ...machine,
    calls,
    read: () => server.readPaper(quizId),
    onLoaded: loaded,
    onFailed(error) {
      const entry = entryNow();
      if (entry === undefined && error.isOver) over(error);
      else send('loadFailed', { error, entry, isDenied: denied.failed(error) });
    },
  });

  // What the world says.

  function notDenied(): void {
    denied.answered();
    send('denied', { isDenied: false });
  }

  function saved(attempt: ServerAttempt, sentAt: number): void {
    notDenied();
    time.hear(attempt, sentAt);
    // A host may renew its token without a word.
    if (state.phase === 'signedOut') signedIn();
  }

  function failed(error: ApiError): void {
    send('denied', { isDenied: denied.failed(error) });
    if (error.isSignedOut) send('signedOut');
    else if (error.isOver) over(error);
  }

  function over(error: ApiError): void {
    const draft = keeper.draft();
    const record = recordIn(error);
    const isCovered =
      record === null ? isSaved(draft) : holdsChoices(record.choices, draft.choices);
    send('over', { error, record, copy: copyOf(draft), isCovered });
  }

  // The rest is the head, so that a new field of the paper comes along.
  function loaded(
    { questions, attempt, message: _message, ...head }: QuizPaper,
    sentAt: number,
  ): void {
    denied.answered();
    if (attempt) time.hear(attempt, sentAt);
    if (attempt && time.isAhead()) {
      send('startIsAhead', { head, startsAt: attempt.started_at });
      return;
    }
    const entry = entryNow();
    // The words of a paper stay on the device until it is handed in.
    const isFirst = drafts.readPaper(quizId) === null && entry === undefined;
    // Where the device had no room for the draft, the submission has its answers.
    const begun = keeper.begin({ ...head, questions }, attempt, entry);
    send('begun', { paper: begun, isChanged: isNews(entry) });
    if (isFirst) tell?.({ type: 'started', quizId });
  }

  /** Whether a submission that was returned has come back with answers that its student has not seen. */
  const isNews = (entry: OutboxEntry | undefined): boolean =>
    entry?.status === 'returned' && haveChoicesChanged(entry.choices, keeper.draft().choices);

  function signedIn(): void {
    calls.renewSession();
    notDenied();
    loader.forget();
    send('signedIn', { entry: entryNow() });
  }

  // What the transitions command. Most of it is done by the part that has a function of that name.

  const perform: Record<Command, () => void> = {
    ...loader,
    ...time,
    ...keeper,
    claim() {
      const gained = (): void => send('gained', { entry: entryNow() });
      const lost = (): void => {
        // What this device does not keep is out of the other tab's reach, unless the server has it.
        if (!drafts.isDurable(quizId)) send('leaving');
        send('lost');
      };
      if (owner === undefined) {
        gained();
        return;
      }
      if (entryNow() === undefined) loader.ask();
      claim = device.claim(`quizwright:attempt:${owner}:${quizId}`, { gained, lost });
    },
    rest() {
      calls.dismiss();
      keeper.stopSaving();
      outbox.goOn(quizId);
      time.rest();
      loader.rest();
    },
    release() {
      perform.rest();
      claim?.release();
      claim = null;
    },
    removeDraft: () => drafts.remove(quizId),
    handIn: () => handIn(false),
    handInAtZero() {
      if (time.seemsOver()) tell?.({ type: 'expired', quizId });
      handIn(true);
    },
    hear() {
      const entry = entryNow();
      const attempt = entry?.error && attemptIn(entry.error);
      if (attempt) {
        time.hear(attempt, state.phase === 'submitting' ? state.handedInAt : at());
        keeper.hear(attempt);
      }
      send('returned', { isChanged: isNews(entry) });
    },
    withdraw: () => outbox.withdraw(quizId),
    resend: () => outbox.retry(quizId),
    hold: () =>
      void outbox.hold(quizId).then((isHere) => {
        if (isHere) send('held');
      }),
  };

  function handIn(isTimeUp: boolean): void {
    perform.rest();
    const draft = keeper.draft();
    const { choices, held, revision } = draft;
    outbox.put({ quiz: quizId, ...copyOf(draft), choices, held, revision, isTimeUp });
    time.tick();
  }

  const copyOf = ({ choices }: Draft): AnswersInWords => inWords(choices, quizId, drafts, device);

  return {
    state: watchedState,
    countdown: time.countdown,
    saving: keeper.saving,
    answers: () => answersOf(keeper.draft().choices),
    copy() {
      const entry = entryNow();
      // The draft may be gone where the submission is not, as after `forgetDrafts`.
      const copies = [
        copyOf(keeper.draft()),
        ...(entry === undefined ? [] : [entry]),
        ...(state.phase === 'closed' ? [state.copy] : []),
      ];
      const found = copies.find(({ copy }) => copy.some(({ answer }) => answer !== null));
      return found === undefined
        ? null
        : { title: found.title, copy: found.copy, madeAt: found.madeAt };
    },
    start() {
      const stops = [
        outbox.subscribe((quiz) => {
          if (quiz !== quizId) return;
          const entry = entryNow();
          if (entry) send('outbox', { entry });
          else send('gone');
        }),
        outbox.onSent(({ quiz, title }, submitted) => {
          if (quiz === quizId) send('submitted', { title, submitted });
        }),
        device.on('awake', time.wake),
        device.on('thawed', time.suspect),
        device.on('leaving', () => send('leaving')),
        device.on('online', () => send('online')),
        device.on('online', time.tick),
      ];
      perform.claim();
      return (isTheirs = true) => {
        stops.forEach((stop) => stop());
        if (isTheirs) send('leaving');
        send('stopped');
      };
    },
    submit: () => send('submit'),
    retry() {
      if (state.phase === 'signedOut') signedIn();
      else send('retry');
    },
    takeOver: () => claim?.take(),
    resume() {
      send('resume');
      return new Promise((resolve) => {
        const look = (): void => {
          const failure = state.phase === 'unsent' && state.failure;
          if (failure === null) return;
          stop();
          resolve(failure || null);
        };
        const stop = watchedState.subscribe(look);
        look();
      });
    },
    signedIn,
  };
}
