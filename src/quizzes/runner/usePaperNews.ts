import { useEffect, useRef } from 'react';
import { letterOf, type Answers } from '../../attempt/answerSheet';
import type { Paper } from '../../attempt/attemptState';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import type { Say } from './Announcer';

/** Says what happens to a paper from outside: that the time is up, and what others answered. */
export function usePaperNews({ questions, overruled }: Paper, isTimeUp: boolean, say: Say): void {
  const runner = useWords(runnerWords);

  useEffect(() => {
    if (isTimeUp) say(runner.timeUp);
  }, [isTimeUp, runner, say]);

  const known = useRef<Answers>({});
  useEffect(() => {
    const isNews = (id: string) =>
      letterOf(overruled, id) !== undefined && letterOf(known.current, id) === undefined;
    const positions = questions.flatMap(({ _id }, index) => (isNews(_id) ? [index + 1] : []));
    known.current = overruled;
    if (positions.length > 0) say(runner.overruledAt(positions.join(', ')));
  }, [questions, overruled, runner, say]);
}
