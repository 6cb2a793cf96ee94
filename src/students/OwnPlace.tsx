import type { Place } from '../api/entities';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { roundedScore } from './RankedStudents';

/** The place of a student who is not among the best; nothing until one of their quizzes counts. */
export function OwnPlace({ place, of, avg_score: average }: Place) {
  const { top: words } = useWords(studentsWords);
  if (place === null) return null;
  return (
    <p className="qw-ranking-own" data-part="own">
      <span>{words.place(place, of)}</span>{' '}
      {average === null ? null : (
        <span className="qw-ranking-average">
          <VisuallyHidden>{words.average}</VisuallyHidden>{' '}
          <span>{words.percent(roundedScore(average))}</span>
        </span>
      )}
    </p>
  );
}
