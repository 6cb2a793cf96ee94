import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { attemptsOf } from '../../items/itemVerdicts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { useItemFigures } from '../useItemFigures';
import type { AskedIn } from './useQuestionEvidence';

/** The figures of a question in each quiz that asked it. */
export function QuizzesOfQuestion({ asked }: { asked: readonly AskedIn[] }) {
  const words = useWords(evidenceWords);
  const figures = useItemFigures();
  return (
    <Table caption={words.bank.title} captionHidden className="qw-evidence-quizzes">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{words.bank.quiz}</TableHeaderCell>
          <TableHeaderCell align="end">{words.bank.attempts}</TableHeaderCell>
          <TableHeaderCell align="end">{words.facility}</TableHeaderCell>
          <TableHeaderCell align="end">{words.discrimination}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {asked.map(({ quizId, title, item }) => (
          <TableRow key={quizId}>
            <TableCell kind="title" className="qw-result-rows-title">
              {title}
            </TableCell>
            <TableCell label={words.bank.attempts} align="end">
              {attemptsOf(item)}
            </TableCell>
            <TableCell label={words.facility} align="end">
              {figures.facility(item)}
            </TableCell>
            <TableCell label={words.discrimination} align="end">
              {figures.discrimination(item)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
