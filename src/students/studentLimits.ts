import type { Student } from '../api/entities';

/** What the signed-in instructor may do with a student. */
export interface StudentLimits {
  canEdit: boolean;
  canDelete: boolean;
  /** The student has no instructor, and can be added to one of the instructor's groups. */
  canTake: boolean;
  /** The student is in another instructor's group. */
  isForeign: boolean;
}

/**
 * Derives from a student what the server would refuse. A server that does not send `denied` is
 * assumed to follow the specification: only the owner of a group changes its students.
 *
 * @param groupId the student's group among the instructor's own
 */
export function studentLimits(student: Student, groupId: string | undefined): StudentLimits {
  const isForeign = Boolean(student.group) && groupId === undefined;
  const denied = student.denied ?? (isForeign ? ['edit', 'delete'] : []);
  const canEdit = !denied.includes('edit');
  return {
    canEdit,
    canDelete: !denied.includes('delete'),
    canTake: !canEdit && !student.group,
    isForeign,
  };
}
