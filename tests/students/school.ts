import { answer, type Reply } from '../quizzes/fakeSchool';

export const groups = [
  { _id: 'g1', name: 'Web 1', max_students: 20 },
  { _id: 'g2', name: 'Web 2', max_students: 1 },
  { _id: 'g3', name: 'Evening class', max_students: 12 },
];

export function student(id: string, name: string, group?: string, status = 'active') {
  const [first_name = '', last_name = ''] = name.split(' ');
  const found = groups.find(({ _id }) => _id === group);
  return {
    _id: id,
    first_name,
    last_name,
    email: `${first_name.toLowerCase()}@school.example`,
    status,
    ...(group && { group: { _id: group, name: found?.name ?? 'Night class' } }),
  };
}

export const students = [
  student('s1', 'George Boole'),
  student('s2', 'Zofie Čapková', 'g1'),
  student('s3', 'Grace Hopper', 'g1'),
  student('s4', 'Mary Jackson', 'g1'),
  student('s5', 'Katherine Johnson', 'g1'),
  student('s6', 'Hedy Lamarr', 'g1'),
  student('s7', 'Emmy Noether', 'g2'),
  student('s8', 'Dorothy Vaughan', 'g1', 'inactive'),
  student('s9', 'Ida Rhodes', 'night'),
];

export const school: Record<string, Reply> = {
  'GET /group': answer(groups),
  'GET /student': answer(students),
};
