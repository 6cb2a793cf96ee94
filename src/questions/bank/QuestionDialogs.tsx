import { useState, type ReactNode } from 'react';
import type { Question } from '../../api/entities';
import type { BankParts } from './useBankParts';

/** The actions of a row's buttons. */
export type RowAction = 'view' | 'edit' | 'duplicate' | 'delete';

/** The task of the open dialog. */
export type BankTask =
  | { kind: 'add' }
  | { kind: 'view' | 'edit' | 'duplicate'; question: Question }
  | { kind: 'editAll' | 'delete'; questions: readonly Question[]; hidden: number };

interface QuestionDialogsProps {
  task: BankTask | null;
  /** What loads after the first rows; null until then. */
  parts: BankParts | null;
  /** Called with the finished task; a slow reply may come after another task has begun. */
  onDone: (done: BankTask) => void;
  /** Called with an added or updated question, if the server sends its id. */
  onSaved: (question: Question | undefined) => void;
  onDeleted: (ids: ReadonlySet<string>) => void;
  renderDetails?: ((question: Question) => ReactNode) | undefined;
}

/** The dialogs of the bank. At most one is open. Each is rendered from its first use on. */
export function QuestionDialogs({
  task,
  parts,
  onDone,
  onSaved,
  onDeleted,
  renderDetails,
}: QuestionDialogsProps) {
  const viewed = task?.kind === 'view' ? task.question : null;
  const deleting = task?.kind === 'delete' ? task : null;
  const editing = task?.kind === 'editAll' ? task : null;
  const lastViewed = useLast(viewed);
  const lastDeleting = useLast(deleting);
  const lastEditing = useLast(editing);
  const added = useLast(task?.kind === 'add' ? task : null);
  const edited = useLast(task?.kind === 'edit' ? task : null);
  const copied = useLast(task?.kind === 'duplicate' ? task : null);
  const close = () => task && onDone(task);
  return (
    <>
      {added && parts ? (
        <parts.QuestionFormDialog
          open={task?.kind === 'add'}
          onSaved={onSaved}
          onClose={() => onDone(added)}
        />
      ) : null}
      {edited && parts ? (
        <parts.QuestionFormDialog
          key={`edit ${edited.question._id}`}
          open={task?.kind === 'edit'}
          source={edited.question}
          isUpdate
          onSaved={onSaved}
          onClose={() => onDone(edited)}
        />
      ) : null}
      {copied && parts ? (
        <parts.QuestionFormDialog
          key={`duplicate ${copied.question._id}`}
          open={task?.kind === 'duplicate'}
          source={copied.question}
          onSaved={onSaved}
          onClose={() => onDone(copied)}
        />
      ) : null}
      {lastViewed && parts ? (
        <parts.QuestionViewDialog
          question={viewed}
          onClose={close}
          extra={viewed && renderDetails?.(viewed)}
        />
      ) : null}
      {lastEditing && parts ? (
        <parts.QuestionsEditDialog
          open={editing !== null}
          questions={lastEditing.questions}
          hidden={lastEditing.hidden}
          onClose={() => onDone(lastEditing)}
        />
      ) : null}
      {lastDeleting && parts ? (
        <parts.QuestionDeleteDialog
          questions={deleting?.questions ?? none}
          hidden={deleting?.hidden ?? 0}
          onDeleted={onDeleted}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const none: readonly Question[] = [];

/** Whether two tasks share a dialog: a form that was closed by accident may be open again. */
export function isSameDialog(one: BankTask, other: BankTask): boolean {
  if ('question' in one && 'question' in other) {
    return one.kind === other.kind && one.question._id === other.question._id;
  }
  return one === other || (one.kind === 'add' && other.kind === 'add');
}

/**
 * The last subject of a dialog. A form that was closed by accident keeps its text until it is opened
 * for another subject.
 */
function useLast<Subject>(subject: Subject | null): Subject | null {
  const [last, setLast] = useState(subject);
  if (subject === null || subject === last) return last;
  setLast(subject);
  return subject;
}
