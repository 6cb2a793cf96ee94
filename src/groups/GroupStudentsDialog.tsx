import type { Group, Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import { sizeOf, type Membership } from '../rules/membership';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { GroupStudents } from './GroupStudents';

interface GroupStudentsDialogProps {
  /** The group whose students are managed; null while the dialog is closed. */
  group: Group | null;
  groups: readonly Group[];
  /** The students of each group; undefined if the server does not send every student at once. */
  roster: Membership<Student> | undefined;
  onClose: () => void;
}

/** Adds, moves and removes the students of one group. */
export function GroupStudentsDialog({ group, groups, roster, onClose }: GroupStudentsDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  const taken = group === null ? undefined : sizeOf(group, roster);
  return (
    <Dialog
      open={group !== null}
      onClose={onClose}
      title={group ? words.studentsOf(group.name) : undefined}
      description={
        group && taken !== undefined ? words.taken(taken, group.max_students) : undefined
      }
      closeLabel={common.dismiss}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {group ? <GroupStudents group={group} groups={groups} /> : null}
    </Dialog>
  );
}
