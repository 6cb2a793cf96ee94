import type { Group, Profile } from '../api/entities';
import { byName } from '../rules/byName';
import type { Person } from './records';
import type { SchoolData } from './schoolData';

/** An address as it is kept and compared: without surrounding blanks, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function findByEmail({ people }: SchoolData, typed: string): Person | undefined {
  const email = normalizeEmail(typed);
  return people.find((person) => person.email === email);
}

/** The students of a group, by name. */
export function membersOf({ people }: SchoolData, groupId: string): Person[] {
  return people.filter(({ group }) => group === groupId).sort(byName);
}

/** Whether a group takes another student. */
export function hasRoom(data: SchoolData, { _id, max_students }: Group): boolean {
  return membersOf(data, _id).length < max_students;
}

/** An account as the wire spells it, with the name of its group. */
export function profileOf({ groups }: SchoolData, person: Person): Profile {
  const { _id, first_name, last_name, email, role, status } = person;
  const group = groups.find((owned) => owned.group._id === person.group)?.group;
  return {
    _id,
    first_name,
    last_name,
    email,
    role,
    status,
    ...(group && { group: { _id: group._id, name: group.name } }),
  };
}
