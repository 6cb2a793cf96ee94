import type { Question } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { questionsWords } from '../messages/en/questions';
import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../ui/Table';
import { DifficultyBadge } from './DifficultyBadge';

interface QuestionTableProps {
  questions: readonly Question[];
  onView: (question: Question) => void;
}

/** The questions with the columns of spec §2, Bank of Questions. */
export function QuestionTable({ questions, onView }: QuestionTableProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { columns } = words;
  return (
    <Table caption={words.title} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{columns.title}</TableHeaderCell>
          <TableHeaderCell>{columns.description}</TableHeaderCell>
          <TableHeaderCell>{columns.difficulty}</TableHeaderCell>
          <TableHeaderCell>{columns.type}</TableHeaderCell>
          <TableHeaderCell align="end">{columns.actions}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {questions.map((question) => (
          <TableRow key={question._id}>
            <TableCell kind="title" className="qw-question-table-title">
              <span className="qw-question-table-clamped">{question.title}</span>
            </TableCell>
            <TableCell className="qw-question-table-description">
              <span className="qw-question-table-clamped">{question.description}</span>
            </TableCell>
            <TableCell label={columns.difficulty}>
              <DifficultyBadge difficulty={question.difficulty} />
            </TableCell>
            <TableCell label={columns.type}>
              <Badge>{vocabulary.questionType[question.type]}</Badge>
            </TableCell>
            <TableCell kind="actions">
              <Button
                size="small"
                variant="quiet"
                className="qw-question-table-view"
                aria-label={words.viewQuestion(question.title)}
                onClick={() => onView(question)}
              >
                {common.view}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
