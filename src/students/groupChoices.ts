import type { Group, Student } from '../api/entities';
import { sizeOf, type Membership } from '../rules/membership';
import type { SelectOption } from '../ui/select/SelectOption';

/**
 * The groups that a student can be added to. Full groups are disabled, except the student's own.
 *
 * @param roster undefined if the server does not send every student at once
 * @param fullName the label of a full group
 */
export function groupChoices(
  groups: readonly Group[],
  roster: Membership<Student> | undefined,
  current: string,
  fullName: (name: string) => string,
): SelectOption[] {
  return groups.map((group) => {
    const { _id, name, max_students: most } = group;
    // Where nobody says how many there are, the server refuses one too many.
    const isFull = _id !== current && (sizeOf(group, roster) ?? 0) >= most;
    return { value: _id, label: isFull ? fullName(name) : name, disabled: isFull };
  });
}
