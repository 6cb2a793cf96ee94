import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import type { Database } from '../../server/database/database';
import { attempts, questions, quizItems, quizzes, users } from '../../server/database/schema';
import { keepEvidence, outdateEvidence } from '../../server/quizzes/keepEvidence';
import { sweep } from '../../server/quizzes/sweep';
import { enrolAnew, makeQuiz } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question } from './wire';

type Facets = components['schemas']['QuestionFacets'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  await school.database.insert(questions).values(
    [1, 2, 3, 4, 5, 6].map((nth) => ({
      ...{ id: `q${nth}`, ownerId: 'ines', title: `Question ${nth}?`, description: 'Because.' },
      ...{ options: { A: 'fox', B: 'owl', C: 'bee', D: 'elk' }, answer: 'B' as const },
      ...{ type: 'FE' as const, difficulty: 'easy' as const },
      createdAt: new Date(monday.getTime() + nth),
    })),
  );
});
afterAll(() => school.close());

const end = new Date(monday.getTime() + 31 * 60_000);
const letters = ['A', 'B', 'C', 'D'] as const;

/**
 * Forty attempts by default. The better half answers q1 and q2 right and q3 wrong, the others the other way
 * round, with every distractor chosen; nobody is wrong in q4, and nobody chooses D in q5.
 */
async function take(quizId: string, count = 40): Promise<void> {
  const students = Array.from({ length: count }, (_, nth) => `${quizId} student ${nth}`);
  await school.database.insert(users).values(
    students.map((id) => ({
      ...{ id, role: 'Student' as const, firstName: 'S', lastName: id },
      email: `${id.replaceAll(' ', '.')}@school.example`,
    })),
  );
  await school.database.insert(attempts).values(
    students.map((studentId, nth) => {
      const wrong = letters[[0, 2, 3][nth % 3]!]!;
      const isGood = nth < count / 2;
      const answers = {
        ...{ q1: isGood ? 'B' : wrong, q2: isGood || nth % 4 === 0 ? 'B' : wrong },
        ...{ q3: isGood ? wrong : 'B', q4: 'B', q5: isGood ? 'B' : nth % 2 === 0 ? 'A' : 'C' },
      } as const;
      return { quizId, studentId, joinedAt: monday, answers };
    }),
  );
}
async function close(quizId = 'quiz'): Promise<void> {
  await makeQuiz(school, { id: quizId });
  await take(quizId);
  school.now = end;
  await sweep(school.database, end);
}
const page = async (query = '') => {
  const path = `question?limit=50${query}`;
  const { body } = await school.call<{ items: Question[]; total: number }>('ines', 'GET', path);
  return body;
};
const qualities = async () =>
  Object.fromEntries((await page()).items.map(({ _id, quality }) => [_id, quality]));
const facets = async () => (await school.call<Facets>('ines', 'GET', 'question/facets')).body;
const verdicts = {
  ...{ q1: 'good', q2: 'good', q3: 'bad', q4: 'weak', q5: 'weak' },
  q6: undefined,
};

describe('the quality of a question', () => {
  test('is known once a quiz that asked it has closed, on pages and in the whole list', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await take('quiz');
    school.now = new Date(end.getTime() - 5 * 60_000);
    await sweep(school.database, school.now);
    expect((await page()).items.some(({ quality }) => quality)).toBe(false);
    school.now = end;
    await sweep(school.database, end);
    expect(await qualities()).toEqual(verdicts);
    const whole = (await school.call<Question[]>('ines', 'GET', 'question')).body;
    expect(whole).toEqual((await page()).items);
  });

  test('is known although that of another quiz cannot be kept', async () => {
    await makeQuiz(school, { id: 'broken' });
    await take('broken');
    const run = (statement: SQL) => school.database.execute(statement);
    await run(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await run(
      sql`create trigger refuse before update of evidence_at on quizzes for each row when (new.id = 'broken' and new.evidence_at is not null) execute function refuse()`,
    );
    await expect(close()).rejects.toThrow(AggregateError);
    expect(await qualities()).toEqual(verdicts);
    await run(sql`drop function refuse() cascade`);
    await sweep(school.database, end);
    expect(await qualities()).toEqual(verdicts);
  });

  test('is what the evidence of the quiz says', async () => {
    await close();
    const { body } = await school.call<components['schemas']['Evidence']>(
      'ines',
      'GET',
      'quiz/evidence/quiz',
    );
    const kept = await school.database.select().from(quizItems).orderBy(quizItems.position);
    expect(kept.map(({ figures }) => figures)).toEqual(
      body.items.map(({ choices, omitted, facility, discrimination }) => ({
        ...{ choices, omitted, facility, discrimination },
      })),
    );
  });

  test('filters pages, and is counted', async () => {
    await close();
    expect((await facets()).quality).toEqual({ good: 2, weak: 2, bad: 1 });
    const weak = await page('&quality=weak&sort=title');
    expect(weak.items.map(({ _id }) => _id)).toEqual(['q4', 'q5']);
    expect(weak.total).toBe(2);
    expect((await page('&quality=bad&used=yes')).total).toBe(1);
    expect((await page('&quality=good&used=no')).total).toBe(0);
    expect((await school.call('ines', 'GET', 'question?limit=5&quality=odd')).status).toBe(400);
  });

  test('is of nobody else', async () => {
    await close();
    const { body } = await school.call<Facets>('otto', 'GET', 'question/facets');
    expect(body).toMatchObject({ used: 0, quality: { good: 0, weak: 0, bad: 0 } });
  });

  test('goes with other words, and comes back with the old ones', async () => {
    await close();
    const [first] = (await page()).items.filter(({ _id }) => _id === 'q1');
    const { title, description, options, answer, type, difficulty } = first!;
    const draft = { title, description, options, answer, type, difficulty };
    await school.call('ines', 'PUT', 'question/q1', { ...draft, title: 'Other words?' });
    expect((await qualities())['q1']).toBeUndefined();
    await school.call('ines', 'PUT', 'question/q1', { ...draft, description: 'Other reasons.' });
    expect((await qualities())['q1']).toBe('good');
  });

  test('pools what several quizzes say', async () => {
    await close();
    await close('second');
    expect(await qualities()).toEqual(verdicts);
    await school.database.delete(attempts).where(eq(attempts.quizId, 'second'));
    await school.database.update(quizzes).set({ evidenceAt: null }).where(eq(quizzes.id, 'second'));
    await sweep(school.database, end);
    expect(await qualities()).toEqual(verdicts);
  });

  test('goes with the quiz', async () => {
    await close();
    expect((await school.call('ines', 'DELETE', 'quiz/quiz')).status).toBe(200);
    expect(Object.values(await qualities())).toEqual(Array.from({ length: 6 }));
    expect((await page()).items.some(({ used }) => used)).toBe(false);
  });

  test('follows the attempts of the quiz', async () => {
    await close();
    const [attempt] = await school.database
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, 'quiz student 0'));
    await school.database
      .update(attempts)
      .set({ lateAnswers: { q4: 'A' }, lateChosen: {}, lateAt: end })
      .where(eq(attempts.id, attempt!.id));
    const body = { participation: attempt!.id };
    const reply = await school.call('ines', 'PUT', 'quiz/late/quiz', body);
    expect(reply.status).toBe(200);
    const [due] = await school.database.select().from(quizzes);
    expect(due?.evidenceAt).toBeNull();
    await sweep(school.database, end);
    const [item] = await school.database
      .select()
      .from(quizItems)
      .where(eq(quizItems.questionId, 'q4'));
    expect(item?.figures?.choices).toMatchObject({ A: 1, B: 39 });
  });
});

describe('a quiz with more attempts than are counted at a time', () => {
  const unscored = async () =>
    (await school.database.select().from(attempts)).filter(({ score }) => score === null);

  test('is graded and counted whole', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await take('quiz', 501);
    school.now = end;
    await sweep(school.database, end);
    expect(await unscored()).toEqual([]);
    const [item] = await school.database
      .select()
      .from(quizItems)
      .where(eq(quizItems.questionId, 'q4'));
    expect(item?.figures).toMatchObject({ choices: { B: 501 }, omitted: 0 });
  });

  test('is graded whole though a late submission is undone after its slice', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await take('quiz', 2);
    school.now = end;
    const { database } = school;
    let transactions = 0;
    const undoing = Object.assign(Object.create(database) as Database, {
      transaction: async (work: Parameters<Database['transaction']>[0]) => {
        transactions += 1;
        if (transactions === 2)
          await database.update(attempts).set({ score: null, finishedAt: null });
        return database.transaction(work);
      },
    });
    await sweep(undoing, end);
    expect(await unscored()).toEqual([]);
  });
});

describe('figures', () => {
  test('stay due where the quiz changes while they are worked out', async () => {
    await close();
    const { database } = school;
    const dueAgain = () => outdateEvidence(database, 'quiz');
    const evidenceAt = async () => (await database.select().from(quizzes))[0]?.evidenceAt;
    await dueAgain();
    const changing = Object.assign(Object.create(database) as Database, {
      transaction: async (work: Parameters<Database['transaction']>[0]) => {
        await dueAgain();
        return database.transaction(work);
      },
    });
    await keepEvidence(changing, end);
    expect(await evidenceAt()).toBeNull();
    await keepEvidence(database, end);
    expect(await evidenceAt()).toEqual(end);
  });
});

describe('the use of a question', () => {
  test('is said in lists once a quiz has drawn it, before it closes', async () => {
    await makeQuiz(school, { id: 'quiz' });
    const used = (await page()).items.flatMap((one) => (one.used ? one._id : []));
    expect(used.sort()).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect((await page()).items.find(({ _id }) => _id === 'q6')).not.toHaveProperty('used');
  });
});
