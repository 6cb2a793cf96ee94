import { describe, expect, it } from 'vitest';
import type { QuestionInput } from '../../src/api/entities';
import { replies } from '../../src/rules/replies';
import { mockQuizzes } from '../../src/testing';
import { failureOf, firstDay, listenTo, questionDraft, quizDraft, sentenceOf } from './school';

const { school, as, ask } = listenTo();
const ada = () => as('instructor');

describe('questions', () => {
  it('lists what was created, newest first', async () => {
    const before = await ada().questions();
    const created = await ada().createQuestion(questionDraft);
    expect(created).toMatchObject({ ...questionDraft, message: 'Question added' });
    const after = await ada().questions();
    expect(after[0]).toMatchObject({ ...questionDraft, _id: created._id });
    expect(after.slice(1)).toEqual(before);
  });

  it('has every type in every difficulty', async () => {
    const cells = (await ada().questions()).map((q) => `${q.type} ${q.difficulty}`);
    expect(cells).toHaveLength(20);
    expect(new Set(cells).size).toBe(9);
  });

  it('names each invalid field', async () => {
    const draft = {
      ...questionDraft,
      title: '  ',
      options: { ...questionDraft.options, B: undefined },
      answer: 'G',
      extra: true,
    } as unknown as QuestionInput;
    const error = await failureOf(ada().createQuestion(draft));
    expect(error.status).toBe(400);
    expect(error.fieldErrors).toEqual([
      { field: 'answer', message: 'Answer must be one of A, B, C, D, E, F.' },
      { field: 'options.B', message: 'Option B is required' },
      { field: 'extra', message: 'extra is not a field of this request. Leave it out.' },
      { field: 'title', message: 'Title is required' },
    ]);
  });
});

describe('one question', () => {
  const change = { ...questionDraft, title: ' What is HTTPS? ' };

  it('is changed in its place, and unchanged in quizzes that have drawn it', async () => {
    await as('student').join(mockQuizzes.open.code);
    const drawn = (await as('student').paper(mockQuizzes.open.id)).questions[0];
    const changed = await ask('instructor', 'updateQuestion', { id: drawn?._id, body: change });
    const revision = expect.any(String) as string;
    const kept = { ...questionDraft, _id: drawn?._id, title: 'What is HTTPS?', revision };
    expect(changed.body).toEqual({ data: { ...kept, message: replies.questions.updated } });
    expect(await ada().questions()).toContainEqual({ ...kept, used: true });
    expect((await as('student').paper(mockQuizzes.open.id)).questions[0]).toEqual(drawn);
  });

  it('has another revision once other numbers count', async () => {
    const accepted = [{ number: '3.14', tolerance: '0.01' }];
    const numeric = { ...questionDraft, options: {}, answer: '3.14', kind: 'numeric' as const };
    const { _id } = await ada().createQuestion({ ...numeric, accepted });
    const found = async () => (await ada().questions()).find((each) => each._id === _id);
    const before = await found();
    expect(before).toMatchObject({ ...numeric, accepted });
    await ask('instructor', 'updateQuestion', { id: _id, body: { ...numeric, accepted: [] } });
    expect(await found()).not.toHaveProperty('accepted');
    expect((await found())?.revision).not.toBe(before?.revision);
  });

  it('is deleted, but stays in quizzes that have drawn it', async () => {
    await as('student').join(mockQuizzes.open.code);
    const drawn = (await as('student').paper(mockQuizzes.open.id)).questions[0];
    const deleted = await ask('instructor', 'deleteQuestion', { id: drawn?._id });
    expect(deleted.body).toEqual({ data: { message: replies.questions.deleted } });
    expect((await ada().questions()).map(({ _id }) => _id)).not.toContain(drawn?._id);
    expect((await as('student').paper(mockQuizzes.open.id)).questions[0]).toEqual(drawn);
  });

  it.each(['updateQuestion', 'deleteQuestion'] as const)(
    "of another instructor does not exist for '%s'",
    async (operation) => {
      const body = operation === 'updateQuestion' ? change : undefined;
      const refused = await ask('instructor', operation, { id: 'question-alan-1', body });
      expect(sentenceOf(refused, 404)).toBe(replies.questions.notYours.message);
      await expect(as('alan@school.example').questions()).resolves.toHaveLength(1);
    },
  );
});

describe('importing questions', () => {
  it('adds all in their order, so that the last is the newest', async () => {
    const questions = ['One?', 'Two?', 'Three?'].map((title) => ({ ...questionDraft, title }));
    const { body } = await ask('instructor', 'importQuestions', { body: { questions } });
    const ids = ['question-new-1', 'question-new-2', 'question-new-3'];
    expect(body).toEqual({ data: { ids, message: '3 questions added' } });
    const listed = await ada().questions();
    expect(listed.slice(0, 3).map(({ title }) => title)).toEqual(['Three?', 'Two?', 'One?']);
  });

  it('adds none if one is invalid, and names its entry', async () => {
    const questions = [questionDraft, { ...questionDraft, title: '' }];
    const refused = await ask('instructor', 'importQuestions', { body: { questions } });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'questions.1.title' }] },
    });
    await expect(ada().questions()).resolves.toHaveLength(20);
  });
});

describe('groups', () => {
  it('are listed by name, and read with names and emails', async () => {
    expect((await ada().groups()).map((group) => group.name)).toEqual(['Web 1', 'Web 2']);
    const { students } = await ada().group('group-web-1');
    expect(students.map((student) => student.last_name)).toEqual([
      'Hopper',
      'Jackson',
      'Johnson',
      'Lamarr',
      'Vaughan',
    ]);
  });

  it('refuses an invalid id', async () => {
    await expect(failureOf(ada().group('no such id'))).resolves.toMatchObject({ status: 400 });
  });
});

describe('setting up a quiz', () => {
  it('returns a code, lists the quiz and lets its group join', async () => {
    const created = await ada().createQuiz(quizDraft);
    expect(created.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(created).toMatchObject({
      ...quizDraft,
      closed_at: null,
      participants: 0,
      message: 'Quiz created successfully',
    });
    await as('student').join(created.code);
    const listed = (await ada().upcoming()).find((quiz) => quiz._id === created._id);
    expect(listed).toMatchObject({ title: 'Monday quiz', participants: 1 });
  });

  it('draws from the matching questions of the bank', async () => {
    const created = await ada().createQuiz({ ...quizDraft, type: 'FE' });
    await as('student').join(created.code);
    const { questions } = await as('student').paper(created._id ?? '');
    const fitting = (await ada().questions()).filter(
      (question) => question.type === 'FE' && question.difficulty === 'easy',
    );
    expect(questions.map((question) => question._id).sort()).toEqual(
      fitting.map((question) => question._id).sort(),
    );
  });

  it('says how many questions there are if they are too few', async () => {
    const draft = { ...quizDraft, type: 'BE', difficulty: 'hard' } as const;
    await expect(failureOf(ada().createQuiz(draft))).resolves.toMatchObject({
      status: 409,
      message:
        'Only 1 of your questions matches hard and Backend; this quiz needs 5. Add questions, choose fewer, or choose another difficulty or type.',
    });
  });

  it.each([
    ['group', { group: 'group-night' }, 'Group is not one of yours.'],
    ['schadule', { schadule: '2026-05-03T09:00:00.000Z' }, 'Schedule must be in the future.'],
    ['schadule', { schadule: 'tomorrow' }, 'Schedule must be a date and time'],
    ['duration', { duration: 20 as 15 }, 'Duration must be one of 15, 30,'],
  ])('refuses %s %j', async (field, wrong, sentence) => {
    const error = await failureOf(ada().createQuiz({ ...quizDraft, ...wrong }));
    expect(error.status).toBe(400);
    expect(error.fieldErrors.map((entry) => entry.field)).toEqual([field]);
    expect(error.message).toContain(sentence);
  });
});

describe('lists of quizzes', () => {
  it('puts the soonest first and moves a quiz over when it closes', async () => {
    const ids = async () => ({
      upcoming: (await ada().upcoming()).map((quiz) => quiz._id),
      completed: (await ada().completed()).map((quiz) => quiz._id),
    });
    expect(await ids()).toEqual({
      upcoming: [mockQuizzes.open.id, mockQuizzes.upcoming.id],
      completed: [mockQuizzes.closed.id],
    });
    school.clock.advance(36 * 60_000);
    expect(await ids()).toEqual({
      upcoming: [mockQuizzes.upcoming.id],
      completed: [mockQuizzes.open.id, mockQuizzes.closed.id],
    });
    const closed = await ada().quiz(mockQuizzes.open.id);
    expect(closed.closed_at).toBe(new Date(firstDay.getTime() + 35 * 60_000).toISOString());
  });

  it('shows at most five of each', async () => {
    for (let count = 0; count < 6; count += 1) await ada().createQuiz(quizDraft);
    await expect(ada().upcoming()).resolves.toHaveLength(5);
    school.clock.advance(60 * 60_000);
    await expect(ada().completed()).resolves.toHaveLength(5);
  });

  it('shows students the quizzes of their group, and those they took', async () => {
    expect((await as('student').completed()).map((quiz) => quiz.status)).toEqual(['closed']);
    await expect(as('george@school.example').upcoming()).resolves.toEqual([]);
    await expect(as('george@school.example').completed()).resolves.toEqual([]);
  });
});
