interface GroupName {
  _id?: string | undefined;
  name: string;
}

interface Member {
  group?: GroupName | null | undefined;
}

export interface Membership<Student> {
  /**
   * Id of a student's group; undefined for a student without a group or in a group that is not
   * listed.
   */
  groupOf: (student: Student) => string | undefined;
  /** The students of a group, in their order. */
  membersOf: (groupId: string) => readonly Student[];
  /** The students without a group. */
  withoutGroup: readonly Student[];
  /** The students in groups that are not listed, such as those of another instructor. */
  elsewhere: readonly Student[];
}

/**
 * Finds out who is in which group from the list of students. A server may send the name of a
 * student's group without its id (spec §3); then the group is found by name.
 */
export function membership<Student extends Member>(
  groups: readonly { _id: string; name: string }[],
  students: readonly Student[],
): Membership<Student> {
  const idByName = new Map(groups.map(({ _id, name }) => [name, _id]));
  const members = new Map<string, Student[]>(groups.map(({ _id }) => [_id, []]));
  const groupOf = ({ group }: Student): string | undefined => {
    if (!group) return undefined;
    const id = group._id ?? idByName.get(group.name);
    return id !== undefined && members.has(id) ? id : undefined;
  };
  for (const student of students) members.get(groupOf(student) ?? '')?.push(student);
  return {
    groupOf,
    membersOf: (groupId) => members.get(groupId) ?? [],
    withoutGroup: students.filter(({ group }) => !group),
    elsewhere: students.filter((student) => student.group && groupOf(student) === undefined),
  };
}

/** How many students a group has: as far as they are known, or else as the server says. */
export function sizeOf(
  { _id, size }: { _id: string; size?: number | undefined },
  roster: Pick<Membership<unknown>, 'membersOf'> | undefined,
): number | undefined {
  return roster?.membersOf(_id).length ?? size;
}
