import { describe, expect, it } from 'vitest';
import { mockPassword, mockQuizzes } from '../../src/testing';
import { failureOf, listenTo, questionDraft, quizDraft } from './school';

const { school, as, withToken } = listenTo();

describe('signing in', () => {
  it('returns a profile and a token that later calls accept', async () => {
    const { profile, accessToken, message } = await withToken(null).signIn(
      'Grace@School.example',
      mockPassword,
    );
    expect(profile).toEqual(school.as('student').user);
    expect(message).toBe('Logged in successfully');
    await expect(withToken(accessToken).upcoming()).resolves.toHaveLength(2);
  });

  it('reads the email as it is meant, as the reference server does', async () => {
    const typed = 'Grace Hopper <grace@school.example\u200B>';
    await expect(withToken(null).signIn(typed, mockPassword)).resolves.toHaveProperty('profile');
  });

  it.each([
    ['grace@school.example', 'wrong', 401, 'The email or the password is wrong.'],
    ['nobody@school.example', mockPassword, 401, 'The email or the password is wrong.'],
    ['dorothy@school.example', mockPassword, 403, 'Your account is inactive.'],
    ['grace', mockPassword, 400, 'Please enter a valid email address.'],
  ])('refuses %s with %s', async (email, password, status, sentence) => {
    const error = await failureOf(withToken(null).signIn(email, password));
    expect(error).toMatchObject({ status, fromServer: true });
    expect(error.message).toContain(sentence);
  });
});

describe('tokens', () => {
  it.each([
    [null, 'Sign in to continue.'],
    ['made-up', 'Your session has ended. Sign in again.'],
  ])('answers 401 to the token %j', async (token, message) => {
    await expect(failureOf(withToken(token).upcoming())).resolves.toMatchObject({
      status: 401,
      message,
    });
  });

  it('answers 401 once an account is inactive', async () => {
    await expect(failureOf(as('dorothy@school.example').upcoming())).resolves.toMatchObject({
      status: 401,
    });
  });

  it('lists the known people when asked for a stranger', () => {
    expect(() => school.as('eve@school.example')).toThrow(
      /^Quizwright: the mock school has nobody called "eve@school.example"\..*grace@school\.example/,
    );
  });
});

describe('what a student may not do', () => {
  const student = () => as('student');

  it.each([
    ['list groups', () => student().groups()],
    ['list questions', () => student().questions()],
    ['add a question', () => student().createQuestion(questionDraft)],
    ['set up a quiz', () => student().createQuiz(quizDraft)],
  ])('%s', async (_, call) => {
    await expect(failureOf(call())).resolves.toMatchObject({
      status: 403,
      message: 'Only instructors can do this. Sign in as an instructor.',
    });
  });

  it('read names or emails of their group', async () => {
    const { students } = await student().group('group-web-1');
    expect(students.map((entry) => Object.keys(entry))).toEqual(Array(5).fill(['_id']));
  });

  it('read another group, or a quiz of it', async () => {
    await expect(failureOf(student().group('group-web-2'))).resolves.toMatchObject({ status: 404 });
    await expect(failureOf(student().quiz(mockQuizzes.fullGroup.id))).resolves.toMatchObject({
      status: 404,
    });
  });

  it('see join codes', async () => {
    expect(await student().quiz(mockQuizzes.open.id)).not.toHaveProperty('code');
    const upcoming = await student().upcoming();
    expect(upcoming.map((quiz) => quiz.code)).toEqual([undefined, undefined]);
  });

  it('see right answers', async () => {
    await student().join(mockQuizzes.open.code);
    const replies = await Promise.all([
      student().paper(mockQuizzes.open.id),
      student().quiz(mockQuizzes.open.id),
      student().upcoming(),
      student().completed(),
      student().results(),
    ]);
    expect(JSON.stringify(replies)).not.toContain('"answer"');
  });
});

describe('what an instructor may not do', () => {
  it('join, read a paper or submit', async () => {
    const { join, paper, submit } = as('instructor');
    const id = mockQuizzes.open.id;
    for (const call of [join(mockQuizzes.open.code), paper(id), submit(id, [])]) {
      await expect(failureOf(call)).resolves.toMatchObject({
        status: 403,
        message: 'Only students can do this. Sign in as a student.',
      });
    }
  });

  it("read another instructor's groups, questions, quizzes and results", async () => {
    const alan = as('alan@school.example');
    expect((await alan.groups()).map((group) => group.name)).toEqual(['Night class']);
    await expect(alan.questions()).resolves.toHaveLength(1);
    await expect(alan.results()).resolves.toEqual([]);
    await expect(failureOf(alan.quiz(mockQuizzes.open.id))).resolves.toMatchObject({ status: 404 });
    await expect(failureOf(alan.group('group-web-1'))).resolves.toMatchObject({ status: 404 });
  });
});
