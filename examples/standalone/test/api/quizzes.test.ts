import { asc, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts, questions, quizItems, quizzes, users } from '../../server/database/schema';
import { enter, fillBank, makeQuiz, reset } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Quiz, UpcomingQuiz } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  await fillBank(school, 'ines', 3, { type: 'FE', difficulty: 'hard' });
  await fillBank(school, 'ines', 4, { type: 'FE', difficulty: 'easy' });
  await fillBank(school, 'ines', 3, { type: 'BE', difficulty: 'easy' });
  await fillBank(school, 'ines', 3, { type: 'DO', difficulty: 'easy' });
  await fillBank(school, 'otto', 9, { type: 'FE', difficulty: 'easy' });
});
beforeEach(() => reset(school));
afterAll(() => school.close());

const minutes = (count: number, from = monday) => new Date(from.getTime() + count * 60_000);
const draft = {
  title: 'Quiz',
  description: 'A quiz.',
  group: 'red',
  questions_number: 1,
  difficulty: 'easy',
  type: 'FE',
  schadule: minutes(60).toISOString(),
  duration: 30,
  score_per_question: 2,
};
const create = (changes: object = {}) =>
  school.call('ines', 'POST', 'quiz', { ...draft, ...changes });

describe('setting a quiz up', () => {
  test('returns the quiz with its join code and trimmed texts', async () => {
    const { status, body } = await create({ title: ' Quiz ', description: 'A quiz.\n' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...draft,
      closed_at: null,
      participants: 0,
      message: 'Quiz created successfully',
    });
    expect(body.data.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    const { message, ...quiz } = body.data;
    const { questions, ...read } = (
      await school.call<Quiz & { questions: unknown[] }>('ines', 'GET', `quiz/${quiz._id}`)
    ).body;
    expect(read).toMatchObject(quiz);
    expect(questions).toHaveLength(draft.questions_number);
    expect(message).toBeTypeOf('string');
  });

  test('draws "Both" from every type, but from no other difficulty or bank', async () => {
    const { body } = await create({ type: 'DO', questions_number: 10 });
    const drawn = await school.database
      .select({ owner: questions.ownerId, type: questions.type, difficulty: questions.difficulty })
      .from(quizItems)
      .innerJoin(questions, eq(questions.id, quizItems.questionId))
      .where(eq(quizItems.quizId, body.data._id));
    expect(drawn).toHaveLength(10);
    expect(new Set(drawn.map(({ type }) => type))).toEqual(new Set(['FE', 'BE', 'DO']));
    expect(drawn.every(({ owner, difficulty }) => owner === 'ines' && difficulty === 'easy')).toBe(
      true,
    );
  });

  test('keeps a snapshot that later changes of the bank do not affect', async () => {
    const { body } = await create();
    const [item] = await school.database
      .select()
      .from(quizItems)
      .where(eq(quizItems.quizId, body.data._id));
    await school.database
      .update(questions)
      .set({ title: 'Changed' })
      .where(eq(questions.id, item!.questionId));
    const [same] = await school.database
      .select()
      .from(quizItems)
      .where(eq(quizItems.quizId, body.data._id));
    expect(same).toEqual(item);
  });

  test.each([
    [
      { difficulty: 'hard', questions_number: 5 },
      'Only 3 of your questions match hard and Frontend; this quiz needs 5.',
    ],
    [
      { type: 'DO', questions_number: 50 },
      'Only 10 of your questions match easy and any type; this quiz needs 50.',
    ],
    [
      { type: 'BE', difficulty: 'medium' },
      'None of your questions match medium and Backend; this quiz needs 1.',
    ],
  ])('with too few questions says how many there are: %j', async (changes, sentence) => {
    const { status, body } = await create(changes);
    expect(status).toBe(409);
    expect(body.message).toContain(sentence);
    expect(body.message).toContain('Add questions, choose fewer');
  });

  test.each([['green'], ['nowhere']])('refuses the group %s, naming the field', async (group) => {
    const { status, body } = await create({ group });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'group', message: 'Group is not one of yours. Choose one of your groups.' },
    ]);
  });

  test.each([
    [minutes(-6).toISOString(), 'Schedule must be in the future.'],
    ['2026-05-04T23:59:60Z', 'Schedule must be a real date and time.'],
    ['2099-01-01T00:00:00Z', 'Schedule is more than 10 years ahead.'],
    ['tomorrow', 'Schedule must be a date and time with its offset, such as 2026-05-04T09:00:00Z.'],
  ])('refuses the schedule %s', async (schadule, message) => {
    const { status, body } = await create({ schadule });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, errors: [{ field: 'schadule', message }] });
  });

  test('opens at once when the schedule passed while the form was filled in', async () => {
    const { status, body } = await create({ schadule: '2026-05-04T10:55:00+02:00' });
    expect(status).toBe(201);
    expect(body.data.schadule).toBe('2026-05-04T08:55:00.000Z');
  });

  test('names every field that is missing or not in its list', async () => {
    const incomplete: Partial<typeof draft> = { ...draft };
    delete incomplete.group;
    const { status, body } = await school.call('ines', 'POST', 'quiz', {
      ...incomplete,
      title: '   ',
      duration: 20,
      questions_number: '5',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'group', message: 'Group is required.' },
        { field: 'title', message: 'Title is required.' },
        { field: 'duration', message: 'Duration must be one of 15, 30, 45, 60, 90, 120, 180.' },
        { field: 'questions_number', message: 'Number of questions must be a whole number.' },
      ]),
    );
    expect(body.errors).toHaveLength(4);
  });
});

describe('changing a quiz', () => {
  const change = { title: '  Second title ', description: 'Another.\n' };

  test('renames it, with trimmed texts, and changes nothing else', async () => {
    const before = await makeQuiz(school, { id: 'quiz' });
    const { status, body } = await school.call('ines', 'PUT', 'quiz/quiz', change);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ _id: 'quiz', message: 'Quiz updated' });
    const [after] = await school.database.select().from(quizzes);
    expect(after).toEqual({ ...before, title: 'Second title', description: 'Another.' });
  });

  test('is only for its own instructor', async () => {
    await makeQuiz(school, { id: 'quiz', title: 'First title' });
    for (const [who, status] of [
      ['otto', 404],
      ['rita', 403],
    ] as const) {
      expect((await school.call(who, 'PUT', 'quiz/quiz', change)).status).toBe(status);
    }
    expect((await school.call('ines', 'PUT', 'quiz/other', change)).status).toBe(404);
    const [quiz] = await school.database.select().from(quizzes);
    expect(quiz?.title).toBe('First title');
  });

  test('names what is missing', async () => {
    await makeQuiz(school, { id: 'quiz' });
    const { status, body } = await school.call('ines', 'PUT', 'quiz/quiz', { title: ' ' });
    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'title', message: 'Title is required.' },
        { field: 'description', message: 'Description is required.' },
      ]),
    );
  });
});

describe('deleting a quiz', () => {
  const remove = (who = 'ines') => school.call(who, 'DELETE', 'quiz/quiz');

  test('deletes its items and results too', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await makeQuiz(school, { id: 'other' });
    await enter(school, 'quiz', 'rita');
    await enter(school, 'other', 'rita');
    school.now = minutes(31);
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body.data).toEqual({ message: 'item deleted successfully' });
    expect((await school.database.select().from(attempts)).map((row) => row.quizId)).toEqual([
      'other',
    ]);
    expect(await school.database.$count(quizItems, eq(quizItems.quizId, 'quiz'))).toBe(0);
    expect((await remove()).status).toBe(404);
  });

  test.each([
    ['before it opens', -1, null],
    ['from its start', 0, replies.quizzes.beingTaken(1).message],
    ['until just before its end', 30 * 60_000 - 1, replies.quizzes.beingTaken(1).message],
    ['once it has closed, in the grace', 30 * 60_000, replies.quizzes.lastTaken.message],
    ['until the grace is over', 30 * 60_000 + 30_000, replies.quizzes.lastTaken.message],
    ['after the grace', 30 * 60_000 + 30_001, null],
  ])('%s, when somebody has joined, is answered %j', async (_when, milliseconds, refusal) => {
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    school.now = new Date(monday.getTime() + milliseconds);
    const reply = await remove();
    expect(reply.status).toBe(refusal === null ? 200 : 409);
    expect(await school.database.$count(quizzes)).toBe(refusal === null ? 0 : 1);
    if (refusal !== null) expect(reply.body.message).toBe(refusal);
  });

  test('is possible while it is open and nobody has joined', async () => {
    await makeQuiz(school, { id: 'quiz' });
    expect((await remove()).status).toBe(200);
  });

  test('is only for its own instructor', async () => {
    await makeQuiz(school, { id: 'quiz' });
    expect((await remove('otto')).status).toBe(404);
    expect((await remove('rita')).status).toBe(403);
    expect(await school.database.$count(quizzes)).toBe(1);
  });

  test('never loses an attempt unseen when somebody joins at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await reset(school);
      await makeQuiz(school, { id: 'quiz', code: 'ABCD2345' });
      const [joined, removed] = await Promise.all([
        school.call('rita', 'POST', 'quiz/join', { code: 'ABCD2345' }),
        remove(),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([joined.status, removed.status]);
      expect(await school.database.$count(attempts)).toBe(joined.status === 200 ? 1 : 0);
    }
  });
});

describe('listing quizzes', () => {
  const titles = (body: { title: string }[]) => body.map(({ title }) => title);

  test('upcoming: the first five that have not closed, soonest first', async () => {
    for (const start of [50, 10, 40, 20, 30, -10, -31]) {
      await makeQuiz(school, { title: `at ${start}`, opensAt: minutes(start) });
    }
    await makeQuiz(school, { title: 'otto', ownerId: 'otto', groupId: 'green' });
    const expected = ['at -10', 'at 10', 'at 20', 'at 30', 'at 40'];
    const instructor = await school.call<Quiz[]>('ines', 'GET', 'quiz/incomming');
    expect(titles(instructor.body)).toEqual(expected);
    expect(instructor.body[0]?.code).toBeTypeOf('string');
    const student = await school.call<Quiz[]>('rita', 'GET', 'quiz/incomming');
    expect(titles(student.body)).toEqual(expected);
    expect(student.body[0]).not.toHaveProperty('code');
    expect((await school.call<Quiz[]>('bela', 'GET', 'quiz/incomming')).body).toEqual([]);
    expect((await school.call<Quiz[]>('nora', 'GET', 'quiz/incomming')).body).toEqual([]);
  });

  test('upcoming: a student sees their own attempt, with their own time', async () => {
    const quiz = await makeQuiz(school);
    await enter(school, quiz.id, 'rita');
    const own = async (who: string) => {
      const [listed] = (await school.call<UpcomingQuiz[]>(who, 'GET', 'quiz/incomming')).body;
      return { joined: listed?.joined, submitted: listed?.submitted, ends_at: listed?.ends_at };
    };
    expect(await own('ines')).toEqual({});
    expect(await own('ruth')).toEqual({ joined: false, submitted: false });
    const joined = { joined: true, submitted: false, ends_at: minutes(30).toISOString() };
    expect(await own('rita')).toEqual(joined);
    await school.call('ines', 'PUT', `quiz/time/${quiz.id}`, { minutes: 5, student: 'rita' });
    expect(await own('rita')).toEqual({ ...joined, ends_at: minutes(35).toISOString() });
    await school.call('rita', 'POST', `quiz/submit/${quiz.id}`, { answers: [] });
    expect(await own('rita')).toMatchObject({ submitted: true });
  });

  test('a quiz moves from upcoming to completed at the instant it closes', async () => {
    const quiz = await makeQuiz(school);
    await enter(school, quiz.id, 'rita');
    school.now = minutes(30, new Date(monday.getTime() - 1));
    expect((await school.call<Quiz[]>('rita', 'GET', 'quiz/incomming')).body).toHaveLength(1);
    expect((await school.call<Quiz[]>('rita', 'GET', 'quiz/completed')).body).toEqual([]);
    school.now = minutes(30);
    expect((await school.call<Quiz[]>('rita', 'GET', 'quiz/incomming')).body).toEqual([]);
    expect((await school.call<Quiz[]>('rita', 'GET', 'quiz/completed')).body).toMatchObject([
      { _id: quiz.id, status: 'closed', participants: 1, closed_at: minutes(30).toISOString() },
    ]);
  });

  test('completed: the last five, latest first; for a student only those they took', async () => {
    for (const start of [-300, -100, -200, -400, -500, -600]) {
      const quiz = await makeQuiz(school, { title: `at ${start}`, opensAt: minutes(start) });
      if (start < -350) await enter(school, quiz.id, 'rita');
      if (start === -100) await enter(school, quiz.id, 'ruth');
    }
    const instructor = await school.call<Quiz[]>('ines', 'GET', 'quiz/completed');
    expect(titles(instructor.body)).toEqual([
      'at -100',
      'at -200',
      'at -300',
      'at -400',
      'at -500',
    ]);
    const student = await school.call<Quiz[]>('rita', 'GET', 'quiz/completed');
    expect(titles(student.body)).toEqual(['at -400', 'at -500', 'at -600']);
    expect(student.body[0]).not.toHaveProperty('code');
  });
});

describe('joining', () => {
  const join = (who: string, code: string) => school.call(who, 'POST', 'quiz/join', { code });
  const groupOf = async (id: string) =>
    (await school.database.select().from(users).where(eq(users.id, id)))[0]?.groupId;

  test('admits a student of the group, and again without an error', async () => {
    const quiz = await makeQuiz(school, { code: 'ABCD2345' });
    for (const typed of ['ABCD2345', ' abcd-2345 ']) {
      const { status, body } = await join('rita', typed);
      expect(status).toBe(200);
      expect(body.data).toEqual({
        quiz: quiz.id,
        code: 'ABCD2345',
        starts_at: monday.toISOString(),
        server_now: monday.toISOString(),
        message: 'Quiz joined successfully',
      });
    }
    await Promise.all(Array.from({ length: 5 }, () => join('ruth', 'ABCD2345')));
    const joined = await school.database.select().from(attempts).orderBy(asc(attempts.studentId));
    expect(joined.map(({ studentId }) => studentId)).toEqual(['rita', 'ruth']);
    const [view] = (await school.call<Quiz[]>('ines', 'GET', 'quiz/incomming')).body;
    expect(view?.participants).toBe(2);
  });

  test.each([
    'Code: „ABCD-2345“.',
    'رمز الاختبار: ABCD–2345',
    '\u2066ａｂｃｄ\u20112345\u2069',
    'https://school.example/quiz/dashboard/student-quiz?join=ABCD2345',
  ])('reads the code in %j, from any client', async (typed) => {
    await makeQuiz(school, { code: 'ABCD2345' });
    const { status, body } = await join('rita', typed);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ code: 'ABCD2345' });
  });

  test('is allowed before the start', async () => {
    await makeQuiz(school, { code: 'ABCD2345', opensAt: minutes(600) });
    expect((await join('rita', 'ABCD2345')).status).toBe(200);
  });

  test.each(['ZZZZZZZZ', '--- ---', 'no such code'])('says so for the code %j', async (code) => {
    const { status, body } = await join('rita', code);
    expect(status).toBe(404);
    expect(body.message).toBe('No quiz has this code. Check the code and try again.');
  });

  test('says so once the quiz is closed', async () => {
    await makeQuiz(school, { code: 'ABCD2345' });
    school.now = minutes(30);
    const { status, body } = await join('rita', 'ABCD2345');
    expect(status).toBe(409);
    expect(body.message).toBe('This quiz is closed and can no longer be joined.');
  });

  test('says so to a student of another group', async () => {
    await makeQuiz(school, { code: 'ABCD2345' });
    const { status, body } = await join('bela', 'ABCD2345');
    expect(status).toBe(403);
    expect(body.message).toContain('This quiz is for another group.');
    expect(await groupOf('bela')).toBe('blue');
  });

  test('is possible again for a participant who has left the group since', async () => {
    const quiz = await makeQuiz(school, { code: 'ABCD2345' });
    await enter(school, quiz.id, 'bela');
    expect((await join('bela', 'ABCD2345')).status).toBe(200);
    expect(await groupOf('bela')).toBe('blue');
  });

  test('puts a student without a group into that group', async () => {
    await makeQuiz(school, { code: 'ABCD2345' });
    expect((await join('nora', 'ABCD2345')).status).toBe(200);
    expect(await groupOf('nora')).toBe('red');
  });

  test('gives the last place of a group to one of two simultaneous students', async () => {
    await makeQuiz(school, { code: 'ABCD2345', groupId: 'blue' });
    const replies = await Promise.all([join('nora', 'ABCD2345'), join('niko', 'ABCD2345')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'The group for this quiz is full. Ask your instructor to make room.',
    );
    expect([await groupOf('nora'), await groupOf('niko')].sort()).toEqual(['blue', null]);
    expect(await school.database.select().from(attempts)).toHaveLength(1);
  });
});
