import { answersOf } from '../../rules/answers';
import type { AnswerKeeper } from '../keeping/answerKeeper';
import type { Timekeeper } from '../time/timekeeper';
import { initialState } from '../state/attemptState';
import type { AttemptController, AttemptCore } from './attemptController';
import type { Commands } from './commands';

/** An attempt as a page handles it: what it can watch, and what its student can do. */
export function createAttemptHandle(
  { quizId, outbox, device, state, subscribe, send }: AttemptCore,
  keeper: AnswerKeeper,
  time: Timekeeper,
  { claim, takeOver }: Commands,
  signedIn: () => void,
): AttemptController {
  return {
    // Whether this tab holds it does not show.
    state: { read: () => (state().phase === 'loading' ? initialState : state()), subscribe },
    countdown: time.countdown,
    saving: keeper.saving,
    answers: () => answersOf(keeper.draft().choices),
    copy() {
      const now = state();
      // The draft may be gone where the submission is not, as after `forgetDrafts`.
      const copies = [
        keeper.inWords(),
        outbox.entryOf(quizId),
        now.phase === 'closed' ? now.copy : undefined,
      ];
      const found = copies.find((each) => each?.copy.some(({ answer }) => answer !== null));
      if (found === undefined) return null;
      const { title, copy, madeAt } = found;
      return { title, copy, madeAt };
    },
    start() {
      const stops = [
        outbox.subscribe((quiz) => {
          if (quiz !== quizId) return;
          const entry = outbox.entryOf(quizId);
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
      claim();
      return ({ save } = { save: true }) => {
        stops.forEach((stop) => stop());
        if (save) send('leaving');
        send('stopped');
      };
    },
    submit: () => send('submit'),
    retry() {
      if (state().phase === 'signedOut') signedIn();
      else send('retry');
    },
    takeOver,
    resume() {
      send('resume');
      return new Promise((resolve) => {
        const look = (): void => {
          const now = state();
          const failure = now.phase === 'unsent' && now.failure;
          if (failure === null) return;
          stop();
          resolve(failure || null);
        };
        const stop = subscribe(look);
        look();
      });
    },
    signedIn,
  };
}
