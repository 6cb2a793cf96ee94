import { memo } from 'react';
import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { Badge } from '../../ui/text/Badge';
import { IconButton } from '../../ui/button/IconButton';
import { Copy, Eye, Pencil, Trash2 } from '../../ui/icons/icons';
import { TableCell, TableRow } from '../../ui/table/Table';
import { TableSelectCell } from '../../ui/table/TableSelect';
import { DifficultyBadge } from '../DifficultyBadge';
import type { RowAction } from './QuestionDialogs';

interface QuestionRowProps {
  question: Question;
  selected: boolean;
  /** A note on the row that was saved last. */
  note: string | undefined;
  onSelect: (id: string, selected: boolean, range: boolean) => void;
  onAct: (action: RowAction, question: Question) => void;
}

/** A row of the table; renders again only when its own data change. */
export const QuestionRow = memo(function QuestionRow({
  question,
  selected,
  note,
  onSelect,
  onAct,
}: QuestionRowProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { columns } = words;
  const { _id: id, title } = question;
  const action = (name: RowAction, label: string, icon: typeof Eye) => {
    const Icon = icon;
    return (
      <IconButton
        size="small"
        variant={name === 'delete' ? 'critical' : 'quiet'}
        data-part={name}
        label={label}
        icon={<Icon />}
        onClick={() => onAct(name, question)}
      />
    );
  };
  return (
    <TableRow selected={selected} data-question={id}>
      <TableSelectCell
        label={words.select(title)}
        selected={selected}
        onSelectedChange={(to, range) => onSelect(id, to, range)}
      />
      <TableCell kind="title">
        <span className="qw-question-table-clamped">{title}</span>
        {note === undefined ? null : <Badge tone="accent">{note}</Badge>}
      </TableCell>
      <TableCell className="qw-question-table-text">
        <span className="qw-question-table-clamped">{question.description}</span>
      </TableCell>
      <TableCell label={columns.difficulty}>
        <DifficultyBadge difficulty={question.difficulty} />
      </TableCell>
      <TableCell label={columns.type}>
        <Badge>{vocabulary.questionType[question.type]}</Badge>
      </TableCell>
      <TableCell kind="actions" className="qw-question-table-actions">
        {action('view', words.viewQuestion(title), Eye)}
        {action('edit', words.editQuestion(title), Pencil)}
        {action('duplicate', words.duplicateQuestion(title), Copy)}
        {action('delete', words.deleteQuestion(title), Trash2)}
      </TableCell>
    </TableRow>
  );
});
