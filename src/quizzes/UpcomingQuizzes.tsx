import clsx from 'clsx';
import { CalendarClock } from 'lucide-react';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useUpcomingQuizzes } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { quizzesWords } from '../messages/en/quizzes';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { useLoadError } from '../api/useLoadError';
import { closingTime, quizPhase } from '../rules/lifecycle';
import { upcomingQuizLimit } from '../rules/limits';
import { useSession } from '../session/SessionContext';
import { Card } from '../ui/Card';
import { CardItem, CardList } from '../ui/CardList';
import { EmptyState } from '../ui/EmptyState';
import type { HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { timesOf } from './quizTimes';
import { UpcomingQuizCard } from './UpcomingQuizCard';
import { useNowAcross } from './useNowAcross';

export interface UpcomingQuizzesProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /** How many quizzes are shown at most, in the server's order. @default 5 */
  limit?: number | undefined;
  /** Where a quiz's Open link leads. Without it there is none, and never for a student. */
  quizHref?: ((quizId: string) => string) | undefined;
  /** What to do when there are none, such as a button that sets one up. */
  emptyAction?: ReactNode;
  /** Level of each quiz's heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The quizzes that have not closed yet, as cards (spec §2, quiz home and student page).
 * Parts: `list`. State: `data-audience` = `student` for a signed-in student.
 */
export const UpcomingQuizzes = forwardRef<HTMLDivElement, UpcomingQuizzesProps>(
  function UpcomingQuizzes(
    { limit = upcomingQuizLimit, quizHref, emptyAction, headingLevel = 3, className, ...rest },
    ref,
  ) {
    const common = useWords(commonWords);
    const words = useWords(quizzesWords);
    const isStudent = useSession()?.user.role === 'Student';
    const list = useUpcomingQuizzes();
    const { data } = list;
    const error = useLoadError(list);
    const shown = (data ?? []).slice(0, limit).map((quiz) => {
      const times = timesOf(quiz);
      return { quiz, times };
    });
    const now = useNowAcross(
      shown.flatMap(({ times }) =>
        times ? [times.opensAt.getTime(), closingTime(times).getTime()] : [],
      ),
    );

    return (
      <Root
        {...rest}
        ref={ref}
        className={clsx('qw-upcoming-quizzes', className)}
        data-audience={isStudent ? 'student' : undefined}
      >
        {data === undefined && error === null ? (
          <Card>
            <Skeleton label={common.loading} />
          </Card>
        ) : null}
        {error !== null ? (
          <Card>
            <LoadFailure
              error={error}
              fallback={words.upcomingFailed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          </Card>
        ) : null}
        {data?.length === 0 ? (
          <Card>
            <EmptyState
              icon={<CalendarClock />}
              title={words.noneTitle}
              description={words.noneHint}
              action={emptyAction}
            />
          </Card>
        ) : null}
        {shown.length > 0 ? (
          <CardList label={words.upcoming} data-part="list">
            {shown.map(({ quiz, times }) => (
              <CardItem key={quiz._id}>
                <UpcomingQuizCard
                  quiz={quiz}
                  isOpen={times !== null && quizPhase(times, new Date(now)) === 'open'}
                  headingLevel={headingLevel}
                  href={isStudent ? undefined : quizHref?.(quiz._id)}
                />
              </CardItem>
            ))}
          </CardList>
        ) : null}
      </Root>
    );
  },
);
