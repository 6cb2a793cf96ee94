import { Loaded } from '../provider/Loaded';
import { useLoad } from '../api/useLoad';
import type { RankedStudent } from '../api/entities';
import type { QueryResult } from '../api/hookTypes';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { topStudentLimit } from '../rules/listLengths';
import { fullName } from '../rules/people';
import { Badge } from '../ui/text/Badge';
import { EmptyState } from '../ui/state/EmptyState';
import { Trophy } from '../ui/icons/icons';
import { PersonItem, PersonList } from '../ui/card/PersonList';
import { Skeleton } from '../ui/loading/Skeleton';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

interface RankedStudentsProps {
  list: QueryResult<RankedStudent[]>;
  /** Whether a row is marked as the student's own. */
  isOwn?: ((student: RankedStudent, index: number) => boolean) | undefined;
  /** Whether why the list is empty is not known yet. */
  isPending?: boolean | undefined;
  /** Whether the school keeps the ranking from this student, so that the list is empty. */
  isWithheld?: boolean | undefined;
}

/** The best five by position, with name and average (spec §2, home), or why there are none. */
export function RankedStudents({ list, isOwn, isPending, isWithheld }: RankedStudentsProps) {
  const common = useWords(commonWords);
  const { top: words } = useWords(studentsWords);
  const load = useLoad(list);
  return (
    <Loaded
      load={isPending ? { ...load, data: undefined } : load}
      fallback={words.loadFailed}
      skeleton={<Skeleton shape="rows" lines={topStudentLimit} label={common.loading} />}
    >
      {(students) =>
        students.length === 0 ? (
          <EmptyState
            icon={<Trophy />}
            title={isWithheld ? words.withheld : words.empty}
            description={isWithheld ? words.withheldHint : words.emptyHint}
          />
        ) : (
          <PersonList label={words.title}>
            {students.slice(0, topStudentLimit).map((student, index) => (
              // The order is the ranking, and a server may send no ids.
              <PersonItem
                key={student._id ?? index}
                name={fullName(student)}
                badge={
                  isOwn?.(student, index) ? <Badge tone="accent">{words.you}</Badge> : undefined
                }
                start={
                  <>
                    <VisuallyHidden>{words.rank}</VisuallyHidden>{' '}
                    <span className="qw-text">{index + 1}</span>
                  </>
                }
                end={
                  <>
                    <VisuallyHidden>{words.average}</VisuallyHidden>{' '}
                    <span className="qw-text">
                      {words.percent(roundedScore(student.avg_score))}
                    </span>
                  </>
                }
              />
            ))}
          </PersonList>
        )
      }
    </Loaded>
  );
}

/** One decimal, however the server rounds. */
export function roundedScore(score: number): number {
  return Math.round(score * 10) / 10;
}
