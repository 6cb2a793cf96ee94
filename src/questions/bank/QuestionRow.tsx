import { memo, type ReactElement } from 'react';
import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { drawExcerpt, useSayText } from '../../provider/questionText';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { Badge, drawBadge } from '../../ui/text/Badge';
import { drawIconButton } from '../../ui/button/IconButton';
import { Copy, Eye, Trash2 } from '../../ui/icons/icons';
import { Pencil } from '../../ui/icons/teachingIcons';
import { drawCell } from '../../ui/table/drawCell';
import { TableRow } from '../../ui/table/Table';
import { drawSelectCell } from '../../ui/table/TableSelect';
import { drawDifficulty } from '../DifficultyBadge';
import { drawQuality } from '../quality/drawQuality';
import { drawTags } from '../tags/drawTags';
import type { RowAction } from './QuestionDialogs';

interface QuestionRowProps {
  question: Question;
  selected: boolean;
  /** A note on the row that was saved last. */
  note: string | undefined;
  onSelect: (id: string, selected: boolean, range: boolean) => void;
  onAct: (action: RowAction, question: Question) => void;
}

/**
 * A row of the table; renders again only when its own data change. Its cells and buttons are drawn
 * without components, because a scrolled frame or a key in the search draws hundreds of them.
 */
export const QuestionRow = memo(function QuestionRow({
  question,
  selected,
  note,
  onSelect,
  onAct,
}: QuestionRowProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { typeName } = useQuestionTypes();
  const { columns } = words;
  const { _id: id } = question;
  const title = useSayText(question)(question.title, question);
  const action = (name: RowAction, label: string, icon: ReactElement) =>
    drawIconButton({
      ...{ 'data-part': name },
      size: 'small',
      variant: name === 'delete' ? 'critical' : 'quiet',
      label,
      icon,
      onClick: () => onAct(name, question),
    });
  return (
    <TableRow selected={selected} data-question={id}>
      {drawSelectCell({
        label: words.select(title),
        selected,
        onSelectedChange: (to, range) => onSelect(id, to, range),
      })}
      {drawCell({
        kind: 'title',
        children: (
          <>
            <span className="qw-question-table-clamped">
              {drawExcerpt(question.title, question)}
            </span>
            {drawTags(question.tags)}
            {drawQuality(question.quality, words.quality)}
            {note === undefined ? null : <Badge tone="accent">{note}</Badge>}
          </>
        ),
      })}
      {drawCell({
        className: 'qw-question-table-text',
        children: (
          <span className="qw-question-table-clamped">
            {drawExcerpt(question.description, question)}
          </span>
        ),
      })}
      {drawCell({
        label: columns.difficulty,
        children: drawDifficulty(question.difficulty, vocabulary.difficulty[question.difficulty]),
      })}
      {drawCell({
        label: columns.type,
        children: drawBadge({
          className: 'qw-question-table-type-name',
          title: typeName(question.type),
          children: typeName(question.type),
        }),
      })}
      {drawCell({
        kind: 'actions',
        className: 'qw-question-table-actions',
        children: (
          <>
            {action('view', words.viewQuestion(title), view)}
            {action('edit', words.editQuestion(title), edit)}
            {action('duplicate', words.duplicateQuestion(title), duplicate)}
            {action('delete', words.deleteQuestion(title), remove)}
          </>
        ),
      })}
    </TableRow>
  );
});

const view = <Eye />;
const edit = <Pencil />;
const duplicate = <Copy />;
const remove = <Trash2 />;
