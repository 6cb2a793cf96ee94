import clsx from 'clsx';
import { BookOpen, ChartNoAxesColumn, LogIn, Plus } from 'lucide-react';
import { forwardRef, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinWords } from '../messages/en/join';
import { quizzesWords } from '../messages/en/quizzes';
import { resultsWords } from '../messages/en/results';
import { useRenderLink } from '../provider/links';
import { useWords } from '../provider/MessagesContext';
import { ResultsTable, type ResultsTableProps } from '../results/ResultsTable';
import { useSession } from '../session/SessionContext';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { TitleBar } from '../ui/TitleBar';
import type { JoinedQuiz } from './JoinForm';
import { JoinQuizDialog } from './JoinQuizDialog';
import { QuizCreateDialog, type QuizCreateDialogProps } from './QuizCreateDialog';
import { StudentCompletedQuizzes } from './StudentCompletedQuizzes';
import { UpcomingQuizzes } from './UpcomingQuizzes';

export interface QuizHomeProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>,
    Pick<QuizCreateDialogProps, 'joinHref' | 'questionsHref'> {
  /** Where the results are. Without it there is no Results link. */
  resultsHref?: string | undefined;
  /** Where an instructor's Open link of an upcoming quiz leads. Without it there is none. */
  quizHref?: ((quizId: string) => string) | undefined;
  /** Where an instructor's View link of a completed quiz leads. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Called when View is pressed; beside following the link if there is a `resultHref`. */
  onOpenResult?: ResultsTableProps['onOpen'];
  /** Called when a student has been admitted to a quiz; usually goes to it. */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Level of its heading in the outline of the page, 1 to 4. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Upcoming quizzes and completed ones that are shown here (spec §9). */
const upcomingShown = 2;
const completedShown = 5;

/**
 * Where quizzes begin (spec §2, quiz home): joining one as a student, setting one up for everybody
 * else, and what is next and past. A student's completed quizzes are those they took part in.
 * Parts: `header`, `actions`, `upcoming`, `completed`.
 */
export const QuizHome = forwardRef<HTMLDivElement, QuizHomeProps>(function QuizHome(
  {
    questionsHref,
    resultsHref,
    quizHref,
    resultHref,
    joinHref,
    onOpenResult,
    onJoined,
    headingLevel = 2,
    className,
    ...rest
  },
  ref,
) {
  const join = useWords(joinWords);
  const words = useWords(quizzesWords);
  const results = useWords(resultsWords);
  const renderLink = useRenderLink();
  const isStudent = useSession()?.user.role === 'Student';
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sectionLevel = (headingLevel + 1) as HeadingLevel;

  return (
    <Root {...rest} ref={ref} className={clsx('qw-quiz-home', className)}>
      <TitleBar title={words.home} headingLevel={headingLevel} size="large" data-part="header">
        {resultsHref === undefined ? null : (
          <ButtonLink icon={<ChartNoAxesColumn />} href={resultsHref} render={renderLink}>
            {words.results}
          </ButtonLink>
        )}
        {isStudent || questionsHref === undefined ? null : (
          <ButtonLink icon={<BookOpen />} href={questionsHref} render={renderLink}>
            {words.questionBank}
          </ButtonLink>
        )}
        <Button
          variant="primary"
          size="large"
          icon={isStudent ? <LogIn /> : <Plus />}
          onClick={() => setOpen(true)}
        >
          {isStudent ? join.title : words.setUp}
        </Button>
      </TitleBar>
      <Section title={words.upcoming} level={sectionLevel} part="upcoming">
        <UpcomingQuizzes
          limit={upcomingShown}
          quizHref={quizHref}
          headingLevel={(headingLevel + 2) as HeadingLevel}
        />
      </Section>
      <Section
        title={isStudent ? words.completed.title : results.title}
        level={sectionLevel}
        part="completed"
      >
        {isStudent ? (
          <StudentCompletedQuizzes />
        ) : (
          <ResultsTable limit={completedShown} resultHref={resultHref} onOpen={onOpenResult} />
        )}
      </Section>
      {isStudent ? (
        <JoinQuizDialog
          open={isOpen}
          onClose={close}
          onJoined={(joined) => {
            close();
            onJoined?.(joined);
          }}
        />
      ) : (
        <QuizCreateDialog
          open={isOpen}
          onClose={close}
          joinHref={joinHref}
          questionsHref={questionsHref}
        />
      )}
    </Root>
  );
});

interface SectionProps {
  title: string;
  level: HeadingLevel;
  part: string;
  children: ReactNode;
}

function Section({ title, level, part, children }: SectionProps) {
  const id = useId();
  return (
    <section className="qw-quiz-home-section" aria-labelledby={id} data-part={part}>
      <Heading level={level} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
