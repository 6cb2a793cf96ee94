import { describe, expect, it } from 'vitest';
import type { QuizChanges } from '../../src/api/entities';
import { mockQuizzes } from '../../src/testing';
import { listenTo } from './school';

const { school, ask } = listenTo();
const { open, closed, fullGroup } = mockQuizzes;
const marys = 'attempt-closed-mary';

async function changesOf(id: string) {
  const { status, body } = await ask('instructor', 'quizChanges', { id });
  expect(status).toBe(200);
  return (body as QuizChanges).changes;
}
const historyOf = async (id: string) =>
  (await changesOf(id)).map(({ action, who, student }) => [action, who?._id, student?._id]);

describe('the history of a quiz', () => {
  it('starts with the events before the first day, newest first', async () => {
    expect(await historyOf(closed.id)).toEqual([
      ['attempt.submit', 'user-mary', 'user-mary'],
      ['quiz.grade', undefined, undefined],
      ['attempt.submit', 'user-hedy', 'user-hedy'],
      ['attempt.submit', 'user-grace', 'user-grace'],
      ['attempt.submit', 'user-katherine', 'user-katherine'],
      ['quiz.create', 'user-ada', undefined],
    ]);
  });

  it('records what the reference server records', async () => {
    await ask('instructor', 'extendTime', { id: open.id, body: { minutes: 10 } });
    await ask('instructor', 'extendTime', {
      id: open.id,
      body: { minutes: 5, student: 'user-katherine' },
    });
    const change = { title: 'The web', description: 'How it works.' };
    await ask('instructor', 'updateQuiz', { id: open.id, body: change });
    await ask('instructor', 'updateQuiz', { id: open.id, body: change });
    const katherine = 'katherine@school.example';
    await ask(katherine, 'quizPaper', { id: open.id });
    await ask(katherine, 'submitQuiz', { id: open.id, body: { answers: [] } });
    await ask(katherine, 'submitQuiz', { id: open.id, body: { answers: [] } });
    const [submitted, updated, forOne, forAll] = await changesOf(open.id);
    expect(submitted).toMatchObject({
      ...{ action: 'attempt.submit', who: { first_name: 'Katherine' } },
      after: { revision: 2, answered: 2, score: 4 },
    });
    expect(updated).toMatchObject({
      ...{ action: 'quiz.update', before: { title: 'How the web works' } },
      after: { title: 'The web', description: true },
    });
    expect(forOne).toMatchObject({
      ...{ action: 'quiz.extend', student: { first_name: 'Katherine' } },
      ...{ before: { extra_minutes: 0 }, after: { minutes: 5, extra_minutes: 5, reopened: 0 } },
    });
    expect(forAll).toMatchObject({
      ...{ action: 'quiz.extend', student: null },
      ...{ before: { duration: 45 }, after: { minutes: 10, duration: 55, reopened: 0 } },
    });
  });

  it('records an acceptance and its undoing, each once', async () => {
    for (const accept of [true, true, false, false]) {
      await ask('instructor', 'acceptLate', {
        id: closed.id,
        body: { participation: marys, accept },
      });
    }
    const [undone, accepted, next] = await changesOf(closed.id);
    expect(accepted).toMatchObject({
      ...{ action: 'attempt.accept', student: { first_name: 'Mary' }, before: { score: 2 } },
      after: { score: 8 },
    });
    expect(undone).toMatchObject({
      ...{ action: 'attempt.restore', before: { score: 8 }, after: { score: 2 } },
    });
    expect(next?.action).toBe('attempt.submit');
  });

  it('keeps only the id of a student whose account was deleted', async () => {
    school.clock.advance(24 * 60 * 60_000);
    const { status } = await ask('instructor', 'deleteStudent', { id: 'user-mary' });
    expect(status).toBe(200);
    const [deleted] = await changesOf(closed.id);
    expect(deleted).toMatchObject({ action: 'attempt.delete', student: { _id: 'user-mary' } });
    expect(deleted?.student).not.toHaveProperty('first_name');
  });

  it('is only for its own instructor', async () => {
    expect((await ask('instructor', 'quizChanges', { id: fullGroup.id })).status).toBe(404);
  });
});
