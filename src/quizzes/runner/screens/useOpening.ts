import { useEffect, useRef, useState } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import type { AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { loadingSaidMs } from '../../../base/hearingTimes';
import { createListeners, type Listeners } from '../../../base/listeners';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { answerOf } from '../../../rules/answers';
import { timeInWords } from '../time/timeInWords';

/**
 * Announces that a quiz is loading, if that lasts, and its paper once, when it opens: how many
 * questions it has and how much time is left. Its title has the focus, or is what the page begins
 * with; where the quiz was slow it is announced too, because Orca does not say what gets the focus
 * after the place it read last is gone.
 *
 * @param hasWaited whether the student waited for the quiz to start
 * @returns what an `Announcer` listens to
 */
export function useOpening(
  { countdown }: AttemptHandle,
  paper: Paper | null,
  isLoading: boolean,
  hasWaited: boolean,
): Listeners<[sentence: string]>['subscribe'] {
  const runner = useWords(runnerWords);
  const [{ subscribe, notify: say }] = useState(createListeners<[sentence: string]>);
  const isSlow = useRef(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      isSlow.current = true;
      say(runner.loading);
    }, loadingSaidMs);
    return () => clearTimeout(timer);
  }, [isLoading, runner, say]);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (paper === null || hasOpened.current) return;
    hasOpened.current = true;
    if (hasWaited) say(runner.begun);
    const { title, questions, sheet } = paper;
    if (isSlow.current) say(title);
    const answers = sheet.answers();
    const answered = questions.filter(({ _id }) => answerOf(answers, _id) !== undefined).length;
    const { secondsLeft } = countdown.read();
    const left =
      secondsLeft === null ? '' : ` ${runner.remaining(timeInWords(runner, secondsLeft))}`;
    say(`${runner.answered(answered, questions.length)}.${left}`);
  }, [countdown, paper, hasWaited, runner, say]);
  return subscribe;
}
