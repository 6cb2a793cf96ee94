import { describe, expect, it } from 'vitest';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { listenTo, sentenceOf } from './school';

const { as, ask } = listenTo();
const ada = () => as('instructor');

describe('groups', () => {
  it('are listed once created, only for their instructor', async () => {
    const body = { name: ' Physics ', max_students: 3 };
    const created = await ask('instructor', 'createGroup', { body });
    const group = { _id: 'group-new-1', name: 'Physics', max_students: 3 };
    expect(created.body).toEqual({ data: { ...group, message: replies.groups.added } });
    expect((await ada().groups())[0]).toMatchObject({ ...group, size: 0 });
    expect(await as('alan@school.example').groups()).toHaveLength(1);
  });

  it('are renamed for their students too', async () => {
    const body = { name: 'Web one', max_students: 5 };
    await ask('instructor', 'updateGroup', { id: 'group-web-1', body });
    await expect(ada().group('group-web-1')).resolves.toMatchObject(body);
    const me = await ask('student', 'me');
    expect(me.body).toHaveProperty('group', { _id: 'group-web-1', name: 'Web one' });
  });

  it('cannot be smaller than the number of their students', async () => {
    const body = { name: 'Web 1', max_students: 4 };
    const refused = await ask('instructor', 'updateGroup', { id: 'group-web-1', body });
    expect(sentenceOf(refused, 409)).toBe(
      'This group has 5 students. Max students cannot be lower.',
    );
    expect(refused.body).toHaveProperty('errors.0.field', 'max_students');
  });

  it('leave their students without a group when they are deleted', async () => {
    await ask('instructor', 'moveStudentToGroup', { id: 'user-grace', groupId: 'group-web-2' });
    const deleted = await ask('instructor', 'deleteGroup', { id: 'group-web-2' });
    expect(deleted.body).toEqual({ data: { message: replies.groups.deleted } });
    expect((await ada().groups()).map(({ name }) => name)).toEqual(['Web 1']);
    await expect(ask('student', 'me')).resolves.not.toHaveProperty('body.group');
  });

  it('are kept while quizzes are set up for them', async () => {
    const refused = await ask('instructor', 'deleteGroup', { id: 'group-web-1' });
    expect(sentenceOf(refused, 409)).toBe(replies.groups.hasQuizzes(3).message);
    for (const { id } of [mockQuizzes.upcoming, mockQuizzes.closed]) {
      await ask('instructor', 'deleteQuiz', { id });
    }
    const again = await ask('instructor', 'deleteGroup', { id: 'group-web-1' });
    expect(sentenceOf(again, 409)).toBe(replies.groups.hasQuizzes(1).message);
  });

  it.each([
    ['updateGroup', { body: { name: 'Mine now', max_students: 9 } }],
    ['deleteGroup', {}],
    ['addStudentToGroup', {}],
    ['moveStudentToGroup', {}],
    ['removeStudentFromGroup', {}],
  ] as const)("of another instructor do not exist for '%s'", async (operation, sent) => {
    const isGroup = operation === 'updateGroup' || operation === 'deleteGroup';
    const ids = isGroup ? { id: 'group-night' } : { id: 'user-george', groupId: 'group-night' };
    const refused = await ask('instructor', operation, { ...sent, ...ids });
    expect(sentenceOf(refused, 404)).toBe(replies.groups.notYours.message);
  });

  it.each([
    [{ name: ' ', max_students: 5 }, 'Group name is required'],
    [{ name: 'ab', max_students: 5 }, 'Group name must be at least 3 characters'],
    [{ name: 'abc', max_students: 0 }, 'Max students must be greater than 0'],
    [{ name: 'abc', max_students: 101 }, 'Max students cannot exceed 100'],
  ])('refuse %j', async (body, sentence) => {
    const refused = await ask('instructor', 'createGroup', { body });
    expect(sentenceOf(refused, 400)).toBe(sentence);
  });
});
