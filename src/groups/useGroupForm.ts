import { useMemo, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Group, GroupInput } from '../api/entities';
import { useCreateGroup, useUpdateGroup } from '../api/teachingHooks';
import { groupsShape } from '../api/teachingShapes';
import { groupsWords } from '../messages/en/groups';
import { validationWords } from '../messages/en/validation';
import { formResolver } from '../provider/formResolver';
import { useCheckedForm } from '../provider/useCheckedForm';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { useEditConflict } from '../provider/useEditConflict';
import { useSave } from '../provider/useSave';
import { groupForm } from '../rules/forms';
import { toastMs } from './toastMs';

/** Values of the fields: text in both. */
export type GroupFormValues = Record<keyof GroupInput, string>;
export type GroupFormControl = UseFormReturn<GroupFormValues, unknown, GroupInput>;

const emptyGroup: GroupFormValues = { name: '', max_students: '' };

const textOf = ({ name, max_students }: GroupInput): GroupFormValues => ({
  name,
  max_students: String(max_students),
});

export interface EditedGroup {
  form: GroupFormControl;
  /**
   * Checks the form and saves it. A refusal keeps the values and shows the server's words at the
   * fields.
   */
  save: () => Promise<void>;
  /** Drops what was typed. */
  clear: () => void;
  /** Both versions, where the group was changed meanwhile. */
  notice: ReactElement | null;
}

/**
 * The form of a group (spec §5). The typed text stays until it is saved or cancelled, or another
 * group is edited.
 *
 * @param group the group to update; null for a new one
 * @param isOpen whether the form is on the screen
 */
export function useGroupForm(
  group: Group | null,
  isOpen: boolean,
  onSaved: () => void,
): EditedGroup {
  const groups = useWords(groupsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const { mutateAsync: create } = useCreateGroup();
  const { mutateAsync: update } = useUpdateGroup();
  const resolver = useMemo(
    () => formResolver(groupForm({ groups, validation })),
    [groups, validation],
  );
  const form: GroupFormControl = useCheckedForm<GroupFormValues, GroupInput>({
    resolver,
    defaultValues: emptyGroup,
    ...(group && { values: textOf(group) }),
    resetOptions: { keepDirtyValues: true },
  });
  const { send, restore, notice, isGone } = useEditConflict({
    form,
    isOpen,
    record: group,
    valuesOf: textOf,
    shape: groupsShape,
    deleted: groups.deletedMeanwhile,
    parts: [
      { label: groups.fields.name, fields: ['name'] },
      { label: groups.fields.max_students, fields: ['max_students'] },
    ],
  });

  // Every reset inherits `resetOptions` unless it overrides them.
  const resetTo = (values: GroupFormValues) => form.reset(values, { keepDirtyValues: false });
  const clear = () => resetTo(restore() ?? emptyGroup);

  const failed = group ? groups.updateFailed : groups.addFailed;
  const save = useSave(form, { isOpen, failed, autoClose: toastMs })(async (draft) => {
    const changed = isGone ? null : group;
    const saved = changed
      ? await send((revision) => update({ id: changed._id, body: draft, revision }))
      : await create(draft);
    if (saved === null) return;
    const { message } = saved;
    const done = changed ? groups.updated : groups.added;
    notify({ tone: 'positive', message: message || done, autoClose: toastMs });
    // Reopened before the list arrives, the form shows what was saved.
    resetTo(group ? textOf(draft) : emptyGroup);
    onSaved();
  });
  return { form, save, clear, notice };
}
