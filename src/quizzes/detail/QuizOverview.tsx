import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { QuizWithQuestions } from '../../api/entities';
import { useQuiz } from '../../api/operationHooks';
import { deletingWords } from '../../messages/en/deleting';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { EmptyState } from '../../ui/state/EmptyState';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { QuizFacts } from './QuizFacts';
import { useQuizStage, type QuizStage, type QuizTiming } from './useQuizStage';
import { Badge } from '../../ui/text/Badge';

const tones = { upcoming: 'accent', open: 'positive', over: 'neutral', closed: 'neutral' } as const;

interface QuizStageBadgeProps {
  standing: QuizTiming;
}

/** The stage of a quiz, and the time remaining while it is open. */
function QuizStageBadge({ standing: { stage, minutesLeft } }: QuizStageBadgeProps) {
  const words = useWords(quizzesWords);
  if (stage === null) return null;
  return (
    <p className="qw-quiz-detail-stage" data-part="stage">
      <Badge tone={tones[stage]}>{words.stage[stage]}</Badge>
      {stage === 'open' ? (
        <span className="qw-quiz-detail-left">{words.timeRemaining(minutesLeft)}</span>
      ) : null}
    </p>
  );
}

export interface QuizOverviewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  quizId: string;
  /** What to offer when there is no such quiz, such as a link back. */
  failedAction?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** How far the deletion of the quiz is. */
  deletion?: 'under way' | 'done' | undefined;
  /** Whether it stays as it is, because it is being edited. @default false */
  isHeld?: boolean | undefined;
  /** Content between the heading and the facts. */
  children?: ((quiz: QuizWithQuestions, stage: QuizStage | null) => ReactNode) | undefined;
  /** Content below the facts. */
  end?: ReactNode;
}

/** What everyone sees of a quiz. */
export const QuizOverview = forwardRef<HTMLDivElement, QuizOverviewProps>(function QuizOverview(
  {
    quizId,
    failedAction,
    headingLevel = 2,
    deletion,
    isHeld = false,
    className,
    children,
    end,
    ...rest
  },
  ref,
) {
  const deleting = useWords(deletingWords);
  const words = useWords(quizzesWords);
  // Deleting makes the quiz stale, and another request would only report that it is gone.
  const query = useQuiz(quizId, { enabled: deletion === undefined && !isHeld });
  const load = useLoad(query);
  // Someone else has deleted it: loaded data must not look as if the quiz still existed.
  const gone = query.error?.isNotFound ? query.error : null;
  const error = deletion === undefined && !isHeld ? (gone ?? load.error) : null;
  const isDeleted = deletion === 'done';
  const quiz = isDeleted || error !== null ? undefined : query.data;
  const standing = useQuizStage(quiz, () => void query.refetch());

  return (
    <Root {...rest} ref={ref} className={clsx('qw-quiz-detail', className)}>
      {isDeleted ? (
        <EmptyState title={deleting.deleted} action={failedAction} />
      ) : (
        <Loaded
          load={{ ...load, data: quiz, error }}
          fallback={words.detailFailed}
          failedAction={failedAction}
        >
          {(loaded) => (
            <>
              <header className="qw-quiz-detail-header" data-part="header">
                <QuizStageBadge standing={standing} />
                <Heading level={headingLevel} size="large">
                  {loaded.title}
                </Heading>
                <p className="qw-quiz-detail-description">
                  {loaded.description || words.noDescription}
                </p>
              </header>
              {children?.(loaded, standing.stage)}
              <QuizFacts quiz={loaded} />
              {end}
            </>
          )}
        </Loaded>
      )}
    </Root>
  );
});
