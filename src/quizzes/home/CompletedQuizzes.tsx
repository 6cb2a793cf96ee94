import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { useCompletedQuizzes } from '../../api/operationHooks';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { resultsWords } from '../../messages/en/results';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { LoadFailure } from '../../provider/LoadFailure';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useLoadError } from '../../api/useLoadError';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Root } from '../../ui/theme/Root';
import { Skeleton } from '../../ui/loading/Skeleton';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';

export type CompletedQuizzesProps = Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'>;

/** The last five closed quizzes a student took part in (spec §2, student page). */
export const CompletedQuizzes = forwardRef<HTMLDivElement, CompletedQuizzesProps>(
  function CompletedQuizzes({ className, ...rest }, ref) {
    const common = useWords(commonWords);
    const quizzes = useWords(quizzesWords);
    const results = useWords(resultsWords);
    const vocabulary = useWords(vocabularyWords);
    const formats = useFormats();
    const list = useCompletedQuizzes();
    const { data } = list;
    const error = useLoadError(list);
    const { columns } = quizzes.completed;
    return (
      <Root {...rest} ref={ref} className={clsx('qw-completed-quizzes', className)}>
        <Card padding={data?.length ? 'flush' : 'normal'}>
          {data === undefined && error === null && <Skeleton shape="rows" label={common.loading} />}
          {error !== null && (
            <LoadFailure
              error={error}
              fallback={results.loadFailed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          )}
          {data?.length === 0 && (
            <EmptyState title={results.empty} description={quizzes.completed.emptyHint} />
          )}
          {data !== undefined && data.length > 0 && (
            <Table caption={results.title} captionHidden>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{columns.title}</TableHeaderCell>
                  <TableHeaderCell>{columns.status}</TableHeaderCell>
                  <TableHeaderCell>{columns.difficulty}</TableHeaderCell>
                  <TableHeaderCell>{columns.createdAt}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map((quiz) => (
                  <TableRow key={quiz._id}>
                    <TableCell kind="title">{quiz.title}</TableCell>
                    <TableCell label={columns.status}>
                      {quiz.status === undefined
                        ? common.notAvailable
                        : (quizzes.completed.status[quiz.status] ?? quiz.status)}
                    </TableCell>
                    <TableCell label={columns.difficulty}>
                      {quiz.difficulty
                        ? vocabulary.difficulty[quiz.difficulty]
                        : quizzes.noDifficulty}
                    </TableCell>
                    <TableCell label={columns.createdAt}>
                      {formats.day(quiz.createdAt) ?? common.notAvailable}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </Card>
      </Root>
    );
  },
);
