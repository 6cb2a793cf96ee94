import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Group, Student } from '../../src/api/entities';

const given = ['Ada', 'Grace', 'Hedy', 'Emmy', 'Mary', 'Ida', 'Sofia', 'Alan', 'George', 'Omar'];
const family = ['Okafor', 'Nguyen', 'Silva', 'Haddad', 'Novak', 'Berg', 'Rossi', 'Tanaka', 'Khan'];

/** Groups of as many students each, all with room for more. */
export function manyGroups(
  groupCount: number,
  each: number,
): { groups: Group[]; students: Student[] } {
  const groups = Array.from({ length: groupCount }, (_, at) => ({
    _id: `many-${at}`,
    name: `${7 + Math.floor(at / 5)} ${'ABCDE'.charAt(at % 5)}`,
    max_students: 60,
  }));
  const students = Array.from({ length: groupCount * each }, (_, at) => {
    const group = groups[at % groupCount];
    return {
      _id: `student-${at}`,
      first_name: given[at % given.length] ?? '',
      last_name: `${family[at % family.length]} ${at + 1}`,
      email: `student${at + 1}@school.example`,
      status: 'active',
      ...(group && { group: { _id: group._id, name: group.name } }),
    };
  });
  return { groups, students };
}

/** A school that lists these. */
export function listing({
  groups,
  students,
}: {
  groups: Group[];
  students: Student[];
}): HttpHandler[] {
  return [
    http.get('*/api/group', () => HttpResponse.json(groups)),
    http.get('*/api/student', () => HttpResponse.json(students)),
  ];
}
