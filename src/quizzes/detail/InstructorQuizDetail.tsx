import { forwardRef, useState } from 'react';
import { useGoTo, useHostHref } from '../../provider/hostPaths';
import type { HeadingLevel } from '../../ui/text/Heading';
import { JoinCode, type JoinCodeProps } from '../joinCode/JoinCode';
import { QuizActions } from './QuizActions';
import { QuizHistory } from '../history/QuizHistory';
import { QuizOverview, type QuizOverviewProps } from './QuizOverview';

export interface InstructorQuizDetailProps
  extends
    Omit<QuizOverviewProps, 'children' | 'deletion' | 'isHeld' | 'end'>,
    Pick<JoinCodeProps, 'joinHref'> {
  /** Called after the quiz is deleted; usually goes to the list of quizzes. */
  onDeleted?: (() => void) | undefined;
  /** Address of a quiz's results, linked once the quiz has closed. Without it there is no link. */
  resultHref?: ((quizId: string) => string) | undefined;
}

/** Quiz detail for everyone but students: the code, and every action on the quiz. */
export const InstructorQuizDetail = forwardRef<HTMLDivElement, InstructorQuizDetailProps>(
  function InstructorQuizDetail(
    { quizId, joinHref, onDeleted, resultHref: ownResultHref, headingLevel = 2, ...rest },
    ref,
  ) {
    const resultHref = useHostHref('result', ownResultHref);
    const goToQuizzes = useGoTo('quizzes');
    const [isEditing, setEditing] = useState(false);
    const [deletion, setDeletion] = useState<{ quizId: string; isDone: boolean } | null>(null);
    const sectionLevel = headingLevel === 6 ? 6 : ((headingLevel + 1) as HeadingLevel);
    const isDeleting = deletion?.quizId === quizId;
    return (
      <QuizOverview
        {...rest}
        ref={ref}
        quizId={quizId}
        headingLevel={headingLevel}
        end={<QuizHistory key={quizId} quizId={quizId} headingLevel={sectionLevel} />}
        isHeld={isEditing}
        deletion={isDeleting ? (deletion.isDone ? 'done' : 'under way') : undefined}
      >
        {(quiz, stage) => (
          <>
            <QuizActions
              key={quizId}
              quiz={quiz}
              stage={stage}
              resultHref={resultHref}
              onEditing={setEditing}
              onDeleting={(isBusy) => setDeletion(isBusy ? { quizId, isDone: false } : null)}
              onDeleted={() => {
                setDeletion({ quizId, isDone: true });
                (onDeleted ?? goToQuizzes)?.();
              }}
            />
            {quiz.code && stage !== 'closed' ? (
              <JoinCode code={quiz.code} joinHref={joinHref} />
            ) : null}
          </>
        )}
      </QuizOverview>
    );
  },
);
