import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { useCompletedQuizzes } from '../api/operationHooks';
import { errorSentence } from '../provider/errorSentence';
import { useMessages } from '../provider/MessagesContext';
import { formatDay } from '../rules/formats';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../ui/Table';

export type StudentCompletedQuizzesProps = Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'>;

/** The last five closed quizzes a student took part in (spec §2, student page). */
export const StudentCompletedQuizzes = forwardRef<HTMLDivElement, StudentCompletedQuizzesProps>(
  function StudentCompletedQuizzes({ className, ...rest }, ref) {
    const { common, quizzes, results, vocabulary } = useMessages();
    const { data, error, refetch, isFetching } = useCompletedQuizzes();
    const { columns } = quizzes.completed;
    return (
      <Root {...rest} ref={ref} className={clsx('qw-student-completed', className)}>
        {data === undefined && error === null && <Skeleton shape="rows" label={common.loading} />}
        {error !== null && (
          <ErrorState
            title={results.loadFailed}
            description={errorSentence(error, common.failedTitle)}
            onRetry={() => void refetch()}
            retryLabel={common.retry}
            retrying={isFetching}
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
                  <TableCell label={columns.status}>{quiz.status}</TableCell>
                  <TableCell label={columns.difficulty}>
                    {vocabulary.difficulty[quiz.difficulty]}
                  </TableCell>
                  <TableCell label={columns.createdAt}>
                    {formatDay(quiz.createdAt) ?? common.notAvailable}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Root>
    );
  },
);
