import clsx from 'clsx/lite';
import { forwardRef, useState, type ComponentPropsWithRef } from 'react';
import { joinWords } from '../../messages/en/join';
import { quizzesWords } from '../../messages/en/quizzes';
import { useHostHref } from '../../provider/hostPaths';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
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
import { upcomingAtHome } from '../../rules/listLengths';
import { UpcomingQuizzes } from './UpcomingQuizzes';
import { useOnJoined } from '../join/useOnJoined';
import { useUpcomingPlace } from './useUpcomingPlace';

export interface StudentQuizHomeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Address of the results. Without it there is no Results link. */
  resultsHref?: string | undefined;
  /** Address where a quiz is taken. Without it there is no way back to a running quiz. */
  testHref?: ((quizId: string) => string) | undefined;
  /** Called to open the quiz that the student has joined. */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Level of its heading in the outline of the page, 1 to 4. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Quiz home for a student. It loads nothing that is for instructors. */
export const StudentQuizHome = forwardRef<HTMLDivElement, StudentQuizHomeProps>(
  function StudentQuizHome(
    { resultsHref: ownResultsHref, testHref, onJoined, headingLevel = 2, className, ...rest },
    ref,
  ) {
    const resultsHref = useHostHref('results', ownResultsHref);
    const arrive = useOnJoined(onJoined);
    const join = useWords(joinWords);
    const words = useWords(quizzesWords);
    const renderLink = useRenderLink();
    const [isOpen, setOpen] = useState(false);
    const open = () => setOpen(true);
    const close = () => setOpen(false);
    const { place, isPending } = useUpcomingPlace();
    const sectionLevel = (headingLevel + 1) as HeadingLevel;

    return (
      <Root {...rest} ref={ref} className={clsx('qw-quiz-home', className)}>
        <TitleBar title={words.home} headingLevel={headingLevel} size="large" data-part="header">
          {resultsHref === undefined ? null : (
            <ButtonLink icon={<ChartNoAxesColumn />} href={resultsHref} render={renderLink}>
              {words.results}
            </ButtonLink>
          )}
          <Button
            variant="primary"
            size="large"
            icon={<LogIn className="qw-mirrored" />}
            onClick={open}
          >
            {join.title}
          </Button>
        </TitleBar>
        <div ref={place}>
          <QuizSection title={words.upcoming} level={sectionLevel} part="upcoming">
            <UpcomingQuizzes
              limit={upcomingAtHome}
              testHref={testHref}
              onJoin={open}
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
          open={isOpen}
          onClose={close}
          testHref={testHref}
          onJoined={
            arrive &&
            ((joined) => {
              close();
              arrive(joined);
            })
          }
        />
      </Root>
    );
  },
);
