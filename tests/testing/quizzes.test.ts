import { describe, expect, it } from 'vitest';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { failureOf, firstDay, listenTo, quizDraft, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const ada = () => as('instructor');
const { open, upcoming, closed, fullGroup } = mockQuizzes;
const minute = 60_000;
const at = (minutes: number) => new Date(firstDay.getTime() + minutes * minute).toISOString();

describe('changing a quiz', () => {
  it('changes its title and description wherever it is read', async () => {
    const body = { title: ' The web ', description: 'How it works.' };
    const changed = await ask('instructor', 'updateQuiz', { id: open.id, body });
    expect(changed.body).toMatchObject({
      data: { _id: open.id, message: replies.quizzes.updated },
    });
    const trimmed = { title: 'The web', description: 'How it works.' };
    await expect(ada().quiz(open.id)).resolves.toMatchObject(trimmed);
    expect((await as('student').upcoming())[0]).toMatchObject(trimmed);
    expect((await ada().results())[0]?.quiz.title).toBe('The web');
  });

  it("does not change another instructor's", async () => {
    const body = { title: 'Mine', description: 'Now.' };
    const refused = await ask('instructor', 'updateQuiz', { id: fullGroup.id, body });
    expect(sentenceOf(refused, 404)).toBe(replies.quizzes.notYours.message);
  });
});

describe('deleting a quiz', () => {
  it('deletes its results', async () => {
    await ask('instructor', 'deleteQuiz', { id: closed.id });
    await expect(ada().completed()).resolves.toEqual([]);
    expect((await ada().results()).map(({ _id }) => _id)).toEqual([open.id]);
    await expect(as('student').results()).resolves.toEqual([]);
    await expect(failureOf(ada().quiz(closed.id))).resolves.toMatchObject({ status: 404 });
  });

  it('waits until those who take it are done', async () => {
    const refused = await ask('instructor', 'deleteQuiz', { id: open.id });
    expect(sentenceOf(refused, 409)).toBe(replies.quizzes.beingTaken(2).message);
    school.clock.advance(35 * minute);
    const inGrace = await ask('instructor', 'deleteQuiz', { id: open.id });
    expect(sentenceOf(inGrace, 409)).toBe(replies.quizzes.lastTaken.message);
    school.clock.advance(minute);
    await expect(ask('instructor', 'deleteQuiz', { id: open.id })).resolves.toMatchObject({
      body: { data: { message: replies.quizzes.deleted } },
    });
  });

  it('does not wait for students who joined before the start, or if no one joined', async () => {
    await as('student').join(upcoming.code);
    await expect(ask('instructor', 'deleteQuiz', { id: upcoming.id })).resolves.toHaveProperty(
      'status',
      200,
    );
    const alone = await ask('alan@school.example', 'deleteQuiz', { id: fullGroup.id });
    expect(alone.status).toBe(200);
  });

  it("does not delete another instructor's", async () => {
    const refused = await ask('instructor', 'deleteQuiz', { id: fullGroup.id });
    expect(sentenceOf(refused, 404)).toBe(replies.quizzes.notYours.message);
  });
});

describe('setting up a quiz', () => {
  it.each([
    ['2026-06-30T23:59:60Z', replies.quizzes.scheduleUnreal.message],
    ['2036-05-04T09:00:01Z', replies.quizzes.scheduleTooFar(10).message],
  ])('refuses the schedule %s', async (schadule, sentence) => {
    const refused = await ask('instructor', 'createQuiz', { body: { ...quizDraft, schadule } });
    expect(sentenceOf(refused, 400)).toBe(sentence);
  });
});

describe('added time', () => {
  const extend = (body: object, id: string = open.id) =>
    ask('instructor', 'extendTime', { id, body });
  const katherine = () => as('katherine@school.example');

  it('for everyone moves the end of the quiz, and adds up', async () => {
    await extend({ minutes: 5 });
    const { body } = await extend({ minutes: 1 });
    expect(body).toEqual({ data: { ends_at: at(41), message: '1 minute added' } });
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ duration: 51 });
    expect((await katherine().paper(open.id)).attempt?.ends_at).toBe(at(41));
    school.clock.advance(40 * minute);
    expect((await ada().upcoming()).map(({ _id }) => _id)).toContain(open.id);
  });

  it('for one student moves only their end, beyond everyone’s', async () => {
    const { body } = await extend({ minutes: 10, student: 'user-katherine' });
    expect(body).toMatchObject({ data: { ends_at: at(45) } });
    await as('student').join(open.code);
    expect((await as('student').paper(open.id)).attempt?.ends_at).toBe(at(35));
    await extend({ minutes: 5 });
    expect((await katherine().paper(open.id)).attempt?.ends_at).toBe(at(50));
    expect((await as('student').paper(open.id)).attempt?.ends_at).toBe(at(40));
  });

  it('for one student keeps the quiz open for them, and closed to newcomers', async () => {
    await extend({ minutes: 10, student: 'user-katherine' });
    school.clock.advance(36 * minute);
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ closed_at: null });
    await expect(katherine().paper(open.id)).resolves.toHaveProperty('questions.length', 5);
    await expect(katherine().join(open.code)).resolves.toMatchObject({ quizId: open.id });
    const newcomer = await failureOf(as('student').join(open.code));
    expect(newcomer.message).toBe(replies.joining.closed.message);
    school.clock.advance(9 * minute);
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ closed_at: at(45) });
  });

  it('for one student who submits before their end leaves the quiz open until then', async () => {
    await extend({ minutes: 10, student: 'user-katherine' });
    await katherine().submit(open.id, []);
    school.clock.advance(44 * minute);
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ closed_at: null });
    school.clock.advance(minute);
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ closed_at: at(45) });
  });

  it('for one student who is deleted is gone, and others keep their grace', async () => {
    await as('student').join(open.code);
    await extend({ minutes: 10, student: 'user-katherine' });
    await katherine().submit(open.id, []);
    school.clock.advance(35 * minute + 10_000);
    await ask('instructor', 'deleteStudent', { id: 'user-katherine' });
    await expect(ada().quiz(open.id)).resolves.toMatchObject({ closed_at: at(35) });
    school.clock.advance(19_000);
    const { receipt } = await as('student').submit(open.id, []);
    expect(receipt?.late).toBe(false);
  });

  it.each([
    [closed.id, { minutes: 5 }, 409, replies.quizzes.noTimeAfterClosing.message],
    [fullGroup.id, { minutes: 5 }, 404, replies.quizzes.notYours.message],
    [
      open.id,
      { minutes: 5, student: 'user-hedy' },
      409,
      replies.quizzes.noTimeAfterSubmitting.message,
    ],
    [open.id, { minutes: 5, student: 'user-grace' }, 400, replies.quizzes.notAParticipant.message],
    [open.id, { minutes: 0 }, 400, 'Minutes must be 1 or more.'],
    [open.id, { minutes: 181 }, 400, 'Minutes must be 180 or less.'],
  ])('for %s with %j is refused', async (id, body, status, sentence) => {
    expect(sentenceOf(await extend(body, id), status)).toBe(sentence);
  });
});

describe('an upcoming quiz', () => {
  const ownOf = async (who: string) => {
    const listed = (await as(who).upcoming()).find(({ _id }) => _id === open.id);
    return { joined: listed?.joined, submitted: listed?.submitted, ends_at: listed?.ends_at };
  };

  it('tells students whether they have joined and submitted it, and when their time is over', async () => {
    const nothing = { joined: undefined, submitted: undefined, ends_at: undefined };
    expect(await ownOf('instructor')).toEqual(nothing);
    expect(await ownOf('student')).toEqual({ ...nothing, joined: false, submitted: false });
    expect(await ownOf('hedy@school.example')).toMatchObject({ joined: true, submitted: true });
    const katherine = 'katherine@school.example';
    expect(await ownOf(katherine)).toEqual({ joined: true, submitted: false, ends_at: at(35) });
    const body = { minutes: 20, student: 'user-katherine' };
    await ask('instructor', 'extendTime', { id: open.id, body });
    expect(await ownOf(katherine)).toMatchObject({ ends_at: at(55) });
  });
});

it.each([
  (code: string) => `Join code - «${code.toLowerCase()}»!`,
  (code: string) => `https://school.example/?join=${code}`,
])('reads a pasted code', async (typed) => {
  const { body } = await ask('student', 'joinQuiz', { body: { code: typed(open.code) } });
  expect(body).toMatchObject({ data: { quiz: open.id, code: open.code } });
});

it('tells joining students when the quiz opens, by its own clock', async () => {
  const { body } = await ask('student', 'joinQuiz', { body: { code: upcoming.code } });
  expect(body).toMatchObject({
    data: {
      starts_at: at(24 * 60),
      server_now: expect.stringMatching(/^2026-05-04T09:00/) as string,
    },
  });
});
