import type { Load } from '../api/useLoad';
import { Loaded } from '../provider/Loaded';
import type { Group, Student } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { useWords } from '../provider/MessagesContext';
import type { Membership } from '../rules/membership';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { Skeleton } from '../ui/loading/Skeleton';
import { GroupStudents } from './GroupStudents';

interface GroupStudentsDialogProps {
  /** The group whose students are managed; null while the dialog is closed. */
  group: Group | null;
  groups: readonly Group[];
  /** The students of each group. */
  load: Load<Membership<Student>>;
  onClose: () => void;
}

/** Adds, moves and removes the students of one group. */
export function GroupStudentsDialog({ group, groups, load, onClose }: GroupStudentsDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  return (
    <Dialog
      open={group !== null}
      onClose={onClose}
      title={group ? words.studentsOf(group.name) : undefined}
      description={
        group && load.data
          ? words.taken(load.data.membersOf(group._id).length, group.max_students)
          : undefined
      }
      closeLabel={common.dismiss}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <Loaded
        load={load}
        fallback={words.studentsFailed}
        skeleton={<Skeleton shape="rows" lines={5} label={common.loading} />}
      >
        {(roster) =>
          group ? <GroupStudents group={group} groups={groups} roster={roster} /> : null
        }
      </Loaded>
    </Dialog>
  );
}
