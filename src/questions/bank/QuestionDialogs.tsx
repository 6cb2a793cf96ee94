import { useState, type ReactNode } from 'react';
import type { Question } from '../../api/entities';
import { QuestionDeleteDialog } from './QuestionDeleteDialog';
import { QuestionFormDialog } from '../form/QuestionFormDialog';
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
  /** Called with what is done, by a slow answer perhaps after something else was begun. */
  onDone: (done: BankTask) => void;
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
  const edited = useLast(task?.kind === 'edit' ? task : null);
  const copied = useLast(task?.kind === 'duplicate' ? task : null);
  const close = () => task && onDone(task);
  return (
    <>
      {added ? (
        <QuestionFormDialog
          open={task?.kind === 'add'}
          onSaved={onSaved}
          onClose={() => onDone(added)}
        />
      ) : null}
      {edited ? (
        <QuestionFormDialog
          key={`edit ${edited.question._id}`}
          open={task?.kind === 'edit'}
          source={edited.question}
          isUpdate
          onSaved={onSaved}
          onClose={() => onDone(edited)}
        />
      ) : null}
      {copied ? (
        <QuestionFormDialog
          key={`duplicate ${copied.question._id}`}
          open={task?.kind === 'duplicate'}
          source={copied.question}
          onSaved={onSaved}
          onClose={() => onDone(copied)}
        />
      ) : null}
      <QuestionViewDialog
        question={viewed}
        onClose={close}
        extra={viewed && renderDetails?.(viewed)}
      />
      <QuestionDeleteDialog
        questions={task?.kind === 'delete' ? task.questions : none}
        hidden={task?.kind === 'delete' ? task.hidden : 0}
        onDeleted={onDeleted}
        onClose={close}
      />
    </>
  );
}

const none: readonly Question[] = [];

/** Whether both are done in the same dialog: a form that was closed by accident may be open again. */
export function isSameDialog(one: BankTask, other: BankTask): boolean {
  if ('question' in one && 'question' in other) {
    return one.kind === other.kind && one.question._id === other.question._id;
  }
  return one === other || (one.kind === 'add' && other.kind === 'add');
}

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
