import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEarlierVersion } from '../database/earlierVersion';
import { serveSchool, type School } from './testSchool';
import type { Student } from './wire';

/** Written before accounts stored their creator. */
const written = [
  `insert into users (id, role, first_name, last_name, email, password_hash) values
    ('ines', 'Instructor', 'Ines', 'Tester', 'ines@school.example', 'hash'),
    ('otto', 'Instructor', 'Otto', 'Tester', 'otto@school.example', 'hash')`,
  `insert into groups (id, owner_id, name, max_students) values ('red', 'ines', 'Red', 30)`,
  `insert into users (id, role, first_name, last_name, email, password_hash, group_id) values
    ('unused', 'Student', 'Una', 'Tester', 'una@school.example', null, 'red'),
    ('used', 'Student', 'Uli', 'Tester', 'uli@school.example', 'hash', 'red'),
    ('free', 'Student', 'Fred', 'Tester', 'fred@school.example', null, null)`,
];

let school: School;
beforeAll(async () => {
  school = await serveSchool(await openEarlierVersion(4, written));
});
afterAll(() => school.close());

const change = (_id: string, email: string) =>
  school.call('ines', 'PUT', 'student', { _id, email });

test('the instructor with an unused account in a group corrects its email', async () => {
  expect((await change('unused', 'una.right@school.example')).status).toBe(200);
  const { body } = await school.call<Student>('ines', 'GET', 'student/unused');
  expect(body.email).toBe('una.right@school.example');
});

test('an account in use has no creator, and its owner confirms', async () => {
  expect((await change('used', 'uli.right@school.example')).status).toBe(200);
  const { body } = await school.call<Student>('ines', 'GET', 'student/used');
  expect(body).toMatchObject({ email: 'uli@school.example', denied: [] });
});

test('an account without a group is nobody’s until it is taken into one', async () => {
  expect((await change('free', 'fred.right@school.example')).status).toBe(403);
  expect((await school.call('ines', 'POST', 'student/free/red')).status).toBe(200);
  expect((await school.call('ines', 'DELETE', 'student/free')).status).toBe(200);
});
