import { describe, expect, it } from 'vitest';
import type { Evidence, Participation, RankedStudent } from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { firstDay, listenTo, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const { open, closed, fullGroup } = mockQuizzes;
const minute = 60_000;
const marys = 'attempt-closed-mary';

const accept = (participation: string, id: string = closed.id) =>
  ask('instructor', 'acceptLate', { id, body: { participation } });

async function rowOf(who: string, quizId: string, firstName: string) {
  const result = (await as(who).results()).find(({ quiz }) => quiz._id === quizId);
  return result?.participants.find(({ participant }) => participant.first_name === firstName);
}

async function ranking(who: string): Promise<[string, number][]> {
  const { body } = await ask(who, 'topStudents');
  return (body as RankedStudent[]).map(({ first_name, avg_score }) => [first_name, avg_score]);
}

describe('a late submission', () => {
  it('is shown only to the instructor, beside the score of the saved answers', async () => {
    const row: Participation | undefined = await rowOf('instructor', closed.id, 'Mary');
    expect(row).toMatchObject({
      _id: marys,
      score: 2,
      late: {
        received_at: new Date(firstDay.getTime() - 1405 * minute).toISOString(),
        answered: 5,
      },
    });
    expect(await rowOf('mary@school.example', closed.id, 'Mary')).not.toHaveProperty('late');
  });

  it('counts once it is accepted, and accepting again changes nothing', async () => {
    const accepted = {
      status: 200,
      body: { data: { score: 8, message: replies.results.lateAccepted } },
    };
    await expect(accept(marys)).resolves.toEqual(accepted);
    await expect(accept(marys)).resolves.toEqual(accepted);
    const row = await rowOf('instructor', closed.id, 'Mary');
    expect(row).toMatchObject({ score: 8, accepted_late: { replaced_score: 2 } });
    expect(row).not.toHaveProperty('late');
    const own = await rowOf('mary@school.example', closed.id, 'Mary');
    expect(own).toMatchObject({ score: 8 });
    expect(own).not.toHaveProperty('accepted_late');
  });

  it('no longer counts once its acceptance is undone, however often', async () => {
    const before = await rowOf('instructor', closed.id, 'Mary');
    await accept(marys);
    const body = { participation: marys, accept: false };
    const undone = {
      status: 200,
      body: { data: { score: 2, message: replies.results.lateUndone } },
    };
    for (let times = 1; times <= 2; times += 1) {
      await expect(ask('instructor', 'acceptLate', { id: closed.id, body })).resolves.toEqual(
        undone,
      );
    }
    expect(await rowOf('instructor', closed.id, 'Mary')).toEqual(before);
  });

  it.each([
    [
      'of who sent none',
      'attempt-closed-grace',
      closed.id,
      replies.results.noLateSubmission.message,
    ],
    ['of nobody', 'attempt-nobody', closed.id, replies.results.noLateSubmission.message],
    ['of another quiz', marys, open.id, replies.results.noLateSubmission.message],
    ['of another instructor', marys, fullGroup.id, replies.quizzes.notYours.message],
  ])('%s is a 404', async (_, participation, id, sentence) => {
    expect(sentenceOf(await accept(participation, id), 404)).toBe(sentence);
  });

  it('is settled by one in time, after time was added', async () => {
    const body = { minutes: 20, student: 'user-katherine' };
    await ask('instructor', 'extendTime', { id: open.id, body });
    await as('student').join(open.code);
    const { questions } = await as('student').paper(open.id);
    const answers = questions
      .slice(0, 1)
      .map(({ _id }) => ({ question: _id, answer: 'A' as const }));
    school.clock.advance(37 * minute);
    const late = await as('student').submit(open.id, answers);
    expect(late.receipt?.late).toBe(true);
    const row = await rowOf('instructor', open.id, 'Grace');
    expect(row).toMatchObject({ late: { answered: 1 } });
    await ask('instructor', 'extendTime', {
      id: open.id,
      body: { minutes: 10, student: 'user-grace' },
    });
    const inTime = await as('student').submit(open.id, []);
    expect(inTime.receipt?.late).toBe(false);
    expect(sentenceOf(await accept(row?._id ?? '', open.id), 404)).toBe(
      replies.results.noLateSubmission.message,
    );
  });
});

describe('the best students', () => {
  it('are ranked by their means, equal ones by name', async () => {
    const before = [
      ['Katherine', 100],
      ['Grace', 80],
      ['Hedy', 60],
      ['Mary', 20],
    ];
    expect(await ranking('instructor')).toEqual(before);
    expect(await ranking('student')).toEqual(before);
    await accept(marys);
    expect((await ranking('instructor')).slice(0, 3)).toEqual([
      ['Katherine', 100],
      ['Grace', 80],
      ['Mary', 80],
    ]);
  });

  it('count a quiz with all who joined it, once no one can submit it any more', async () => {
    const before = await ranking('instructor');
    school.clock.advance(35 * minute + 29_000);
    expect(await ranking('instructor')).toEqual(before);
    expect(await ranking('student')).toEqual(before);
    school.clock.advance(2_000);
    const after = [
      ['Grace', 80],
      ['Hedy', 80],
      ['Katherine', 70],
      ['Mary', 20],
    ];
    expect(await ranking('instructor')).toEqual(after);
    expect(await ranking('student')).toEqual(after);
  });

  it('are active students', async () => {
    const body = { _id: 'user-grace', status: 'inactive' };
    await ask('instructor', 'updateStudent', { body });
    expect((await ranking('instructor')).map(([name]) => name)).not.toContain('Grace');
  });

  it('are none if no one took a quiz', async () => {
    expect(await ranking('alan@school.example')).toEqual([]);
    expect(await ranking('george@school.example')).toEqual([]);
  });
});

describe('the statistics of a quiz', () => {
  it('describe each item', async () => {
    const { body } = await ask('instructor', 'evidence', { id: closed.id });
    const { quiz, participants, items } = body as Evidence;
    expect({ quiz, participants }).toEqual({ quiz: closed.id, participants: 4 });
    expect(items.map(({ facility, omitted }) => [facility, omitted])).toEqual([
      [1, 0],
      [0.75, 0],
      [0.75, 1],
      [0.5, 1],
      [0.25, 1],
    ]);
    expect(items[0]?.discrimination).toBeNull();
    expect(items[1]?.discrimination).toBeGreaterThan(0);
    for (const { choices, omitted } of items) {
      expect(choices.A + choices.B + choices.C + choices.D + omitted).toBe(4);
    }
  });

  it('count a late submission once it is accepted', async () => {
    await accept(marys);
    const { body } = await ask('instructor', 'evidence', { id: closed.id });
    expect((body as Evidence).items.map(({ omitted }) => omitted)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [open.id, 409, replies.results.notClosed.message],
    [fullGroup.id, 404, replies.quizzes.notYours.message],
  ])('of %s are refused', async (id, status, sentence) => {
    expect(sentenceOf(await ask('instructor', 'evidence', { id }), status)).toBe(sentence);
  });
});

describe('a student’s own place', () => {
  it('is counted among all who are ranked, without names', async () => {
    const place = async (who: string) => (await ask(who, 'ownPlace')).body;
    expect(await place('student')).toEqual({ place: 2, of: 4, avg_score: 80 });
    expect(await place('mary@school.example')).toEqual({ place: 4, of: 4, avg_score: 20 });
    expect(await place('emmy@school.example')).toEqual({ place: null, of: 0, avg_score: null });
  });
});
