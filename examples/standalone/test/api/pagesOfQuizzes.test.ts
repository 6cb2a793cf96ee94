import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quizzes } from '../../server/database/schema';
import { enrolAnew, enter, makeQuiz } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import { pageOf, walkPages, type Page } from './walkPages';
import type { Failure, Quiz, UpcomingQuiz } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const titlesOf = (some: readonly { title: string }[]) => some.map(({ title }) => title);

async function make(titles: readonly string[], opensAt: (nth: number) => Date, values = {}) {
  const made: string[] = [];
  for (const [nth, title] of titles.entries()) {
    made.push((await makeQuiz(school, { title, opensAt: opensAt(nth), ...values })).id);
  }
  return made;
}

const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

describe('upcoming quizzes', () => {
  test('are all there in pages, soonest first, and five without', async () => {
    await make(seven, (nth) => minutes(nth));
    await make(['Other'], () => monday, { ownerId: 'otto', groupId: 'green' });
    for (const who of ['ines', 'rita']) {
      const walked = await walkPages<UpcomingQuiz>(school, who, 'quiz/incomming', {});
      expect(titlesOf(walked)).toEqual(seven);
      const { body } = await school.call<UpcomingQuiz[]>(who, 'GET', 'quiz/incomming');
      expect(body).toEqual(walked.slice(0, 5));
      const page = await pageOf<Page<UpcomingQuiz>>(school, who, 'quiz/incomming', { limit: 1 });
      expect(page).toMatchObject({ total: 7 });
    }
    const other = await walkPages<UpcomingQuiz>(school, 'gina', 'quiz/incomming', {});
    expect(titlesOf(other)).toEqual(['Other']);
    expect(await walkPages(school, 'nora', 'quiz/incomming', {})).toEqual([]);
  });

  test('at the same time are all there', async () => {
    await make(seven, () => minutes(5));
    const walked = await walkPages<UpcomingQuiz>(school, 'ines', 'quiz/incomming', {});
    expect(titlesOf(walked).sort()).toEqual(seven);
  });

  test('tell students of their own attempt', async () => {
    const [first = ''] = await make(seven, (nth) => minutes(nth));
    await enter(school, first, 'rita');
    const { items } = await pageOf<Page<UpcomingQuiz>>(school, 'rita', 'quiz/incomming', {
      limit: 2,
    });
    expect(items.map(({ joined }) => joined)).toEqual([true, false]);
  });
});

describe('completed quizzes', () => {
  beforeEach(() => {
    school.now = minutes(600);
  });

  test('are all there in pages, latest first, and five without', async () => {
    const ids = await make(seven, (nth) => minutes(-nth));
    for (const id of ids.slice(0, 6)) await enter(school, id, 'rita');
    const walked = await walkPages<Quiz>(school, 'ines', 'quiz/completed', {});
    expect(titlesOf(walked)).toEqual(seven);
    const { body } = await school.call<Quiz[]>('ines', 'GET', 'quiz/completed');
    expect(body).toEqual(walked.slice(0, 5));
    const own = await walkPages<Quiz>(school, 'rita', 'quiz/completed', {});
    expect(titlesOf(own)).toEqual(seven.slice(0, 6));
    const page = await pageOf<Page<Quiz>>(school, 'rita', 'quiz/completed', { limit: 1 });
    expect(page).toMatchObject({ total: 6 });
    expect(await walkPages(school, 'otto', 'quiz/completed', {})).toEqual([]);
    expect(await walkPages(school, 'gina', 'quiz/completed', {})).toEqual([]);
  });

  test('have no gap and no double while others are deleted and close', async () => {
    await make(seven, (nth) => minutes(-nth));
    const walked = await walkPages<Quiz>(
      school,
      'ines',
      'quiz/completed',
      {},
      async ({ items }, nth) => {
        const ids = items.map(({ _id }) => _id);
        await school.database.delete(quizzes).where(inArray(quizzes.id, ids));
        await make([`New ${nth}`], () => minutes(nth));
      },
    );
    expect(titlesOf(walked)).toEqual(seven);
  });

  test('have a cursor of their own', async () => {
    await make(seven, (nth) => minutes(-nth));
    const { next } = await pageOf<Page<Quiz>>(school, 'ines', 'quiz/completed', { limit: 1 });
    const path = `quiz/incomming?limit=1&cursor=${next ?? ''}`;
    expect(await school.call<Failure>('ines', 'GET', path)).toMatchObject({ status: 400 });
  });
});
