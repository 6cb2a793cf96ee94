import type { Group } from '../../api/entities';
import type { Role } from '../../rules/limits';
import type { OwnedGroup, PersonRecord } from '../school/records';

/** The password of everyone in the seeded school. */
export const mockPassword = 'quizwright1';

/** Ada's group, with most of the students. */
const web1: Group = { _id: 'group-web-1', name: 'Web 1', max_students: 20 };
/** Ada's second group, still empty. */
const web2: Group = { _id: 'group-web-2', name: 'Web 2', max_students: 12 };
/** Alan's group, which is full. */
const night: Group = { _id: 'group-night', name: 'Night class', max_students: 1 };

export const groupIds = { web1: web1._id, web2: web2._id, night: night._id } as const;

function person(name: string, role: Role, group: Group | null = null): PersonRecord {
  const [first_name = '', last_name = ''] = name.split(' ');
  const handle = first_name.toLowerCase();
  return {
    _id: `user-${handle}`,
    first_name,
    last_name,
    email: `${handle}@school.example`,
    role,
    status: 'active',
    group: group?._id ?? null,
    password: mockPassword,
    madeBy: null,
  };
}

/**
 * Two instructors and seven students. `as('instructor')` and `as('student')` sign in Ada and Grace.
 * George is in no group yet, and Dorothy's account is inactive.
 */
export function seedPeople(): PersonRecord[] {
  return [
    person('Ada Lovelace', 'Instructor'),
    person('Alan Turing', 'Instructor'),
    person('Grace Hopper', 'Student', web1),
    person('Katherine Johnson', 'Student', web1),
    person('Hedy Lamarr', 'Student', web1),
    person('Mary Jackson', 'Student', web1),
    { ...person('Dorothy Vaughan', 'Student', web1), status: 'inactive' },
    person('Emmy Noether', 'Student', night),
    person('George Boole', 'Student'),
  ];
}

export function seedGroups(): OwnedGroup[] {
  return [
    { owner: 'user-ada', group: { ...web1 } },
    { owner: 'user-ada', group: { ...web2 } },
    { owner: 'user-alan', group: { ...night } },
  ];
}
