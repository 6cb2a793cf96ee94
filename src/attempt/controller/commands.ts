import { attemptIn } from '../server/refusals';
import type { Command } from '../state/events';
import type { AnswerKeeper } from '../keeping/answerKeeper';
import type { Timekeeper } from '../time/timekeeper';
import type { AttemptCore } from './attemptController';
import type { PaperLoader } from './paperLoader';
import { createTabHold } from './tabHold';

export type Commands = Record<Command | 'takeOver', () => void>;

/** Carries out what transitions command. */
export function createCommands(
  core: AttemptCore,
  keeper: AnswerKeeper,
  time: Timekeeper,
  loader: PaperLoader,
): Commands {
  const { quizId, outbox, drafts, emit, state, send, calls } = core;
  const tab = createTabHold(core);

  function rest(): void {
    calls.dismiss();
    keeper.stopSaving();
    outbox.release(quizId);
    time.rest();
    loader.rest();
  }

  function submit(isTimeUp: boolean): void {
    rest();
    const { choices, held, revision } = keeper.draft();
    outbox.put({ quiz: quizId, ...keeper.inWords(), choices, held, revision, isTimeUp });
    time.tick();
  }

  return {
    load: loader.load,
    loadSoon: loader.loadSoon,
    loadLater: loader.loadLater,
    tick: time.tick,
    ask: time.ask,
    save: keeper.save,
    saveOnLeaving: keeper.saveOnLeaving,
    stopSaving: keeper.stopSaving,
    forget: keeper.forget,
    takeOver: tab.takeOver,
    claim() {
      if (outbox.entryOf(quizId) === undefined) loader.ask();
      tab.ask({
        gained: () => send('gained', { entry: outbox.entryOf(quizId) }),
        lost() {
          // What this device does not keep is out of the other tab's reach, unless the server has it.
          if (!drafts.isDurable(quizId)) send('leaving');
          send('lost');
        },
      });
    },
    rest,
    release() {
      rest();
      tab.release();
    },
    removeDraft: () => drafts.remove(quizId),
    submit: () => submit(false),
    submitAtZero() {
      if (time.seemsOver()) emit?.({ type: 'expired', quizId });
      submit(true);
    },
    merge() {
      const entry = outbox.entryOf(quizId);
      const attempt = entry?.error && attemptIn(entry.error);
      const now = state();
      if (attempt && now.phase === 'submitting') {
        time.sync(attempt, now.submittedAt);
        keeper.mergeFromServer(attempt);
      }
      send('returned', { isChanged: keeper.isNews(entry) });
    },
    withdraw: () => outbox.withdraw(quizId),
    resend: () => outbox.retry(quizId),
    hold: () =>
      void outbox.hold(quizId).then((isHere) => {
        if (isHere) send('held');
      }),
  };
}
