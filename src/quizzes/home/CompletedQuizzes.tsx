import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { resultsWords } from '../../messages/en/results';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useFormats } from '../../provider/FormatsContext';
import { useMoreFocus } from '../../provider/useMoreFocus';
import { useWords } from '../../provider/MessagesContext';
import { MoreRows } from '../../provider/MoreRows';
import { useCompletedList } from '../../provider/quizLists';
import { widget } from '../../provider/widget';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';

export type CompletedQuizzesProps = Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> & Framed;

/**
 * The last five closed quizzes a student took part in (spec §2, student page), and earlier ones on
 * request where the server has pages. Parts: `more`.
 */
export const CompletedQuizzes = widget<CompletedQuizzesProps>('CompletedQuizzes')(
  function CompletedQuizzes({ className, ...rest }, ref) {
    const common = useWords(commonWords);
    const quizzes = useWords(quizzesWords);
    const results = useWords(resultsWords);
    const vocabulary = useWords(vocabularyWords);
    const formats = useFormats();
    const list = useCompletedList();
    const rootRef = useMoreFocus(ref);
    const load = useLoad(list);
    const { columns } = quizzes.completed;
    return (
      <Root {...rest} ref={rootRef} className={clsx('qw-completed-quizzes', className)}>
        <Card padding={load.data?.length ? 'flush' : 'normal'}>
          <Loaded load={load} fallback={results.loadFailed}>
            {(closed) =>
              closed.length === 0 ? (
                <EmptyState title={results.empty} description={quizzes.completed.emptyHint} />
              ) : (
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
                    {closed.map((quiz) => (
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
              )
            }
          </Loaded>
          <MoreRows list={list} shown={load.data?.length ?? 0} total={list.total ?? 0} />
        </Card>
      </Root>
    );
  },
);
