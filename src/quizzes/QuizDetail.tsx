import clsx from 'clsx';
import { forwardRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useQuiz } from '../api/operationHooks';
import { useLoadError } from '../api/useLoadError';
import { commonWords } from '../messages/en/common';
import { deletingWords } from '../messages/en/deleting';
import { quizzesWords } from '../messages/en/quizzes';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { useSession } from '../session/SessionContext';
import { EmptyState } from '../ui/EmptyState';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { JoinCode, type JoinCodeProps } from './JoinCode';
import { QuizActions } from './QuizActions';
import { QuizFacts } from './QuizFacts';
import { QuizStageBadge } from './QuizStageBadge';
import { useQuizStage } from './useQuizStage';

export interface QuizDetailProps
  extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'>, Pick<JoinCodeProps, 'joinHref'> {
  quizId: string;
  /** Called when the quiz has been deleted; usually goes to the list of quizzes. */
  onDeleted?: (() => void) | undefined;
  /** Where the results of a quiz are, linked once it has closed. Without it there is no link. */
  resultHref?: ((quizId: string) => string) | undefined;
  /** Where to go when there is no such quiz, such as a link back. */
  failedAction?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * What an instructor set up (spec §2, quiz detail): with the code to share, and all that can be
 * done with it. A student sees the facts alone. Parts: `header`, `actions`, `facts` and those of
 * `JoinCode`.
 */
export const QuizDetail = forwardRef<HTMLDivElement, QuizDetailProps>(function QuizDetail(
  { quizId, joinHref, onDeleted, resultHref, failedAction, headingLevel = 2, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const deleting = useWords(deletingWords);
  const words = useWords(quizzesWords);
  const isStudent = useSession()?.user.role === 'Student';
  const [deletion, setDeletion] = useState<{ quizId: string; isDone: boolean } | null>(null);
  const isDeleting = deletion?.quizId === quizId;
  // Deleting makes the quiz stale, and reading it again would only be told that it is gone.
  const query = useQuiz(quizId, { enabled: !isDeleting });
  const notLoaded = useLoadError(query);
  // Somebody else has deleted it: what was loaded before must not look as if it were still there.
  const gone = query.error?.status === 404 ? query.error : null;
  const error = isDeleting ? null : (gone ?? notLoaded);
  const isDeleted = isDeleting && deletion.isDone;
  const quiz = isDeleted || error !== null ? undefined : query.data;
  const standing = useQuizStage(quiz, () => void query.refetch());

  return (
    <Root {...rest} ref={ref} className={clsx('qw-quiz-detail', className)}>
      {isDeleted ? <EmptyState title={deleting.deleted} action={failedAction} /> : null}
      {query.data === undefined && error === null && !isDeleted ? (
        <Skeleton shape="rows" label={common.loading} />
      ) : null}
      {error !== null ? (
        <LoadFailure
          error={error}
          fallback={words.detailFailed}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          action={failedAction}
        />
      ) : null}
      {quiz ? (
        <>
          <header className="qw-quiz-detail-header" data-part="header">
            <QuizStageBadge standing={standing} />
            <Heading level={headingLevel} size="large">
              {quiz.title}
            </Heading>
            <p className="qw-quiz-detail-description">{quiz.description || words.noDescription}</p>
          </header>
          {isStudent ? null : (
            <QuizActions
              key={quizId}
              quiz={quiz}
              stage={standing.stage}
              resultHref={resultHref}
              onDeleting={(isBusy) => setDeletion(isBusy ? { quizId, isDone: false } : null)}
              onDeleted={() => {
                setDeletion({ quizId, isDone: true });
                onDeleted?.();
              }}
            />
          )}
          {quiz.code && standing.stage !== 'closed' ? (
            <JoinCode code={quiz.code} joinHref={joinHref} />
          ) : null}
          <QuizFacts quiz={quiz} />
        </>
      ) : null}
    </Root>
  );
});
