import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { type ComponentPropsWithRef, type ReactNode } from 'react';
import { quizzesWords } from '../../messages/en/quizzes';
import { useHostHref } from '../../provider/hostPaths';
import { LoadFailure } from '../../provider/LoadFailure';
import { MoreRows } from '../../provider/MoreRows';
import { useMoreFocus } from '../../provider/useMoreFocus';
import { useWords } from '../../provider/MessagesContext';
import { useUpcomingList } from '../../provider/quizLists';
import { widget } from '../../provider/widget';
import { upcomingQuizLimit } from '../../rules/listLengths';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../ui/card/Card';
import { CardItem, CardList } from '../../ui/card/CardList';
import { EmptyState } from '../../ui/state/EmptyState';
import type { HeadingLevel } from '../../ui/text/Heading';
import { CalendarClock } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { InstructorQuizCard } from './InstructorQuizCard';
import { StudentQuizCard } from './StudentQuizCard';
import { UpcomingSkeleton } from './UpcomingSkeleton';
import { useStudentStandings } from './useStudentStandings';

export interface UpcomingQuizzesProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Who sees the quizzes. @default by the role of the signed-in user */
  audience?: 'student' | 'instructor' | undefined;
  /**
   * Maximum number of quizzes, in the server's order. Left out, there are five, and a button shows
   * more where the server has pages.
   */
  limit?: number | undefined;
  /**
   * Address for a quiz's Open link. Without it there is no such link, and students never have one.
   */
  quizHref?: ((quizId: string) => string) | undefined;
  /**
   * Address where a student takes a quiz they have joined: for the Continue link of a running quiz,
   * and for the link to one that has not begun. Without it there are no such links.
   */
  testHref?: ((quizId: string) => string) | undefined;
  /**
   * Called by a student's Join button on an open quiz, to ask for its code. Without it there is no
   * such button.
   */
  onJoin?: (() => void) | undefined;
  /** What to offer when there are no quizzes, such as a button that sets one up. */
  emptyAction?: ReactNode;
  /** Level of each quiz's heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The quizzes that have not closed yet, as cards (spec §2, quiz home and student page). Parts:
 * `list`, `more`. State: `data-audience` = `student` when they are shown to a student.
 */
export const UpcomingQuizzes = widget<UpcomingQuizzesProps>('UpcomingQuizzes')(
  function UpcomingQuizzes(
    {
      audience,
      limit,
      quizHref: ownQuizHref,
      testHref: ownTestHref,
      onJoin,
      emptyAction,
      headingLevel = 3,
      className,
      ...rest
    },
    ref,
  ) {
    const quizHref = useHostHref('quiz', ownQuizHref);
    const testHref = useHostHref('test', ownTestHref);
    const words = useWords(quizzesWords);
    const role = useSession()?.user.role;
    const isStudent = audience === undefined ? role === 'Student' : audience === 'student';
    const setsUp = audience === undefined ? role === 'Instructor' : audience === 'instructor';
    const list = useUpcomingList();
    const rootRef = useMoreFocus(ref);
    const { data, error, retry, isRetrying } = useLoad(list);
    const hasMore = limit === undefined && list.isWhole === false;
    const shown = (hasMore ? data : data?.slice(0, limit ?? upcomingQuizLimit)) ?? [];
    const standings = useStudentStandings(list);

    return (
      <Root
        {...rest}
        ref={rootRef}
        className={clsx('qw-upcoming-quizzes', className)}
        data-audience={isStudent ? 'student' : undefined}
      >
        {data === undefined && error === null ? (
          <UpcomingSkeleton limit={limit ?? upcomingQuizLimit} hasPictures={isStudent} />
        ) : null}
        {error !== null ? (
          <Card>
            <LoadFailure
              error={error}
              fallback={words.upcomingFailed}
              onRetry={retry}
              isRetrying={isRetrying}
            />
          </Card>
        ) : null}
        {data?.length === 0 ? (
          <Card>
            <EmptyState
              icon={<CalendarClock />}
              title={setsUp ? words.noneSetUpTitle : words.noneTitle}
              description={setsUp ? words.noneSetUpHint : words.noneHint}
              action={emptyAction}
            />
          </Card>
        ) : null}
        {shown.length > 0 ? (
          <CardList label={words.upcoming} data-part="list">
            {shown.map((quiz, index) => {
              const standing = standings[index] ?? null;
              const shared = { quiz, standing, headingLevel };
              return (
                <CardItem key={quiz._id}>
                  {isStudent ? (
                    <StudentQuizCard {...shared} testHref={testHref} onJoin={onJoin} />
                  ) : (
                    <InstructorQuizCard {...shared} href={quizHref?.(quiz._id)} />
                  )}
                </CardItem>
              );
            })}
          </CardList>
        ) : null}
        {hasMore ? <MoreRows list={list} shown={shown.length} total={list.total ?? 0} /> : null}
      </Root>
    );
  },
);
