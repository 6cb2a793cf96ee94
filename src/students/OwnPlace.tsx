import type { Place } from '../api/entities';
import type { QueryResult } from '../api/hookTypes';
import { useLoad } from '../api/useLoad';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { Loaded } from '../provider/Loaded';
import { useWords } from '../provider/MessagesContext';
import { Trophy } from '../ui/icons/icons';
import { Skeleton } from '../ui/loading/Skeleton';
import { EmptyState } from '../ui/state/EmptyState';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { roundedScore } from './RankedStudents';

/** The place of a student who is not among the best; nothing until one of their quizzes counts. */
export function OwnPlace({
  place,
  of,
  avg_score: average,
  isAlone,
}: Place & { isAlone?: boolean }) {
  const { top: words } = useWords(studentsWords);
  if (place === null) return null;
  return (
    <p className="qw-ranking-own" data-part="own" data-alone={isAlone || undefined}>
      <span className="qw-text">{words.place(place, of)}</span>{' '}
      {average === null ? null : (
        <span className="qw-ranking-average">
          <VisuallyHidden>{words.average}</VisuallyHidden>{' '}
          <span className="qw-text">{words.percent(roundedScore(average))}</span>
        </span>
      )}
    </p>
  );
}

/** The place of a student who sees nothing else of the ranking, or why there is none. */
export function OwnPlaceAlone({ load }: { load: QueryResult<Place> }) {
  const common = useWords(commonWords);
  const { top: words } = useWords(studentsWords);
  return (
    <Loaded
      load={useLoad(load)}
      fallback={words.loadFailed}
      skeleton={<Skeleton shape="rows" lines={1} label={common.loading} />}
    >
      {(place) =>
        place.place === null ? (
          <EmptyState icon={<Trophy />} title={words.empty} description={words.ownEmptyHint} />
        ) : (
          <OwnPlace {...place} isAlone />
        )
      }
    </Loaded>
  );
}
