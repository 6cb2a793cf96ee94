import type { Group, Student } from '../api/entities';
import type { Membership } from '../rules/membership';
import type { SelectOption } from '../ui/select/SelectOption';

/**
 * The groups that a student can be added to. Full groups are disabled, except the student's own.
 *
 * @param fullName the label of a full group
 */
export function groupChoices(
  groups: readonly Group[],
  roster: Membership<Student>,
  current: string,
  fullName: (name: string) => string,
): SelectOption[] {
  return groups.map(({ _id, name, max_students }) => {
    const isFull = _id !== current && roster.membersOf(_id).length >= max_students;
    return { value: _id, label: isFull ? fullName(name) : name, disabled: isFull };
  });
}
