import clsx from 'clsx/lite';
import { useState, type ComponentPropsWithRef } from 'react';
import { joinWords } from '../../messages/en/join';
import { quizzesWords } from '../../messages/en/quizzes';
import { useHostHref } from '../../provider/hostPaths';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { useUpcomingList } from '../../provider/quizLists';
import { widget } from '../../provider/widget';
import { upcomingQuizLimit } from '../../rules/listLengths';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import type { HeadingLevel } from '../../ui/text/Heading';
import { ChartNoAxesColumn, LogIn } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { TitleBar } from '../../ui/text/TitleBar';
import { CompletedQuizzes } from './CompletedQuizzes';
import type { JoinedQuiz } from '../../api/joinedQuiz';
import { JoinQuizDialog } from '../join/JoinQuizDialog';
import { QuizSection } from './QuizSection';
import { RunningQuizzes } from './RunningQuizzes';
import { UpcomingQuizzes } from './UpcomingQuizzes';
import { useOnJoined } from '../join/useOnJoined';
import { useStudentStandings } from './useStudentStandings';
import { UpcomingSkeleton } from './UpcomingSkeleton';
import { useUpcomingPlace } from './useUpcomingPlace';

export interface StudentHomeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** The code of a join link: the dialog opens with it, and opens again when it changes. */
  joinCode?: string | undefined;
  /**
   * Called when that dialog closes without opening a quiz, so that the host can forget the code.
   */
  onJoinEnd?: (() => void) | undefined;
  /** Called to open the quiz that the student has joined. */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Address of the results. Without it there is no Results link. */
  resultsHref?: string | undefined;
  /** Address where a quiz is taken. Without it there is no way back to a running quiz. */
  testHref?: ((quizId: string) => string) | undefined;
  /** Level of its heading in the outline of the page, 1 to 4. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * A student's quizzes (spec §2, student page): join one, continue one, and see which come next and
 * which are over. Parts: `header`, `loading`, `running`, `upcoming`, `completed`.
 */
export const StudentHome = widget<StudentHomeProps>('StudentHome')(function StudentHome(
  {
    joinCode,
    onJoinEnd,
    onJoined,
    resultsHref: ownResultsHref,
    testHref: ownTestHref,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const resultsHref = useHostHref('results', ownResultsHref);
  const testHref = useHostHref('test', ownTestHref);
  const arrive = useOnJoined(onJoined);
  const join = useWords(joinWords);
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  const [isOpen, setOpen] = useState(joinCode !== undefined);
  const [linked, setLinked] = useState(joinCode);
  if (linked !== joinCode) {
    setLinked(joinCode);
    if (joinCode !== undefined) setOpen(true);
  }
  const sectionLevel = (headingLevel + 1) as HeadingLevel;

  const upcoming = useUpcomingList();
  const standings = useStudentStandings(upcoming);
  const isRunning = testHref !== undefined && standings.includes('running');
  const { place, isLoading, isPending } = useUpcomingPlace();

  return (
    <Root {...rest} ref={ref} className={clsx('qw-quiz-home', className)}>
      <TitleBar title={words.home} headingLevel={headingLevel} size="large" data-part="header">
        {resultsHref === undefined ? null : (
          <ButtonLink icon={<ChartNoAxesColumn />} href={resultsHref} render={renderLink}>
            {words.results}
          </ButtonLink>
        )}
        <Button
          // Nothing is as urgent as a quiz whose time is running.
          variant={isRunning ? 'secondary' : 'primary'}
          icon={<LogIn className="qw-mirrored" />}
          onClick={() => setOpen(true)}
        >
          {join.studentTitle}
        </Button>
      </TitleBar>
      <div className="qw-quiz-home-place" ref={place}>
        {testHref === undefined ? null : <RunningQuizzes testHref={testHref} />}
        {/* A running quiz comes above the others, which are rendered again rather than moved. */}
        {isLoading ? (
          <QuizSection title={words.upcoming} level={sectionLevel} part="loading">
            <UpcomingSkeleton limit={upcomingQuizLimit} hasPictures />
          </QuizSection>
        ) : null}
        <QuizSection title={words.upcoming} level={sectionLevel} part="upcoming" hidden={isLoading}>
          <UpcomingQuizzes
            audience="student"
            testHref={testHref}
            onJoin={() => setOpen(true)}
            headingLevel={(headingLevel + 2) as HeadingLevel}
          />
        </QuizSection>
      </div>
      <QuizSection
        title={words.completed.title}
        level={sectionLevel}
        part="completed"
        hidden={isPending}
      >
        <CompletedQuizzes />
      </QuizSection>
      <JoinQuizDialog
        variant="student"
        open={isOpen}
        defaultCode={joinCode}
        testHref={testHref}
        onClose={() => {
          setOpen(false);
          if (joinCode !== undefined) onJoinEnd?.();
        }}
        onJoined={
          arrive &&
          ((joined) => {
            setOpen(false);
            arrive(joined);
          })
        }
      />
    </Root>
  );
});
