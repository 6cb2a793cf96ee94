import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useQuiz } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { quizzesWords } from '../messages/en/quizzes';
import { vocabularyWords } from '../messages/en/vocabulary';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { useLoadError } from '../api/useLoadError';
import { useNotify } from '../provider/notifications';
import { formatDay, formatJoinCode, formatTime } from '../rules/formats';
import { Card } from '../ui/Card';
import { CopyButton } from '../ui/CopyButton';
import { Heading, type HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';

export interface QuizDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  quizId: string;
  /** Where to go when there is no such quiz, such as a link back. */
  failedAction?: ReactNode;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** What an instructor set up, with the code to share (spec §2, quiz detail). Parts: `facts`, `code`. */
export const QuizDetail = forwardRef<HTMLDivElement, QuizDetailProps>(function QuizDetail(
  { quizId, failedAction, headingLevel = 2, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const quizzes = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const notify = useNotify();
  const query = useQuiz(quizId);
  const quiz = query.data;
  const error = useLoadError(query);
  const said = (value: number | undefined, words: (count: number) => string): string =>
    value === undefined ? common.notAvailable : words(value);

  const facts = quiz && [
    [quizzes.date, formatDay(quiz.schadule) ?? common.notAvailable],
    [quizzes.time, formatTime(quiz.schadule) ?? common.notAvailable],
    [quizzes.fields.duration, said(quiz.duration, vocabulary.minutes)],
    [quizzes.fields.questions_number, said(quiz.questions_number, String)],
    [quizzes.fields.score_per_question, said(quiz.score_per_question, vocabulary.points)],
    [
      quizzes.fields.difficulty,
      quiz.difficulty ? vocabulary.difficulty[quiz.difficulty] : quizzes.noDifficulty,
    ],
    [quizzes.fields.type, quiz.type ? vocabulary.quizType[quiz.type] : quizzes.noType],
  ];

  return (
    <Root {...rest} ref={ref} className={clsx('qw-quiz-detail', className)}>
      {quiz === undefined && error === null && <Skeleton shape="rows" label={common.loading} />}
      {error !== null && (
        <LoadFailure
          error={error}
          fallback={quizzes.detailFailed}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          action={failedAction}
        />
      )}
      {quiz && facts && (
        <>
          <header className="qw-quiz-detail-header">
            <Heading level={headingLevel} size="large">
              {quiz.title}
            </Heading>
            <p className="qw-quiz-detail-description">
              {quiz.description || quizzes.noDescription}
            </p>
          </header>
          {quiz.code ? (
            <Card data-part="code">
              <div className="qw-quiz-detail-share">
                <div className="qw-quiz-detail-code-text">
                  <p className="qw-quiz-detail-label">{quizzes.code}</p>
                  <p className="qw-quiz-detail-code">{formatJoinCode(quiz.code)}</p>
                </div>
                <CopyButton
                  value={quiz.code}
                  label={quizzes.copyCode}
                  copiedLabel={common.copied}
                  failedLabel={common.notCopied}
                  onCopied={() => notify({ tone: 'positive', message: quizzes.codeCopied })}
                  onFailed={() => notify({ tone: 'critical', message: common.copyFailed })}
                />
              </div>
            </Card>
          ) : null}
          <dl className="qw-quiz-detail-facts" data-part="facts">
            {facts.map(([name, value]) => (
              <div className="qw-quiz-detail-fact" key={name}>
                <dt className="qw-quiz-detail-label">{name}</dt>
                <dd className="qw-quiz-detail-value">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Root>
  );
});
