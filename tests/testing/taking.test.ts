import { describe, expect, it } from 'vitest';
import type { SavedAnswer, QuizPaper, SubmittedAnswer } from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { failureOf, firstDay, listenTo } from './school';

const { school, as, ask } = listenTo();
const grace = () => as('student');
const { open, upcoming, closed, fullGroup } = mockQuizzes;
const minute = 60_000;

async function joinAndRead(): Promise<QuizPaper> {
  await grace().join(open.code);
  return grace().paper(open.id);
}

function allA({ questions }: QuizPaper): SubmittedAnswer[] {
  return questions.map(({ _id }) => ({ question: _id, answer: 'A' }));
}

/** Answers to the first questions, chosen some seconds after the first day began. */
function chosen(
  { questions }: QuizPaper,
  letters: readonly SavedAnswer['answer'][],
  seconds: number,
): SavedAnswer[] {
  const chosen_at = new Date(firstDay.getTime() + seconds * 1000).toISOString();
  return letters.map((answer, index) => ({
    question: questions[index]?._id ?? '',
    answer,
    chosen_at,
  }));
}

async function rightAnswers({ questions }: QuizPaper): Promise<SubmittedAnswer[]> {
  const bank = await as('instructor').questions();
  return questions.map(({ _id }) => {
    const found = bank.find((question) => question._id === _id);
    if (found === undefined) throw new Error(`${_id} is not in the bank`);
    return { question: _id, answer: found.answer };
  });
}

describe('joining', () => {
  it('accepts a code however it is typed, again and again', async () => {
    const joined = { quizId: open.id, code: open.code, message: 'Quiz joined successfully' };
    await expect(grace().join(' 7kq2-mxwd ')).resolves.toMatchObject(joined);
    await expect(grace().join(open.code)).resolves.toMatchObject(joined);
    await expect(grace().quiz(open.id)).resolves.toMatchObject({ participants: 3 });
  });

  it.each([
    ['an unknown code', 'student', 'ZZZZZZZZ', 404, 'No quiz has this code.'],
    ['a closed quiz', 'student', closed.code, 409, 'This quiz is closed'],
    ['another group', 'student', fullGroup.code, 403, 'This quiz is for another group'],
    [
      'a full group',
      'george@school.example',
      fullGroup.code,
      409,
      'The group for this quiz is full',
    ],
    ['an empty code', 'student', ' ', 400, 'Code is required'],
  ])('refuses %s with its own message', async (_, who, code, status, sentence) => {
    const error = await failureOf(as(who).join(code));
    expect(error.status).toBe(status);
    expect(error.message).toContain(sentence);
  });

  it('puts a student without a group into the group of the quiz', async () => {
    await as('george@school.example').join(open.code);
    expect(school.as('george@school.example').user.group?.name).toBe('Web 1');
    const { students } = await as('instructor').group('group-web-1');
    expect(students.map((student) => student.first_name)).toContain('George');
  });
});

describe('the paper', () => {
  it('has the questions, and an attempt that begins at the first read', async () => {
    const paper = await joinAndRead();
    expect(paper.questions).toHaveLength(5);
    expect(Object.keys(paper.questions[0] ?? {})).toEqual(['_id', 'title', 'options']);
    const { attempt } = paper;
    expect(attempt).toMatchObject({ revision: 0, answers: [] });
    expect(Date.parse(attempt?.ends_at ?? '')).toBe(firstDay.getTime() + 35 * minute);

    school.clock.advance(5 * minute);
    const again = await grace().paper(open.id);
    expect(again.attempt?.started_at).toBe(attempt?.started_at);
    expect(Date.parse(again.attempt?.server_now ?? '')).toBeGreaterThanOrEqual(
      firstDay.getTime() + 5 * minute,
    );
  });

  it('includes the saved answers', async () => {
    const { attempt } = await as('katherine@school.example').paper(open.id);
    expect(attempt?.answers).toHaveLength(2);
    expect(attempt?.revision).toBe(2);
  });

  it('has no questions before the start', async () => {
    await grace().join(upcoming.code);
    const before = await grace().paper(upcoming.id);
    expect(before.questions).toEqual([]);
    const startsAt = Date.parse(before.attempt?.started_at ?? '');
    expect(startsAt).toBe(firstDay.getTime() + 24 * 60 * minute);

    school.clock.set(new Date(startsAt));
    expect((await grace().paper(upcoming.id)).questions).toHaveLength(10);
  });

  it('is refused to students who have not joined, and for unknown quizzes', async () => {
    await expect(failureOf(grace().paper(open.id))).resolves.toMatchObject({
      status: 403,
      message: 'You have not joined this quiz. Join it with its code first.',
    });
    await expect(failureOf(grace().paper('quiz-none'))).resolves.toMatchObject({ status: 404 });
  });
});

describe('submitting', () => {
  it('refuses later answers with those that count, and their receipt', async () => {
    const paper = await joinAndRead();
    const answers = chosen(paper, ['A', 'B'], 1);
    const { receipt } = await grace().submit(open.id, answers);
    const later = chosen(paper, ['A', 'C'], 2);
    for (const call of [grace().submit(open.id, later), grace().paper(open.id)]) {
      await expect(failureOf(call)).resolves.toMatchObject({
        status: 409,
        ...replies.attempts.alreadySubmitted,
        body: { submitted: { answers, receipt } },
      });
    }
  });

  it('adds to what another device has saved, and removes nothing', async () => {
    const paper = await joinAndRead();
    school.otherDevice('student').answer(open.id, { 1: 'A', 2: 'B' });
    const { attempt } = await grace().paper(open.id);
    const stale = chosen(paper, ['C'], -1);
    const own = chosen(paper, ['D', 'D', 'D'], -1).slice(2);
    const { receipt } = await grace().submit(open.id, [...stale, ...own], {
      revision: attempt?.revision ?? 0,
    });
    expect(receipt).toMatchObject({ answered: 3, late: false });
    const refused = await failureOf(grace().paper(open.id));
    expect(refused.body).toMatchObject({
      submitted: { answers: [{ answer: 'A' }, { answer: 'B' }, { answer: 'D' }] },
    });
  });

  it('is kept but not submitted if another device has changed answers since', async () => {
    const paper = await joinAndRead();
    school.otherDevice('student').answer(open.id, { 1: 'A' });
    const own = chosen(paper, [null, 'B'], -1).slice(1);
    const refused = await failureOf(grace().submit(open.id, own, { revision: 0 }));
    expect(refused).toMatchObject({
      status: 409,
      ...replies.attempts.changedSince,
      body: { attempt: { revision: 2, answers: [{ answer: 'A' }, { answer: 'B' }] } },
    });
    const { attempt } = await grace().paper(open.id);
    expect(attempt?.answers).toHaveLength(2);
    const { receipt } = await grace().submit(open.id, own, { revision: 2 });
    expect(receipt).toMatchObject({ answered: 2 });
  });

  it('is kept but not submitted if the time is over only on the device', async () => {
    const own = chosen(await joinAndRead(), ['A'], 1);
    const refused = await failureOf(grace().submit(open.id, own, { revision: 0, time_up: true }));
    expect(refused).toMatchObject({
      status: 409,
      ...replies.attempts.stillTime,
      body: { attempt: { revision: 1, answers: own } },
    });
    expect((await grace().paper(open.id)).attempt).toMatchObject({ revision: 1, answers: own });
  });

  it('counts answers without a time as chosen when they arrive', async () => {
    const paper = await joinAndRead();
    school.otherDevice('student').answer(open.id, { 1: 'A' });
    school.clock.advance(1000);
    const [first] = paper.questions;
    const { receipt } = await grace().submit(open.id, [
      { question: first?._id ?? '', answer: 'B' },
    ]);
    expect(receipt).toMatchObject({ answered: 1 });
    const refused = await failureOf(grace().paper(open.id));
    expect(refused.body).toMatchObject({ submitted: { answers: [{ answer: 'B' }] } });
  });

  it('returns the same receipt for fewer or older answers', async () => {
    const paper = await joinAndRead();
    const first = await grace().submit(open.id, chosen(paper, ['A', 'B', null], 2));
    const held = [
      [],
      chosen(paper, ['A'], 2),
      chosen(paper, ['D'], 1),
      chosen(paper, ['A', 'B', null], 9),
    ];
    for (const answers of held) {
      await expect(grace().submit(open.id, answers)).resolves.toEqual(first);
    }
  });

  it('returns a receipt, and a result that is graded by the rules', async () => {
    const paper = await joinAndRead();
    const answers = await rightAnswers(paper);
    school.clock.advance(12 * minute);
    const { receipt, message } = await grace().submit(open.id, answers.slice(0, 4));
    expect(message).toBe('Quiz submitted');
    expect(receipt).toMatchObject({ answered: 4, questions: 5 });

    expect((await grace().results()).map(({ quiz }) => quiz._id)).not.toContain(open.id);
    const result = (await as('instructor').results()).find((entry) => entry.quiz._id === open.id);
    expect(result?.quiz.closed_at).toBeNull();
    expect(result?.participants[0]).toMatchObject({
      participant: { first_name: 'Grace' },
      score: 8,
      finished_at: receipt?.submitted_at,
    });
  });

  it('returns the same receipt for the same answers without times, and 409 for others', async () => {
    const answers = allA(await joinAndRead());
    const first = await grace().submit(open.id, answers);
    school.clock.advance(minute);
    await expect(grace().submit(open.id, [...answers].reverse())).resolves.toEqual(first);
    const others = answers.map((entry) => ({ ...entry, answer: 'B' as const }));
    await expect(failureOf(grace().submit(open.id, others))).resolves.toMatchObject({
      status: 409,
      ...replies.attempts.alreadySubmitted,
    });
  });

  it('names the entries whose question is foreign or answered twice', async () => {
    const [first] = allA(await joinAndRead());
    if (first === undefined) throw new Error('the paper is empty');
    const error = await failureOf(
      grace().submit(open.id, [first, { ...first, question: 'question-99' }, first]),
    );
    expect(error.status).toBe(400);
    expect(error.fieldErrors.map((entry) => entry.field)).toEqual([
      'answers.1.question',
      'answers.2.question',
    ]);
  });

  it('is graded within 30 seconds after the end', async () => {
    const paper = await joinAndRead();
    const answers = await rightAnswers(paper);
    school.clock.advance(35 * minute + 20_000);
    const { receipt } = await grace().submit(open.id, answers);
    expect(receipt).toMatchObject({ answered: 5, late: false });
    school.clock.advance(11_000);
    expect((await grace().results())[0]?.participants).toMatchObject([{ score: 10 }]);
  });

  it('adds what every device brings within that grace, and closes nothing', async () => {
    const paper = await joinAndRead();
    const ends_at = paper.attempt?.ends_at;
    school.clock.advance(35 * minute + 1000);
    const laptop = await grace().submit(open.id, chosen(paper, ['A'], 5), {
      revision: 0,
      time_up: true,
    });
    expect(laptop.receipt).toMatchObject({ answered: 1, submitted_at: ends_at, late: false });
    const phone = await grace().submit(open.id, chosen(paper, ['B', 'C'], 4), {
      revision: 0,
      time_up: true,
    });
    expect(phone.receipt).toEqual({ ...laptop.receipt, answered: 2 });
    const refused = await failureOf(grace().paper(open.id));
    expect(refused).toMatchObject({
      ...replies.attempts.closed,
      body: { submitted: { answers: [{ answer: 'A' }, { answer: 'C' }], receipt: phone.receipt } },
    });
  });

  it('is kept as late after that, once', async () => {
    const answers = allA(await joinAndRead());
    school.clock.advance(35 * minute + 31_000);
    const first = await grace().submit(open.id, answers);
    expect(first.message).toBe(replies.attempts.late);
    expect(first.receipt).toMatchObject({ answered: 5, late: true });
    expect((await grace().results())[0]?.participants).toMatchObject([{ score: 0 }]);
    school.clock.advance(minute);
    await expect(grace().submit(open.id, answers)).resolves.toEqual(first);
    await expect(grace().submit(open.id, answers.slice(1))).resolves.toEqual(first);
    const others = answers.map((entry) => ({ ...entry, answer: 'B' as const }));
    for (const call of [grace().submit(open.id, others), grace().paper(open.id)]) {
      await expect(failureOf(call)).resolves.toMatchObject({
        status: 409,
        ...replies.attempts.closed,
        body: { submitted: { answers, receipt: first.receipt } },
      });
    }
  });

  it('that was late continues when time is added', async () => {
    const body = { minutes: 20, student: 'user-katherine' };
    await ask('instructor', 'extendTime', { id: open.id, body });
    const paper = await joinAndRead();
    school.clock.advance(36 * minute);
    const late = chosen(paper, ['A'], 60);
    await grace().submit(open.id, late);
    await ask('instructor', 'extendTime', {
      id: open.id,
      body: { ...body, student: 'user-grace' },
    });
    expect((await grace().paper(open.id)).attempt?.answers).toEqual(late);
    const { receipt } = await grace().submit(open.id, chosen(paper, [null, 'B'], 70).slice(1));
    expect(receipt).toMatchObject({ answered: 2, late: false });
  });

  it('counts an instant years ahead as one of tomorrow', async () => {
    const paper = await joinAndRead();
    const [entry] = chosen(paper, ['A'], 0);
    if (entry === undefined) throw new Error('the paper is empty');
    const answers = [{ ...entry, chosen_at: '2099-01-01T00:00:00.000Z' }];
    await failureOf(grace().submit(open.id, answers, { time_up: true }));
    const { attempt } = await grace().paper(open.id);
    const at = Date.parse(attempt?.answers[0]?.chosen_at ?? '');
    expect(Math.round((at - firstDay.getTime()) / minute)).toBe(24 * 60);
    const { receipt } = await grace().submit(open.id, [{ question: entry.question, answer: 'B' }]);
    expect(receipt).toMatchObject({ answered: 1 });
    const refused = await failureOf(grace().paper(open.id));
    expect(refused.body).toMatchObject({ submitted: { answers: [{ answer: 'B' }] } });
  });

  it('reports an instant that does not exist', async () => {
    const [entry] = chosen(await joinAndRead(), ['A'], 0);
    if (entry === undefined) throw new Error('the paper is empty');
    const leap = { ...entry, chosen_at: '2026-06-30T23:59:60Z' };
    const error = await failureOf(grace().submit(open.id, [leap]));
    expect(error.fieldErrors.map(({ field }) => field)).toEqual(['answers.0.chosen_at']);
  });

  it('within the grace is listed as submitted while others continue', async () => {
    const body = { minutes: 20, student: 'user-katherine' };
    await ask('instructor', 'extendTime', { id: open.id, body });
    await joinAndRead();
    school.clock.advance(35 * minute + 1000);
    await grace().submit(open.id, []);
    const [listed] = await grace().upcoming();
    expect(listed).toMatchObject({ _id: open.id, submitted: true });
    const results = await as('instructor').results();
    const row = results.find(({ quiz }) => quiz._id === open.id)?.participants;
    expect(row?.map(({ participant }) => participant.first_name)).toContain('Grace');
  });

  it('is not late if the school already has all of it', async () => {
    const paper = await joinAndRead();
    school.otherDevice('student').answer(open.id, { 1: 'A', 2: 'B' });
    school.clock.advance(40 * minute);
    const held = [[], chosen(paper, ['A'], 9), chosen(paper, ['C', 'D'], -1)];
    for (const answers of held) {
      const { receipt } = await grace().submit(open.id, answers);
      expect(receipt).toMatchObject({
        answered: 2,
        late: false,
        submitted_at: paper.attempt?.ends_at,
      });
    }
    const [result] = await as('instructor').results();
    expect(result?.participants.some(({ late }) => late)).toBe(false);
  });

  it('that is late and accepted is graded with the saved answers', async () => {
    const paper = await joinAndRead();
    const right = (await rightAnswers(paper)).map(({ answer }) => answer);
    school.otherDevice('student').answer(open.id, { 1: right[0] ?? null });
    school.clock.advance(40 * minute);
    const late = chosen(paper, right.slice(0, 3), 60).slice(1);
    const { receipt } = await grace().submit(open.id, late);
    expect(receipt).toMatchObject({ answered: 3, late: true });
    const [result] = await as('instructor').results();
    const row = result?.participants.find(({ late: isLate }) => isLate);
    expect(row).toMatchObject({ score: 2, late: { answered: 3 } });
    const body = { participation: row?._id };
    const accepted = await ask('instructor', 'acceptLate', { id: open.id, body });
    expect(accepted).toMatchObject({ status: 200, body: { data: { score: 6 } } });
    await expect(grace().submit(open.id, late)).resolves.toMatchObject({ receipt });
  });

  it('is refused before the start', async () => {
    await grace().join(upcoming.code);
    await expect(failureOf(grace().submit(upcoming.id, []))).resolves.toMatchObject({
      status: 409,
      ...replies.attempts.waitForStart,
    });
  });
});

describe('results', () => {
  it('of a closed quiz include everyone, graded from saved answers without a submission', async () => {
    const results = await as('instructor').results();
    expect(results.map((result) => result.quiz.title)).toEqual(['How the web works', 'Warm-up']);
    expect(
      results[1]?.participants.map(({ participant, score }) => [participant.first_name, score]),
    ).toEqual([
      ['Grace', 8],
      ['Mary', 2],
      ['Katherine', 10],
      ['Hedy', 6],
    ]);
  });

  it('of a student contain only their own row', async () => {
    const results = await grace().results();
    expect(
      results.map(({ quiz, participants }) => [
        quiz._id,
        participants.map(({ participant }) => participant.email),
      ]),
    ).toEqual([[closed.id, ['grace@school.example']]]);
  });

  it('of a student wait until no one can submit any more; those of an instructor do not', async () => {
    const idsOf = async (who: string) => (await as(who).results()).map(({ quiz }) => quiz._id);
    await grace().submit(open.id, allA(await joinAndRead()));
    school.clock.advance(35 * minute + 29_000);
    expect(await idsOf('student')).not.toContain(open.id);
    const inTime = await as('katherine@school.example').submit(open.id, []);
    expect(inTime.receipt?.late).toBe(false);
    const [result] = await as('instructor').results();
    expect(result).toMatchObject({
      _id: open.id,
      quiz: { closed_at: expect.any(String) as string },
    });
    expect(result?.participants).toHaveLength(3);
    await expect(grace().completed()).resolves.toMatchObject([{ _id: open.id }, {}]);
    school.clock.advance(2_000);
    expect(await idsOf('student')).toContain(open.id);
  });

  it('list people in the same order as every other list', async () => {
    const lastNames = { grace: 'Zuse', katherine: 'de Vries', mary: 'Ångström', hedy: 'Abt' };
    for (const [name, last_name] of Object.entries(lastNames)) {
      const body = { _id: `user-${name}`, last_name };
      await ask('instructor', 'updateStudent', { body });
    }
    const results = await as('instructor').results();
    const warmUp = results.find(({ quiz }) => quiz._id === closed.id);
    expect(warmUp?.participants.map(({ participant }) => participant.last_name)).toEqual([
      'Abt',
      'Ångström',
      'de Vries',
      'Zuse',
    ]);
    const { students } = await as('instructor').group('group-web-1');
    expect(students.map(({ last_name }) => last_name)).toEqual([
      'Abt',
      'Ångström',
      'de Vries',
      'Vaughan',
      'Zuse',
    ]);
  });

  it('appear for a quiz that closes without a submission', async () => {
    await joinAndRead();
    school.clock.advance(36 * minute);
    const [result] = await grace().results();
    expect(result?.participants).toMatchObject([{ score: 0, finished_at: result?.quiz.closed_at }]);
  });
});
