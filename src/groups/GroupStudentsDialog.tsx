import type { Group, Student } from '../api/entities';
import type { ApiError } from '../api/ApiError';
import { commonWords } from '../messages/en/common';
import { groupsWords } from '../messages/en/groups';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import type { Membership } from '../rules/membership';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { Skeleton } from '../ui/loading/Skeleton';
import { GroupStudents } from './GroupStudents';

interface GroupStudentsDialogProps {
  /** The group whose students are managed; null while it is closed. */
  group: Group | null;
  groups: readonly Group[];
  /** Who is in which group; null while that is not known. */
  roster: Membership<Student> | null;
  /** Why it could not be loaded. */
  error: ApiError | null;
  onRetry: () => void;
  isRetrying: boolean;
  onClose: () => void;
}

/** The students of one group, to add, move and remove. */
export function GroupStudentsDialog({
  group,
  groups,
  roster,
  error,
  onRetry,
  isRetrying,
  onClose,
}: GroupStudentsDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(groupsWords);
  return (
    <Dialog
      open={group !== null}
      onClose={onClose}
      title={group ? words.studentsOf(group.name) : undefined}
      description={
        group && roster
          ? words.taken(roster.membersOf(group._id).length, group.max_students)
          : undefined
      }
      closeLabel={common.dismiss}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {roster === null && error === null ? (
        <Skeleton shape="rows" lines={5} label={common.loading} />
      ) : null}
      {error === null ? null : (
        <LoadFailure
          error={error}
          fallback={words.studentsFailed}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {group && roster ? <GroupStudents group={group} groups={groups} roster={roster} /> : null}
    </Dialog>
  );
}
