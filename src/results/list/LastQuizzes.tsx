import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { MoreRows } from '../../provider/MoreRows';
import { useCompletedList } from '../../provider/quizLists';
import { completedQuizLimit } from '../../rules/listLengths';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/state/EmptyState';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { TextLink } from '../../ui/text/TextLink';
import { herePlace, inPlace } from '../inPlace';

interface LastQuizzesProps {
  headingLevel: HeadingLevel;
  onOpen: (quizId: string) => void;
}

/** The last completed quizzes, and earlier ones on request. A click anywhere on a row opens it. */
export function LastQuizzes({ headingLevel, onOpen }: LastQuizzesProps) {
  const results = useWords(resultsWords);
  const { last: words } = results;
  const list = useCompletedList();
  const load = useLoad(list);
  const most = list.isWhole === false ? undefined : completedQuizLimit;
  return (
    <>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'large' : 'medium'} tabIndex={-1}>
        {words.title}
      </Heading>
      <Card padding={load.data?.length ? 'flush' : 'normal'} data-part="list">
        <Loaded load={load} fallback={results.loadFailed}>
          {(quizzes) =>
            quizzes.length === 0 ? (
              <EmptyState title={results.empty} description={words.emptyHint} />
            ) : (
              <Table caption={words.title} captionHidden>
                <TableHead>
                  <TableRow>
                    <TableHeaderCell>{words.columns.title}</TableHeaderCell>
                    <TableHeaderCell align="end">{words.columns.participants}</TableHeaderCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {quizzes.slice(0, most).map(({ _id, title, participants }) => (
                    <TableRow key={_id} interactive onClick={inPlace(() => onOpen(_id))}>
                      <TableCell kind="title" className="qw-last-quiz-title">
                        <TextLink subtle href={herePlace} data-quiz={_id}>
                          {title}
                        </TextLink>
                      </TableCell>
                      <TableCell label={words.columns.participants} align="end">
                        {participants}
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
    </>
  );
}
