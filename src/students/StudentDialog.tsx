import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Group, Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { validationWords } from '../messages/en/validation';
import { useWords } from '../provider/MessagesContext';
import type { Membership } from '../rules/membership';
import { fullName } from '../rules/people';
import { Banner } from '../ui/state/Banner';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { DialogForm } from '../ui/dialog/DialogForm';
import { FormButtons } from '../ui/button/FormButtons';
import { focusedElement, focusedNear } from '../ui/focus/focusedNear';
import { groupChoices } from './groupChoices';
import { PendingEmail } from './PendingEmail';
import { PendingInvitation } from './PendingInvitation';
import { StudentConfirm, type Asked } from './StudentConfirm';
import { StudentFacts } from './StudentFacts';
import { StudentFields } from './StudentFields';
import { studentLimits } from './studentLimits';
import { useStudentAccount } from './useStudentAccount';
import { useStudentChange } from './useStudentChange';

interface StudentDialogProps {
  student: Student;
  open: boolean;
  onClose: () => void;
  groups: readonly Group[];
  /** The student's group among them. */
  groupId: string | undefined;
  roster: Membership<Student> | undefined;
  readOnly: boolean;
  /** Called when the shown student turns out to be out of date. */
  onStale: () => void;
}

/**
 * The facts about a student and, in the same dialog, the form to update them. Escape and a click
 * outside keep the typed text; Cancel discards it.
 */
export function StudentDialog({
  student,
  open,
  onClose,
  groups,
  groupId,
  roster,
  readOnly,
  onStale,
}: StudentDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(studentsWords);
  const validation = useWords(validationWords);
  const formId = useId();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // Not the delete button, which comes first in the row.
  const mainButton = useRef<HTMLButtonElement>(null);
  const askedBy = useRef<Element | null>(null);
  // Recalculated when a confirmation closes: the focus returns to the button that opened it.
  const focusOnEntry = useMemo(
    () => ({
      get current() {
        const { current: asker } = askedBy;
        return asker instanceof HTMLElement && asker.isConnected ? asker : mainButton.current;
      },
    }),
    [],
  );
  const account = useStudentAccount(student, open, onStale);
  const change = useStudentChange(student, groupId, open, () => setEditing(false));
  const { canEdit, canDelete, canTake, isForeign } = studentLimits(student, groupId);
  const { isSubmitting, isDirty, errors } = change.form.formState;
  const { getValues, setError, setFocus } = change.form;

  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing) return;
    wasEditing.current = editing;
    // The button that was pressed has disappeared with the previous view.
    if (open && editing) setFocus(canTake ? 'group' : 'first_name');
    else if (open) mainButton.current?.focus();
  }, [open, editing, canTake, setFocus]);

  const { invited, email_pending: pendingEmail } = student;
  useEffect(() => {
    // The buttons of the invitation and of the pending email have disappeared with them.
    if (open && focusedNear(mainButton.current) === document.body) mainButton.current?.focus();
  }, [open, invited, pendingEmail]);

  const couldTake = useRef(canTake);
  useEffect(() => {
    // The focused button has been replaced by others, and the first of these deletes.
    if (open && !editing && couldTake.current && !canTake) mainButton.current?.focus();
    couldTake.current = canTake;
  }, [open, editing, canTake]);

  const isActive = student.status === 'active';

  const close = () => {
    if (!isDirty) setEditing(false);
    account.forget();
    onClose();
  };
  const edit = () => {
    account.forget();
    change.begin();
    setEditing(true);
  };
  const cancel = () => {
    change.form.reset();
    setEditing(false);
  };
  const save = () => {
    // Adding the student needs a group.
    if (canTake && getValues('group') === '') {
      setError('group', { message: validation.required(words.group) }, { shouldFocus: true });
    } else void change.save();
  };
  const ask = (what: Asked | null) => {
    account.forget();
    if (what !== null) askedBy.current = focusedElement(mainButton.current);
    setAsked(what);
  };
  const confirm = async (what: Asked) => {
    const isDone = await (what === 'delete' ? account.remove() : account.setStatus('inactive'));
    if (!isDone) return;
    setAsked(null);
    if (what === 'delete') onClose();
  };

  const limit = canTake
    ? words.notYours
    : !canEdit
      ? words.ofAnother
      : canDelete
        ? null
        : words.resultsOfOthers;

  const buttons = editing ? (
    <FormButtons
      form={formId}
      busy={isSubmitting}
      submitLabel={canTake ? words.addToGroup : words.update}
      busyLabel={canTake ? words.addingToGroup : words.updating}
      backLabel={common.cancel}
      onBack={cancel}
    />
  ) : canTake && !readOnly && groups.length > 0 ? (
    <Button ref={mainButton} variant="primary" onClick={edit}>
      {words.addToGroup}
    </Button>
  ) : readOnly || !canEdit ? (
    <Button ref={mainButton} onClick={close}>
      {common.close}
    </Button>
  ) : (
    <>
      {canDelete ? <Button onClick={() => ask('delete')}>{words.delete}</Button> : null}
      {isActive ? (
        <Button onClick={() => ask('deactivate')}>{words.deactivate}</Button>
      ) : (
        <Button
          busy={account.isPending && asked === null}
          onClick={() => void account.setStatus('active')}
        >
          {words.activate}
        </Button>
      )}
      <Button ref={mainButton} variant="primary" onClick={edit}>
        {words.edit}
      </Button>
    </>
  );

  return (
    <Dialog
      className="qw-student-dialog"
      size="small"
      open={open}
      onClose={close}
      initialFocus={focusOnEntry}
      title={editing ? (canTake ? words.addToGroup : words.updateTitle) : words.details}
      description={editing && canTake ? fullName(student) : undefined}
      closeLabel={common.dismiss}
      footer={buttons}
    >
      {editing ? (
        <DialogForm id={formId} busy={isSubmitting} failure={errors.root?.message} onSubmit={save}>
          {change.notice}
          <StudentFields
            form={change.form}
            groups={groupChoices(groups, roster, groupId ?? '', words.fullGroup)}
            emailHint={student.denied === undefined ? undefined : words.emailHint}
            withStatus
            only={canTake ? 'group' : isForeign ? 'account' : undefined}
          />
        </DialogForm>
      ) : (
        <div className="qw-student-details">
          <StudentFacts student={student} />
          {invited && isActive ? (
            <PendingInvitation
              canSend={canEdit && !readOnly}
              busy={account.isPending && asked === null}
              sent={account.invitationSent}
              onSend={() => void account.sendInvitation()}
            />
          ) : null}
          {pendingEmail === undefined ? null : (
            <PendingEmail
              email={pendingEmail}
              sent={account.isEmailSent}
              canChange={canEdit && !readOnly}
              busy={account.isPending}
              onSendAgain={() => void account.sendEmailAgain(pendingEmail)}
              onKeep={() => void account.keepEmail()}
            />
          )}
          {asked === null && account.failure !== null ? (
            <Banner tone="critical" role="alert">
              {account.failure}
            </Banner>
          ) : null}
          {limit === null || readOnly ? null : <Banner>{limit}</Banner>}
        </div>
      )}
      <StudentConfirm
        asked={asked}
        name={fullName(student)}
        busy={account.isPending}
        failure={account.failure}
        onCancel={() => ask(null)}
        onConfirm={(what) => void confirm(what)}
      />
    </Dialog>
  );
}
