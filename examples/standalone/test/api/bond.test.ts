import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { attempts, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enrolAnew, enter, makeQuiz } from './fixtures';
import { openSchool, type School } from './testSchool';
import type { Result, Student } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const rename = (who: string, _id: string) =>
  school.call(who, 'PUT', 'student', { _id, first_name: 'Eve' });
const remove = (who: string, id: string) => school.call(who, 'DELETE', `student/${id}`);
const denied = async (who: string, id: string) =>
  (await school.call<Student>(who, 'GET', `student/${id}`)).body.denied;

/** Puts somebody into a quiz of Otto's, whatever their group. */
async function takeOttosQuiz(studentId: string) {
  await makeQuiz(school, { id: 'garden', ownerId: 'otto', groupId: 'green' });
  await enter(school, 'garden', studentId, { q1: 'B' });
}

/** The names in Otto's results of the quiz, once it has closed. */
async function ottosResults() {
  school.now = new Date(school.now.getTime() + 24 * 3_600_000);
  await sweep(school.database, school.now);
  const { body } = await school.call<Result[]>('otto', 'GET', 'quiz/result');
  return body.flatMap(({ participants }) =>
    participants.map(({ participant }) => participant.first_name),
  );
}

const notBonded =
  'This student is not in any of your groups. Add the student to one of them first.';

describe('a registered student without a group', () => {
  test('cannot be changed or deleted by any instructor', async () => {
    for (const who of ['ines', 'otto']) {
      expect(await denied(who, 'niko')).toEqual(['edit', 'delete']);
      for (const act of [rename, remove]) {
        expect(await act(who, 'niko')).toMatchObject({ status: 403, body: { message: notBonded } });
      }
    }
    const { body } = await school.call<Student>('niko', 'GET', 'student/niko');
    expect(body).toMatchObject({ first_name: 'Niko', status: 'active' });
  });

  test('can be taken into a group, and be changed from then on', async () => {
    expect((await school.call('otto', 'POST', 'student/niko/green')).status).toBe(200);
    expect((await rename('otto', 'niko')).status).toBe(200);
    expect((await rename('ines', 'niko')).status).toBe(403);
  });
});

describe('a student without a group whom an instructor has added', () => {
  test('can be changed and deleted only by that instructor', async () => {
    const draft = { first_name: 'Sina', last_name: 'Neu', email: 'sina@school.example' };
    const { body } = await school.call('ines', 'POST', 'student', draft);
    const { _id } = body.data;
    expect((await rename('otto', _id)).status).toBe(403);
    expect((await remove('otto', _id)).status).toBe(403);
    expect((await rename('ines', _id)).status).toBe(200);
    expect((await remove('ines', _id)).status).toBe(200);
  });

  test('cannot once another instructor has results', async () => {
    await takeOttosQuiz('nora');
    expect(await denied('ines', 'nora')).toEqual(['edit', 'delete']);
    expect((await rename('ines', 'nora')).status).toBe(403);
    expect((await remove('ines', 'nora')).status).toBe(403);
    expect(await ottosResults()).toEqual(['Nora']);
  });

  test("can be changed by that instructor even in another's group, and by the other one too", async () => {
    await school.call('otto', 'POST', 'student/nora/green');
    expect((await rename('ines', 'nora')).status).toBe(200);
    expect((await rename('otto', 'nora')).status).toBe(200);
  });
});

describe('results of another instructor', () => {
  const others =
    'Other instructors have results for Rita Tester, so you cannot delete the account. Deactivate it instead.';

  test('prevent deleting the student, before the quiz has closed and after', async () => {
    await takeOttosQuiz('rita');
    expect(await denied('ines', 'rita')).toEqual(['delete']);
    for (let day = 0; day < 2; day += 1) {
      expect(await remove('ines', 'rita')).toMatchObject({
        status: 409,
        body: { message: others },
      });
      expect(await ottosResults()).toEqual(['Rita']);
    }
    expect((await rename('ines', 'rita')).status).toBe(200);
  });

  test('cannot be deleted by taking the student into a group first', async () => {
    await takeOttosQuiz('niko');
    expect((await school.call('ines', 'POST', 'student/niko/red')).status).toBe(200);
    expect((await remove('ines', 'niko')).status).toBe(409);
    expect(await ottosResults()).toEqual(['Niko']);
  });

  test('stay when a group is deleted, and their quiz keeps its own', async () => {
    await takeOttosQuiz('bela');
    expect((await school.call('ines', 'DELETE', 'group/blue')).status).toBe(200);
    expect((await school.call('otto', 'DELETE', 'group/green')).status).toBe(409);
    expect(await ottosResults()).toEqual(['Bela']);
  });

  test('are deleted with the quiz by its owner, and then the student can be deleted', async () => {
    await takeOttosQuiz('rita');
    school.now = new Date(school.now.getTime() + 24 * 3_600_000);
    expect((await school.call('otto', 'DELETE', 'quiz/garden')).status).toBe(200);
    expect((await remove('ines', 'rita')).status).toBe(200);
  });

  test('are protected by the database itself, whoever deletes an account', async () => {
    await takeOttosQuiz('rita');
    await expect(school.database.delete(users).where(eq(users.id, 'rita'))).rejects.toThrow();
    expect(await school.database.$count(attempts)).toBe(1);
  });

  test('are not lost to a deletion at the moment of joining', async () => {
    await makeQuiz(school, { id: 'garden', code: 'PACE2222', ownerId: 'otto', groupId: 'green' });
    await school.call('ines', 'POST', 'student/nora/red');
    await school.call('ines', 'DELETE', 'student/nora/red');
    const token = await createTokens(school.database, () => school.now).issue('nora');
    const [joined, deleted] = await Promise.all([
      school.inject({
        method: 'POST',
        url: '/api/quiz/join',
        headers: { authorization: `Bearer ${token}` },
        payload: { code: 'PACE2222' },
      }),
      remove('ines', 'nora'),
    ]);
    expect([joined.status, deleted.status]).toSatisfy(
      ([join, deletion]: number[]) =>
        (join === 200 && deletion === 403) || ((join === 404 || join === 401) && deletion === 200),
    );
    const kept = joined.status === 200 ? 1 : 0;
    expect(await school.database.$count(attempts)).toBe(kept);
  });
});

test('the creator of an account is stored, and a registered one has none', async () => {
  const makerOf = async (email: string) => {
    const [user] = await school.database.select().from(users).where(eq(users.email, email));
    return user?.madeBy;
  };
  const person = { first_name: 'Sina', last_name: 'Neu' };
  const [invited, registered] = ['invited@school.example', 'registered@school.example'] as const;
  await school.call('otto', 'POST', 'student', { ...person, email: invited });
  const registration = { ...person, role: 'Student', password: 'quizwright1', email: registered };
  await school.call(null, 'POST', 'auth/register', registration);
  expect(await makerOf(invited)).toBe('otto');
  expect(await makerOf(registered)).toBeNull();
});
