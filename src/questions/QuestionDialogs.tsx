import { useState, type ReactNode } from 'react';
import type { Question } from '../api/entities';
import { QuestionDeleteDialog } from './QuestionDeleteDialog';
import { QuestionFormDialog } from './QuestionFormDialog';
import { QuestionViewDialog } from './QuestionViewDialog';

/** What a row's buttons ask for. */
export type RowAction = 'view' | 'edit' | 'duplicate' | 'delete';

/** What is being done in a dialog. */
export type BankTask =
  | { kind: 'add' }
  | { kind: 'view' | 'edit' | 'duplicate'; question: Question }
  | { kind: 'delete'; questions: readonly Question[]; hidden: number };

interface QuestionDialogsProps {
  task: BankTask | null;
  onDone: () => void;
  /** Called with the id of a question that was added or changed, where the server tells it. */
  onSaved: (id: string | undefined) => void;
  onDeleted: (ids: ReadonlySet<string>) => void;
  renderDetails?: ((question: Question) => ReactNode) | undefined;
}

/** The dialogs of the bank, of which one is open at most. */
export function QuestionDialogs({
  task,
  onDone,
  onSaved,
  onDeleted,
  renderDetails,
}: QuestionDialogsProps) {
  const viewed = task?.kind === 'view' ? task.question : null;
  const added = useLast(task?.kind === 'add' ? task : null);
  const edited = useLast(task?.kind === 'edit' ? task.question : null);
  const copied = useLast(task?.kind === 'duplicate' ? task.question : null);
  const closing = { onSaved, onClose: onDone };
  return (
    <>
      {added ? <QuestionFormDialog {...closing} open={task?.kind === 'add'} /> : null}
      {edited ? (
        <QuestionFormDialog
          {...closing}
          key={`edit ${edited._id}`}
          open={task?.kind === 'edit'}
          source={edited}
          isUpdate
        />
      ) : null}
      {copied ? (
        <QuestionFormDialog
          {...closing}
          key={`duplicate ${copied._id}`}
          open={task?.kind === 'duplicate'}
          source={copied}
        />
      ) : null}
      <QuestionViewDialog
        question={viewed}
        onClose={onDone}
        extra={viewed && renderDetails?.(viewed)}
      />
      <QuestionDeleteDialog
        questions={task?.kind === 'delete' ? task.questions : none}
        hidden={task?.kind === 'delete' ? task.hidden : 0}
        onDeleted={onDeleted}
        onClose={onDone}
      />
    </>
  );
}

const none: readonly Question[] = [];

/**
 * What a form was opened for last: closed by accident, it keeps what was typed until it is opened for
 * something else.
 */
function useLast<Subject>(subject: Subject | null): Subject | null {
  const [last, setLast] = useState(subject);
  if (subject === null || subject === last) return last;
  setLast(subject);
  return subject;
}
