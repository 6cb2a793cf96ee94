import { useEffect, useRef } from 'react';
import type { Quiz } from '../../api/entities';
import { closingTime } from '../../rules/lifecycle';
import { timesOf } from '../time/quizTimes';
import { useNowAt } from '../time/useNowAt';

/**
 * The stage of a quiz. `over` is the time after the end that everyone has, until the server says
 * that the quiz has closed: some students may have added time, or the server may never say it.
 */
export type QuizStage = 'upcoming' | 'open' | 'over' | 'closed';

export interface QuizTiming {
  /** Null if the server does not say when the quiz opens or for how long. */
  stage: QuizStage | null;
  /** Whole minutes until the end that everyone has; 0 unless the quiz is open. */
  minutesLeft: number;
}

const minute = 60_000;

/**
 * The stage of a quiz now, by this device's clock. It updates automatically.
 *
 * @param onEnd called when the time runs out while the component is mounted
 */
export function useQuizStage(
  quiz: Pick<Quiz, 'schadule' | 'duration' | 'closed_at'> | undefined,
  onEnd: () => void,
): QuizTiming {
  const times = timesOf(quiz ?? {});
  const end = times === null ? null : closingTime(times).getTime();
  const minutes = times?.duration ?? 0;
  const now = useNowAt(
    end === null ? [] : Array.from({ length: minutes + 1 }, (_, left) => end - left * minute),
  );

  const standing = ((): QuizTiming => {
    if (quiz?.closed_at) return { stage: 'closed', minutesLeft: 0 };
    if (times === null || end === null) return { stage: null, minutesLeft: 0 };
    if (now < times.opensAt.getTime()) return { stage: 'upcoming', minutesLeft: 0 };
    if (now >= end) return { stage: 'over', minutesLeft: 0 };
    return { stage: 'open', minutesLeft: Math.floor((end - now) / minute) };
  })();

  const before = useRef(standing.stage);
  useEffect(() => {
    if (before.current === 'open' && standing.stage === 'over') onEnd();
    before.current = standing.stage;
  });
  return standing;
}
