import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { attempts, groups, quizzes, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enrolAnew, enter, makeQuiz, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import { pageOf, walkPages, type Asked, type Page } from './walkPages';
import type { Failure, Result } from './wire';

type Summary = components['schemas']['ResultSummary'];
type Whole = components['schemas']['ParticipantPage'];
type Participation = components['schemas']['Participation'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const walk = (asked: Asked = {}, who = 'ines') =>
  walkPages<Summary>(school, who, 'quiz/result', asked);
const page = (asked: Asked = {}, who = 'ines') =>
  pageOf<Page<Summary>>(school, who, 'quiz/result', { limit: 50, ...asked });
const idsOf = (some: readonly { _id: string }[]) => some.map(({ _id }) => _id);
const read = (id: string, asked: Asked = {}, who = 'ines') =>
  pageOf<Whole>(school, who, `quiz/result/${id}`, asked);

describe('a page of results', () => {
  beforeEach(async () => {
    school.now = minutes(600);
    await makeQuiz(school, { id: 'old', title: 'Été', opensAt: minutes(-300), groupId: 'blue' });
    await makeQuiz(school, { id: 'mid', title: 'algebra', opensAt: minutes(-200) });
    await makeQuiz(school, { id: 'new', title: 'Zoo', opensAt: minutes(-100) });
    await makeQuiz(school, { id: 'open', title: 'Open', opensAt: minutes(595) });
    await makeQuiz(school, { id: 'idle', title: 'Idle', opensAt: minutes(596) });
    await makeQuiz(school, { id: 'soon', title: 'Soon', opensAt: minutes(700) });
    const others = { ownerId: 'otto', groupId: 'green', opensAt: minutes(-100) };
    await makeQuiz(school, { id: 'others', ...others });
    for (const id of ['mid', 'new', 'open', 'idle']) await enter(school, id, 'rita');
    for (const id of ['mid', 'open']) await enter(school, id, 'ruth');
    await enter(school, 'others', 'gina');
    await school.call('rita', 'POST', 'quiz/submit/open', submissionOf('B'));
  });

  test('has the number of participants of each in place of their list, as in the whole list', async () => {
    const { body: whole } = await school.call<Result[]>('ines', 'GET', 'quiz/result');
    const counted = whole.map((result) => ({
      ...result,
      participants: result.participants.length,
    }));
    const walked = await walk();
    expect(idsOf(walked)).toEqual(['open', 'new', 'mid', 'old']);
    expect(walked).toEqual(counted);
    expect(walked.map(({ participants }) => participants)).toEqual([1, 1, 2, 0]);
    expect(walked.map(({ group }) => group)).toEqual([
      ...['open', 'new', 'mid'].map(() => ({ name: 'Group red', size: 2 })),
      { name: 'Group blue', size: 1 },
    ]);
    expect(await page()).toMatchObject({ total: 4, next: null });
    expect(idsOf(await walk({}, 'otto'))).toEqual(['others']);
  });

  test('of a student has what they took and may see', async () => {
    const { body: whole } = await school.call<Result[]>('rita', 'GET', 'quiz/result');
    const walked = await walk({ limit: 1 }, 'rita');
    expect(idsOf(walked)).toEqual(['new', 'mid']);
    expect(walked.map(({ participants }) => participants)).toEqual([1, 1]);
    expect(idsOf(whole)).toEqual(idsOf(walked));
    expect(await page({}, 'nora')).toEqual({ items: [], next: null, total: 0 });
  });

  test.each([
    ['title', ['mid', 'old', 'open', 'new']],
    ['date', ['old', 'mid', 'new', 'open']],
    ['group', ['old', 'mid', 'new', 'open']],
    ['persons', ['old', 'mid', 'new', 'open']],
    ['participants', ['old', 'new', 'open', 'mid']],
  ])('is sorted by %s in both directions', async (sort, expected) => {
    expect(idsOf(await walk({ sort }))).toEqual(expected);
    expect(idsOf(await walk({ sort: `-${sort}` }))).toEqual(expected.reverse());
  });

  test.each([
    ['ETE', ['old']],
    ['blue group', ['old']],
    ['red zoo', ['new']],
    ['%', []],
    ['others', []],
  ])('finds %j in titles and groups', async (q, expected) => {
    expect(idsOf(await walk({ q, limit: 1 }))).toEqual(expected);
    expect(await page({ q })).toMatchObject({ total: expected.length });
  });

  test('has no gap and no double while quizzes are deleted and close', async () => {
    const walked = await walkPages<Summary>(
      school,
      'ines',
      'quiz/result',
      { limit: 1 },
      async ({ items: [last] }, nth) => {
        await school.database.delete(quizzes).where(eq(quizzes.id, last?._id ?? ''));
        await makeQuiz(school, { opensAt: minutes(500 + nth) });
      },
    );
    const ids = idsOf(walked);
    expect(new Set(ids).size).toBe(ids.length);
    const known = ['open', 'new', 'mid', 'old'];
    expect(ids.filter((id) => known.includes(id))).toEqual(known);
  });

  test.each(['limit=201', 'limit=1&sort=score', 'limit=1&cursor=eA'])(
    'is refused for %s',
    async (query) => {
      const reply = await school.call<Failure>('ines', 'GET', `quiz/result?${query}`);
      expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );
});

describe('a result', () => {
  /** Adds someone who has taken the quiz for that long; without a duration, they never began. */
  async function take(id: string, lastName: string, score: number | null, seconds?: number) {
    const person = { id, lastName, firstName: 'Ann', role: 'Student', groupId: 'red' } as const;
    await school.database.insert(users).values({ ...person, email: `${id}@school.example` });
    await school.database.insert(attempts).values({
      ...{ id: `by-${id}`, quizId: 'quiz', studentId: id, joinedAt: monday, score },
      ...(seconds !== undefined && {
        startedAt: monday,
        finishedAt: new Date(monday.getTime() + seconds * 1000),
        submittedAt: new Date(monday.getTime() + seconds * 1000),
      }),
      answers: { q1: 'B', q2: 'B', q3: 'A' },
    });
  }

  beforeEach(async () => {
    await school.database.update(groups).set({ maxStudents: 100 });
    await makeQuiz(school, { id: 'quiz', title: 'Quiz' });
    await take('a', 'Zimt', 10, 61);
    await take('b', 'Äpfel', 8, 600);
    await take('c', 'Apfel', 8, 599.5);
    await take('d', 'mango', 0);
    await take('e', 'Nuss', null, 120);
    school.now = minutes(31);
  });

  test('has the figures of all its participants, whatever the page', async () => {
    const figures = {
      participants: 5,
      scores: [
        { score: 0, count: 1 },
        { score: 4, count: 1 },
        { score: 8, count: 2 },
        { score: 10, count: 1 },
      ],
      minutes: [
        { minutes: 1, count: 1 },
        { minutes: 2, count: 1 },
        { minutes: 9, count: 1 },
        { minutes: 10, count: 1 },
      ],
      median_seconds: 359.75,
      has_late: false,
    };
    const whole = await read('quiz');
    expect(whole).toMatchObject({
      ...{ _id: 'quiz', group: { name: 'Group red', size: 7 }, total: 5, next: null },
      quiz: { _id: 'quiz', title: 'Quiz', group: 'red', closed_at: minutes(30).toISOString() },
      figures: { ...figures, missing: { total: 2 } },
    });
    expect(idsOf(whole.figures.missing.students)).toEqual(['rita', 'ruth']);
    const found = await read('quiz', { q: 'apfel', limit: 1 });
    expect(found).toMatchObject({ total: 2, figures });
  });

  test('has the same participants as the whole list, before and after the sweep', async () => {
    for (const at of [31, 32]) {
      school.now = minutes(at);
      const { body } = await school.call<Result[]>('ines', 'GET', 'quiz/result');
      const walked = await walkPages<Participation>(school, 'ines', 'quiz/result/quiz', {});
      expect(walked).toHaveLength(5);
      expect(walked).toEqual(expect.arrayContaining(body[0]?.participants ?? []));
      await sweep(school.database, school.now);
    }
  });

  test.each([
    [undefined, ['by-b', 'by-c', 'by-d', 'by-e', 'by-a']],
    ['name', ['by-b', 'by-c', 'by-d', 'by-e', 'by-a']],
    ['-name', ['by-a', 'by-e', 'by-d', 'by-c', 'by-b']],
    ['score', ['by-d', 'by-e', 'by-b', 'by-c', 'by-a']],
    ['-score', ['by-a', 'by-c', 'by-b', 'by-e', 'by-d']],
    ['duration', ['by-a', 'by-e', 'by-c', 'by-b', 'by-d']],
    ['-duration', ['by-b', 'by-c', 'by-e', 'by-a', 'by-d']],
  ])('is sorted by %s', async (sort, expected) => {
    const asked = sort === undefined ? {} : { sort };
    const walked = await walkPages<Participation>(school, 'ines', 'quiz/result/quiz', asked);
    expect(idsOf(walked)).toEqual(expected);
  });

  test.each([
    ['APFEL', ['by-b', 'by-c']],
    ['a@school', ['by-a']],
    ['nuss ann', ['by-e']],
    ['%', []],
  ])('finds %j in names and emails', async (q, expected) => {
    const found = await read('quiz', { q });
    expect(idsOf(found.items)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('has no gap and no double while participants come and go', async () => {
    const walked = await walkPages<Participation>(
      school,
      'ines',
      'quiz/result/quiz',
      { sort: 'score', limit: 1 },
      async ({ items: [last] }, nth) => {
        await school.database.delete(attempts).where(eq(attempts.id, last?._id ?? ''));
        await take(`new${nth}`, 'New', 0, 5);
      },
    );
    const ids = idsOf(walked).filter((id) => !id.startsWith('by-new'));
    expect(ids).toEqual(['by-d', 'by-e', 'by-b', 'by-c', 'by-a']);
  });

  test('before its end has those who have submitted', async () => {
    school.now = minutes(20);
    const whole = await read('quiz');
    expect(whole.quiz.closed_at).toBeNull();
    expect(idsOf(whole.items)).toEqual(['by-b', 'by-c', 'by-e', 'by-a']);
    expect(whole.figures).toMatchObject({ participants: 4, missing: { total: 3 } });
  });

  test('tells instructors of late submissions', async () => {
    await school.database
      .update(attempts)
      .set({ lateAt: minutes(40), lateAnswers: { q1: 'B' } })
      .where(eq(attempts.id, 'by-d'));
    const whole = await read('quiz', { q: 'mango' });
    expect(whole.figures.has_late).toBe(true);
    expect(whole.items[0]?.late).toEqual({ received_at: minutes(40).toISOString(), answered: 1 });
    school.now = minutes(50);
    const own = await read('quiz', {}, 'd');
    expect(own.figures.has_late).toBe(false);
    expect(own.items[0]).not.toHaveProperty('late');
  });

  test('shows students their own row and its figures', async () => {
    school.now = minutes(32);
    const own = await read('quiz', {}, 'b');
    expect(idsOf(own.items)).toEqual(['by-b']);
    expect(own).toMatchObject({
      total: 1,
      figures: {
        ...{ participants: 1, scores: [{ score: 8, count: 1 }], median_seconds: 600 },
        ...{ minutes: [{ minutes: 10, count: 1 }], missing: { total: 0, students: [] } },
      },
    });
    expect((await read('quiz', { q: 'Zimt' }, 'b')).items).toEqual([]);
  });

  test.each([
    ['another instructor', 'otto', 'quiz', 40],
    ['a student of the group who has not taken it', 'rita', 'quiz', 40],
    ['a student of another group', 'gina', 'quiz', 40],
    ['a participant before others can no longer submit', 'b', 'quiz', 30],
    ['an id that nobody knows', 'ines', 'unknown', 40],
    ['a quiz that has not opened', 'ines', 'soon', 40],
    ['an open quiz that nobody has submitted', 'ines', 'idle', 40],
  ])('is a 404 for %s', async (_, who, id, at) => {
    await makeQuiz(school, { id: 'soon', opensAt: minutes(50) });
    await makeQuiz(school, { id: 'idle', opensAt: minutes(35) });
    await enter(school, 'idle', 'ruth');
    school.now = minutes(at);
    expect(await school.call<Failure>(who, 'GET', `quiz/result/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'quiz.unknown' },
    });
  });

  test('refuses the cursor of another quiz', async () => {
    await makeQuiz(school, { id: 'next' });
    const { next } = await read('quiz', { limit: 1 });
    const path = `quiz/result/next?limit=1&cursor=${next ?? ''}`;
    expect(await school.call<Failure>('ines', 'GET', path)).toMatchObject({ status: 400 });
  });
});
