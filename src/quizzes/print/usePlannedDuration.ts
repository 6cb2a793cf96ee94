import type { QuizChanges, QuizWithQuestions } from '../../api/entities';
import { useQuizChanges } from '../../api/teachingHooks';
import { useCapability } from '../../api/useCapability';

/** The duration that a quiz was set up with, by its history; undefined if that does not say. */
function durationIn({ changes }: QuizChanges): number | undefined {
  for (const { action, before, after } of [...changes].reverse()) {
    const said = action === 'quiz.create' ? after : action === 'quiz.extend' ? before : null;
    const duration = said?.['duration'];
    if (typeof duration === 'number') return duration;
  }
  return undefined;
}

/**
 * The minutes that a quiz was planned for. Time that was added later is part of its duration, but
 * not of the plan: it was for those who were taking it.
 *
 * @param isNeeded whether to ask the server, if time may have been added
 */
export function usePlannedDuration(
  { _id, schadule, duration }: QuizWithQuestions,
  isNeeded: boolean,
): { minutes: number | undefined; isPending: boolean } {
  const { isThere } = useCapability('quizChanges', isNeeded);
  const hasOpened = Date.parse(schadule ?? '') <= Date.now();
  const enabled = isNeeded && hasOpened && isThere !== false;
  const { data, isFetching } = useQuizChanges(_id, { enabled });
  return {
    minutes: (data && durationIn(data)) ?? duration,
    isPending: enabled && isFetching && data === undefined,
  };
}
