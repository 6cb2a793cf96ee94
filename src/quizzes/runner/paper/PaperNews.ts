import { useEffect, useRef } from 'react';
import type { Paper } from '../../../attempt/answers/paper';
import type { Overruled } from '../../../attempt/answers/draft';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { answerOf } from '../../../rules/answers';
import type { Say } from '../announcer/Announcer';

interface PaperNewsProps {
  paper: Paper;
  isTimeUp: boolean;
  isSignedOut: boolean;
  isReturned: boolean;
  say: Say;
}

/** Announces changes from outside: that the time is up, and what was answered on another device. */
export function PaperNews({ paper, isTimeUp, isSignedOut, isReturned, say }: PaperNewsProps) {
  const { questions, overruled } = paper;
  const runner = useWords(runnerWords);

  const timeUp = isSignedOut ? runner.timeUpSignedOut : runner.timeUp;
  useEffect(() => {
    if (isTimeUp) say(timeUp);
  }, [isTimeUp, timeUp, say]);

  const known = useRef<Overruled>({});
  useEffect(() => {
    const isNews = (id: string) =>
      answerOf(overruled, id) !== undefined && answerOf(known.current, id) === undefined;
    const positions = questions.flatMap(({ _id }, index) => (isNews(_id) ? [index + 1] : []));
    known.current = overruled;
    if (positions.length > 0) say(runner.overruledAt(positions.join(', ')));
  }, [questions, overruled, runner, say]);

  const count = Object.keys(overruled).length;
  const returned = isReturned ? `${runner.returnedTitle}. ${runner.returned(count)}` : null;
  const hasSaid = useRef(false);
  useEffect(() => {
    // Only once: reviewing the changes settles them one by one.
    if (returned !== null && !hasSaid.current) say(returned);
    hasSaid.current = returned !== null;
  }, [returned, say]);

  return null;
}
