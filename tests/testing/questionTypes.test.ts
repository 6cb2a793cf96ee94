import { describe, expect, it } from 'vitest';
import { failureOf, firstDay, listenTo, questionDraft, quizDraft } from './school';

const { as, ask } = listenTo({
  now: firstDay,
  questionTypes: [
    { value: 'BIO', label: 'Biology' },
    { value: 'CHE', label: 'Chemistry' },
  ],
});
const ada = () => as('instructor');

describe('a school with types of its own', () => {
  it('lists them, and its questions have them', async () => {
    const { body } = await ask('instructor', 'capabilities');
    expect(body).toMatchObject({
      question_types: [
        { value: 'BIO', label: 'Biology' },
        { value: 'CHE', label: 'Chemistry' },
      ],
    });
    const types = (await ada().questions()).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['BIO', 'CHE']));
  });

  it('refuses others', async () => {
    const error = await failureOf(ada().createQuestion({ ...questionDraft, type: 'FE' }));
    expect(error.fieldErrors).toEqual([
      { field: 'type', message: 'Type must be one of BIO, CHE.' },
    ]);
    await ada().createQuestion({ ...questionDraft, type: 'CHE' });
  });

  it('draws a quiz from one or from all', async () => {
    const quiz = { ...quizDraft, difficulty: 'easy', questions_number: 5 } as const;
    for (const type of ['BIO', 'DO']) await ada().createQuiz({ ...quiz, type });
    const error = await failureOf(ada().createQuiz({ ...quiz, type: 'CHE', questions_number: 50 }));
    expect(error.message).toContain('match easy and Chemistry; this quiz needs 50');
  });
});
