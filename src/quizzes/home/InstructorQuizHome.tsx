import clsx from 'clsx/lite';
import { forwardRef, useState, type ComponentPropsWithRef } from 'react';
import { quizzesWords } from '../../messages/en/quizzes';
import { resultsWords } from '../../messages/en/results';
import { useHostHref } from '../../provider/hostPaths';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { ResultsTable, type ResultsTableProps } from '../../results/list/ResultsTable';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import type { HeadingLevel } from '../../ui/text/Heading';
import { BookOpen, ChartNoAxesColumn, Plus } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { TitleBar } from '../../ui/text/TitleBar';
import { QuizCreateDialog, type QuizCreateDialogProps } from '../setUp/QuizCreateDialog';
import { QuizSection } from './QuizSection';
import { completedAtHome, upcomingAtHome } from '../../rules/listLengths';
import { UpcomingQuizzes } from './UpcomingQuizzes';
import { useUpcomingPlace } from './useUpcomingPlace';

export interface InstructorQuizHomeProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>,
    Pick<QuizCreateDialogProps, 'joinHref' | 'questionsHref'>,
    Framed {
  /** Address of the results. Without it there is no Results link. */
  resultsHref?: string | undefined;
  /** Address for the Open link of an upcoming quiz. Without it there is no such link. */
  quizHref?: ((quizId: string) => string) | undefined;
  /** Address for the View link of a completed quiz. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Called when View is pressed. With a `resultHref`, the link is followed as well. */
  onOpenResult?: ResultsTableProps['onOpen'];
  /** Level of its heading in the outline of the page, 1 to 4. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Quiz home for everyone but students. */
export const InstructorQuizHome = forwardRef<HTMLDivElement, InstructorQuizHomeProps>(
  function InstructorQuizHome(
    {
      questionsHref: ownQuestionsHref,
      resultsHref: ownResultsHref,
      quizHref,
      resultHref,
      joinHref,
      onOpenResult,
      headingLevel = 2,
      className,
      ...rest
    },
    ref,
  ) {
    const questionsHref = useHostHref('questions', ownQuestionsHref);
    const resultsHref = useHostHref('results', ownResultsHref);
    const words = useWords(quizzesWords);
    const results = useWords(resultsWords);
    const renderLink = useRenderLink();
    const [isOpen, setOpen] = useState(false);
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
          {questionsHref === undefined ? null : (
            <ButtonLink icon={<BookOpen />} href={questionsHref} render={renderLink}>
              {words.questionBank}
            </ButtonLink>
          )}
          <Button variant="primary" size="large" icon={<Plus />} onClick={() => setOpen(true)}>
            {words.setUp}
          </Button>
        </TitleBar>
        <div ref={place}>
          <QuizSection title={words.upcoming} level={sectionLevel} part="upcoming">
            <UpcomingQuizzes
              limit={upcomingAtHome}
              quizHref={quizHref}
              headingLevel={(headingLevel + 2) as HeadingLevel}
            />
          </QuizSection>
        </div>
        <QuizSection title={results.title} level={sectionLevel} part="completed" hidden={isPending}>
          <ResultsTable limit={completedAtHome} resultHref={resultHref} onOpen={onOpenResult} />
        </QuizSection>
        <QuizCreateDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          joinHref={joinHref}
          questionsHref={questionsHref}
        />
      </Root>
    );
  },
);
