import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groups, users } from '../../server/database/schema';
import { enrolAnew, makeQuiz } from './fixtures';
import { openSchool, type School } from './testSchool';
import type { Group, SavedBody, Student } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = { name: 'Web 1', max_students: 20 };
const notYours = { message: 'This group does not exist or is not yours.' };

async function groupNames(who: string) {
  const { body } = await school.call<Group[]>(who, 'GET', 'group');
  return body.map(({ name }) => name);
}

describe('adding a group', () => {
  test('returns it, and lists it only for its instructor', async () => {
    const { status, body } = await school.call<SavedBody<Group>>('ines', 'POST', 'group', draft);
    expect(status).toBe(201);
    const { _id, message, ...group } = body.data;
    expect(group).toEqual(draft);
    expect(message).toBe('Group added successfully');
    expect(await groupNames('ines')).toEqual(['Group blue', 'Group red', 'Web 1']);
    expect(await groupNames('otto')).toEqual(['Group green']);
    const read = await school.call<Group>('ines', 'GET', `group/${_id}`);
    expect(read.body).toEqual({ _id, ...draft, students: [] });
  });

  test('trims the name, and accepts any script', async () => {
    const name = `🦉 ${'ß'.repeat(90)} O'Neil; drop table`.slice(0, 96);
    const added = await school.call<SavedBody<Group>>('ines', 'POST', 'group', {
      ...draft,
      name: `\n ${name}\t `,
    });
    expect(added.body.data.name).toBe(name);
    expect(await groupNames('ines')).toContain(name);
  });

  test("lists names in people's sort order", async () => {
    for (const name of ['zebra', 'Émile', 'apple', 'Zoo']) {
      await school.call('otto', 'POST', 'group', { ...draft, name });
    }
    expect(await groupNames('otto')).toEqual(['apple', 'Émile', 'Group green', 'zebra', 'Zoo']);
  });

  test.each([
    ['name', 'Group name is required', { name: undefined }],
    ['name', 'Group name is required', { name: '   ' }],
    ['name', 'Group name must be at least 3 characters', { name: 'ab' }],
    ['name', 'Group name must be at least 3 characters', { name: '  ab  ' }],
    ['name', 'Group name must have at most 100 characters.', { name: 'x'.repeat(101) }],
    ['max_students', 'Max students must be greater than 0', { max_students: 0 }],
    ['max_students', 'Max students cannot exceed 100', { max_students: 101 }],
    ['max_students', 'Max students must be a whole number.', { max_students: 1.5 }],
    ['max_students', 'Max students must be a whole number.', { max_students: '20' }],
    ['owner', 'owner is not a field of this request. Leave it out.', { owner: 'otto' }],
  ])('is refused with a bad %s: %s', async (field, message, changes) => {
    for (const [method, path] of [
      ['POST', 'group'],
      ['PUT', 'group/red'],
    ] as const) {
      const reply = await school.call('ines', method, path, { ...draft, ...changes });
      expect(reply.status).toBe(400);
      expect(reply.body.errors).toEqual([{ field, message }]);
    }
    expect(await groupNames('ines')).toEqual(['Group blue', 'Group red']);
  });

  test('is not for students', async () => {
    const { status, body } = await school.call('rita', 'POST', 'group', draft);
    expect(status).toBe(403);
    expect(body.message).toBe('Only instructors can do this. Sign in as an instructor.');
  });
});

describe('reading a group', () => {
  test('shows its instructor every student, by last name, with their status', async () => {
    await school.database.update(users).set({ lastName: 'Äbel' }).where(eq(users.id, 'ruth'));
    await school.database.update(users).set({ status: 'inactive' }).where(eq(users.id, 'ruth'));
    const { body } = await school.call<Group>('ines', 'GET', 'group/red');
    expect(body.students).toEqual([
      {
        _id: 'ruth',
        first_name: 'Ruth',
        last_name: 'Äbel',
        email: 'ruth@school.example',
        status: 'inactive',
      },
      {
        _id: 'rita',
        first_name: 'Rita',
        last_name: 'Tester',
        email: 'rita@school.example',
        status: 'active',
      },
    ]);
  });

  test.each([
    ['another instructor', 'otto', 'red'],
    ['a student of another group', 'bela', 'red'],
    ['a student without one', 'nora', 'red'],
    ['a group that never was', 'ines', 'grey'],
  ])('is a 404 for %s', async (_who, who, id) => {
    expect(await school.call(who, 'GET', `group/${id}`)).toMatchObject({
      status: 404,
      body: notYours,
    });
  });
});

describe('changing a group', () => {
  test('renames it and changes its size', async () => {
    const { status, body } = await school.call('ines', 'PUT', 'group/red', {
      name: ' Crimson ',
      max_students: 2,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      _id: 'red',
      name: 'Crimson',
      max_students: 2,
      revision: expect.any(String) as string,
      message: 'Group updated successfully',
    });
    const { body: read } = await school.call<Group>('ines', 'GET', 'group/red');
    expect(read).toMatchObject({ name: 'Crimson', max_students: 2 });
    const { body: rita } = await school.call<Student>('ines', 'GET', 'student/rita');
    expect(rita.group).toEqual({ _id: 'red', name: 'Crimson' });
  });

  test('never makes it smaller than the number of its students', async () => {
    const smaller = { ...draft, max_students: 1 };
    const message = 'This group has 2 students. Max students cannot be lower.';
    const reply = await school.call('ines', 'PUT', 'group/red', smaller);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ message, errors: [{ field: 'max_students', message }] });
    expect(await groupNames('ines')).toEqual(['Group blue', 'Group red']);
    expect((await school.call('ines', 'PUT', 'group/blue', smaller)).status).toBe(200);
  });

  test("is a 404 for another instructor's, or an unknown one", async () => {
    for (const id of ['green', 'grey']) {
      expect(await school.call('ines', 'PUT', `group/${id}`, draft)).toMatchObject({
        status: 404,
        body: notYours,
      });
    }
    expect(await groupNames('otto')).toEqual(['Group green']);
  });

  test('never leaves more students than places, even when it is filled at the same time', async () => {
    await school.database.update(groups).set({ maxStudents: 3 }).where(eq(groups.id, 'red'));
    const replies = await Promise.all([
      school.call('ines', 'POST', 'student/nora/red'),
      school.call('ines', 'PUT', 'group/red', { ...draft, max_students: 2 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await school.call<Group>('ines', 'GET', 'group/red');
    expect(body.students.length).toBeLessThanOrEqual(body.max_students ?? 0);
  });
});

describe('deleting a group', () => {
  test('leaves its students without a group', async () => {
    const { status, body } = await school.call('ines', 'DELETE', 'group/red');
    expect(status).toBe(200);
    expect(body).toEqual({ data: { message: 'Group deleted successfully' } });
    expect(await groupNames('ines')).toEqual(['Group blue']);
    expect(await school.call('ines', 'GET', 'group/red')).toMatchObject({ status: 404 });
    const { body: students } = await school.call<Student[]>('otto', 'GET', 'student/without-group');
    expect(students.map(({ _id }) => _id)).toEqual(['niko', 'nora', 'rita', 'ruth']);
  });

  test.each([
    [1, 'This group has 1 quiz. Delete it before you delete the group.'],
    [2, 'This group has 2 quizzes. Delete them before you delete the group.'],
  ])('waits for its %i quizzes to be deleted', async (count, message) => {
    for (let made = 0; made < count; made += 1) await makeQuiz(school);
    expect(await school.call('ines', 'DELETE', 'group/red')).toMatchObject({
      status: 409,
      body: { message },
    });
    const { body } = await school.call<Group>('ines', 'GET', 'group/red');
    expect(body.students).toHaveLength(2);
  });

  test("is a 404 for another instructor's, or an unknown one", async () => {
    for (const id of ['green', 'grey']) {
      expect(await school.call('ines', 'DELETE', `group/${id}`)).toMatchObject({
        status: 404,
        body: notYours,
      });
    }
    expect(await groupNames('otto')).toEqual(['Group green']);
  });

  test('is not for students', async () => {
    expect((await school.call('rita', 'DELETE', 'group/red')).status).toBe(403);
    expect((await school.call('rita', 'PUT', 'group/red', draft)).status).toBe(403);
  });
});
