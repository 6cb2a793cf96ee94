import type { Group, Profile, Student } from '../../api/entities';
import { deniedBy, type Ties } from '../../rules/bond';
import { byName } from '../../rules/byName';
import { readEmailAddress } from '../../rules/emailAddress';
import type { PersonRecord } from './records';
import { revisionOf } from './refusal';
import type { SchoolData } from './schoolData';

/** An email in the form that is kept and compared: as it is meant, in lower case. */
export function normalizeEmail(typed: string): string {
  return readEmailAddress(typed).toLowerCase();
}

export function findByEmail({ people }: SchoolData, typed: string): PersonRecord | undefined {
  const email = normalizeEmail(typed);
  return people.find((person) => person.email === email);
}

/** The students of a group, by name. */
export function membersOf({ people }: SchoolData, groupId: string): PersonRecord[] {
  return people.filter(({ group }) => group === groupId).sort(byName);
}

/** Whether a group has room for another student. */
export function hasRoom(data: SchoolData, { _id, max_students }: Group): boolean {
  return membersOf(data, _id).length < max_students;
}

/** A student as the wire spells one, with the actions denied to the caller. */
export function studentOf(
  data: SchoolData,
  student: PersonRecord,
  { caller, now }: { caller: PersonRecord; now: Date },
): Student {
  const pending = data.emailChanges.get(student._id);
  const { first_name, last_name, email, status } = student;
  return {
    ...profileOf(data, student),
    revision: revisionOf(first_name, last_name, email, status),
    ...(pending && pending.expiresAt > now && { email_pending: pending.email }),
    ...(student.password === null && { invited: true }),
    ...(caller.role === 'Instructor' && { denied: deniedBy(tiesOf(data, caller, student)) }),
  };
}

/** What ties an instructor to a student. */
export function tiesOf(
  { groups, quizzes, attempts }: SchoolData,
  instructor: PersonRecord,
  student: PersonRecord,
): Ties {
  const isOwn = ({ owner }: { owner: string }): boolean => owner === instructor._id;
  const others = new Set(quizzes.filter((owned) => !isOwn(owned)).map(({ quiz }) => quiz._id));
  return {
    inOwnGroup: groups.some((owned) => isOwn(owned) && owned.group._id === student.group),
    madeAccount: student.madeBy === instructor._id,
    othersHaveResults: attempts.some(
      (attempt) => attempt.student === student._id && others.has(attempt.quiz),
    ),
  };
}

/** An account as the wire spells it, with the name of its group. */
export function profileOf({ groups }: SchoolData, person: PersonRecord): Profile {
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
