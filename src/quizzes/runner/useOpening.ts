import { useEffect, useRef, useState } from 'react';
import type { Paper } from '../../attempt/answers/paper';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { createListeners, type Listeners } from '../../base/listeners';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { answerOf } from '../../rules/answers';
import { timeInWords } from './timeInWords';

/**
 * Announces a paper once, when it opens: how many questions it has and how much time is left. Its
 * title has the focus, or is what the page begins with.
 *
 * @param hasWaited whether the student waited for the quiz to start
 * @returns what an `Announcer` listens to
 */
export function useOpening(
  { countdown }: AttemptHandle,
  paper: Paper | null,
  hasWaited: boolean,
): Listeners<[sentence: string]>['subscribe'] {
  const runner = useWords(runnerWords);
  const [{ subscribe, tell: say }] = useState(createListeners<[sentence: string]>);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (paper === null || hasOpened.current) return;
    hasOpened.current = true;
    if (hasWaited) say(runner.begun);
    const { questions, sheet } = paper;
    const answers = sheet.answers();
    const answered = questions.filter(({ _id }) => answerOf(answers, _id) !== undefined).length;
    const { secondsLeft } = countdown.read();
    const left =
      secondsLeft === null ? '' : ` ${runner.timeLeft(timeInWords(runner, secondsLeft))}`;
    say(`${runner.answered(answered, questions.length)}.${left}`);
  }, [countdown, paper, hasWaited, runner, say]);
  return subscribe;
}
