import type { ApiError } from '../../api/ApiError';
import type { Attempt as ServerAttempt, QuizPaper } from '../../api/entities';
import { holdsChoices } from '../../rules/answers';
import { isSaved } from '../answers/draft';
import { createAnswerKeeper, type AnswerKeeper } from '../keeping/answerKeeper';
import { askAttempt } from '../server/askAttempt';
import { createLatestCalls } from '../server/latestCalls';
import { createProxy401Watch } from '../server/proxy401Watch';
import { recordIn } from '../server/refusals';
import { createMachine } from '../state/transition';
import { createTimekeeper, type Timekeeper } from '../time/timekeeper';
import type { AttemptController, AttemptCore, AttemptParts } from './attemptController';
import { createAttemptHandle } from './attemptHandle';
import { createCommands } from './commands';
import { createPaperLoader, type PaperLoader } from './paperLoader';

/**
 * Takes a quiz safely (decision 58): connects the parts, and tells the attempt's state what the
 * server says to them. Everything that is remembered is in the state and in the parts.
 */
export function createAttempt(parts: AttemptParts): AttemptController {
  const { quizId, server, outbox, drafts, device, emit } = parts;
  const machine = createMachine(device.monotonic, (command) => commands[command]());
  const { state, send } = machine;
  const calls = createLatestCalls();
  const core: AttemptCore = { ...parts, ...machine, calls };
  const denied = createProxy401Watch(device);

  const keeper: AnswerKeeper = createAnswerKeeper({
    ...core,
    now: () => time.now(),
    async saveDraft(draft) {
      const sentAt = device.monotonic();
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
  machine.subscribe(keeper.notifySaveState);

  const time: Timekeeper = createTimekeeper({
    ...core,
    ask: async () =>
      calls.make(() =>
        askAttempt(server, quizId, state().phase === 'waiting' ? null : keeper.pendingBody()),
      ),
    onSynced(attempt) {
      notDenied();
      keeper.mergeFromServer(attempt);
      const head = state();
      if (head.phase === 'waiting' && time.isAhead()) {
        send('startIsAhead', { head, startsAt: attempt.started_at });
      }
    },
    onFailed: failed,
  });

  const loader: PaperLoader = createPaperLoader({
    ...core,
    read: () => server.readPaper(quizId),
    onLoaded: loaded,
    onFailed(error) {
      const entry = outbox.entryOf(quizId);
      if (entry === undefined && error.isOver) over(error);
      else send('loadFailed', { error, entry, isDenied: denied.failed(error) });
    },
  });

  function notDenied(): void {
    denied.answered();
    send('denied', { isDenied: false });
  }

  function saved(attempt: ServerAttempt, sentAt: number): void {
    notDenied();
    time.sync(attempt, sentAt);
    // A host may renew its token without a word.
    if (state().phase === 'signedOut') signedIn();
  }

  function failed(error: ApiError): void {
    const isDenied = denied.failed(error);
    send('denied', { isDenied });
    if (error.isSignedOut) send('signedOut');
    else if (error.isOver) over(error);
    else if (state().phase === 'waiting' && (error.isForbidden || error.isNotFound)) {
      // The quiz was deleted, or the student removed from it: nothing is left to wait for.
      send('loadFailed', { error, entry: undefined, isDenied });
    }
  }

  function over(error: ApiError): void {
    const draft = keeper.draft();
    const record = recordIn(error);
    const isCovered =
      record === null ? isSaved(draft) : holdsChoices(record.choices, draft.choices);
    send('over', { error, record, copy: keeper.inWords(), isCovered });
  }

  // The rest is the head, so that a new field of the paper comes along.
  function loaded(
    { questions, attempt, message: _message, ...head }: QuizPaper,
    sentAt: number,
  ): void {
    denied.answered();
    if (attempt) time.sync(attempt, sentAt);
    if (attempt && time.isAhead()) {
      send('startIsAhead', { head, startsAt: attempt.started_at });
      return;
    }
    const entry = outbox.entryOf(quizId);
    // The words of a paper stay on the device until it is submitted.
    const isFirst = drafts.readPaper(quizId) === null && entry === undefined;
    // Where the device had no room for the draft, the submission has its answers.
    const paper = keeper.begin({ ...head, questions }, attempt, entry);
    send('begun', { paper, isChanged: keeper.isNews(entry) });
    if (isFirst) emit?.({ type: 'started', quizId });
  }

  function signedIn(): void {
    calls.renewSession();
    notDenied();
    loader.forget();
    send('signedIn', { entry: outbox.entryOf(quizId) });
  }

  const commands = createCommands(core, keeper, time, loader);
  return createAttemptHandle(core, keeper, time, commands, signedIn);
}
