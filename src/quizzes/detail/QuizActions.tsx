import { useEffect, useState } from 'react';
import type { QuizWithQuestions, Quiz } from '../../api/entities';
import { useCapability } from '../../api/useCapability';
import { deletingWords } from '../../messages/en/deleting';
import { quizzesWords } from '../../messages/en/quizzes';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { ChartNoAxesColumn, Clock, Trash2 } from '../../ui/icons/icons';
import { Pencil, Printer } from '../../ui/icons/teachingIcons';
import { AddTimeDialog } from './AddTimeDialog';
import { QuizDeleteDialog, type QuizDeleteDialogProps } from './QuizDeleteDialog';
import { QuizPrintDialog } from '../print/QuizPrintDialog';
import { QuizUpdateDialog } from './QuizUpdateDialog';
import type { QuizStage } from './useQuizStage';
import { canBeExtended } from '../../rules/lifecycle';
import { reopenableMs } from '../../rules/spans';
import { useNowAt } from '../time/useNowAt';

/** Whether time can be added to a quiz now: from its start until 12 hours after it has closed. */
function useCanGiveTime({ closed_at: closedAt }: Quiz, stage: QuizStage | null): boolean {
  const closing = closedAt ? new Date(closedAt) : null;
  const now = useNowAt(closing === null ? [] : [closing.getTime() + reopenableMs]);
  if (stage === 'closed') return closing !== null && canBeExtended(closing, new Date(now));
  return stage === 'open' || stage === 'over';
}

interface QuizActionsProps extends Pick<QuizDeleteDialogProps, 'onDeleting' | 'onDeleted'> {
  quiz: QuizWithQuestions;
  stage: QuizStage | null;
  /** Called with whether the quiz is being edited. */
  onEditing: (isEditing: boolean) => void;
  resultHref: ((quizId: string) => string) | undefined;
}

/** What an instructor can do with a quiz. Each button appears only while its action is possible. */
export function QuizActions({
  quiz,
  stage,
  resultHref,
  onEditing,
  onDeleting,
  onDeleted,
}: QuizActionsProps) {
  const deleting = useWords(deletingWords);
  const words = useWords(quizzesWords);
  const renderLink = useRenderLink();
  const [opened, setOpened] = useState<'update' | 'time' | 'print' | 'delete' | null>(null);
  const { isThere: canExtend, foundMissing } = useCapability('extendTime');
  const canGiveTime = useCanGiveTime(quiz, stage);
  // Somebody else may delete the quiz, and what is typed would go with it.
  const isEditing = opened === 'update';
  useEffect(() => onEditing(isEditing), [isEditing, onEditing]);
  const isOver = stage === 'closed' || stage === 'over';
  // Lists of results have a quiz once it has closed; before that, submissions are found from here.
  const hasResults = isOver || (stage === 'open' && quiz.participants !== 0);
  const dialog = (name: NonNullable<typeof opened>) => ({
    quiz,
    open: opened === name,
    // A slow reply must not close a dialog that was opened in the meantime.
    onClose: () => setOpened((now) => (now === name ? null : now)),
  });

  return (
    <div className="qw-quiz-detail-actions" data-part="actions">
      {hasResults && resultHref !== undefined ? (
        <ButtonLink icon={<ChartNoAxesColumn />} href={resultHref(quiz._id)} render={renderLink}>
          {words.seeResults}
        </ButtonLink>
      ) : null}
      {canGiveTime && canExtend !== false ? (
        <Button icon={<Clock />} onClick={() => setOpened('time')}>
          {words.addedTime.open}
        </Button>
      ) : null}
      <Button icon={<Pencil />} onClick={() => setOpened('update')}>
        {words.update.open}
      </Button>
      {quiz.questions?.length ? (
        <Button icon={<Printer />} onClick={() => setOpened('print')}>
          {words.print.open}
        </Button>
      ) : null}
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setOpened('delete')}>
        {deleting.quiz}
      </Button>
      <QuizUpdateDialog {...dialog('update')} isUpcoming={stage === 'upcoming'} />
      <AddTimeDialog
        {...dialog('time')}
        isOver={isOver}
        isClosed={stage === 'closed'}
        onMissing={foundMissing}
      />
      <QuizPrintDialog {...dialog('print')} />
      <QuizDeleteDialog {...dialog('delete')} onDeleting={onDeleting} onDeleted={onDeleted} />
    </div>
  );
}
