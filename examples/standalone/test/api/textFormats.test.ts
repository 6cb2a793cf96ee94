import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { auditEntries } from '../../server/database/schema';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

type Evidence = components['schemas']['Evidence'];
type Paper = components['schemas']['QuizPaper'];
type Quiz = components['schemas']['QuizWithQuestions'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(() => enrolAnew(school));
afterAll(() => school.close());

const draft = {
  title: 'What does `a ?? b` mean?',
  description: '    a === null ? b : a\n',
  options: { A: '`a || b`', B: '  *b*, if `a` is null', C: '$a^b$', D: '**a**' },
  answer: 'B',
  type: 'FE',
  difficulty: 'easy',
};
const kept = {
  ...draft,
  description: '    a === null ? b : a',
  format: 'markdown',
};

const add = async (body: object) =>
  (await school.call<SavedBody<Question>>('ines', 'POST', 'question', body)).body.data;
const bank = async () => (await school.call<Question[]>('ines', 'GET', 'question')).body;

describe('a question in Markdown', () => {
  test('keeps its format and the blanks at the start of its texts', async () => {
    const { _id, message, revision, ...question } = await add({ ...draft, format: 'markdown' });
    expect({ message, question }).toEqual({ message: 'Question added', question: kept });
    expect(await bank()).toEqual([{ _id, ...kept, revision }]);
    const page = await school.call<{ items: Question[] }>('ines', 'GET', 'question?limit=5');
    expect(page.body.items).toEqual([{ _id, ...kept, revision }]);
  });

  test('becomes plain by a change without a format, and the audit tells', async () => {
    const { _id } = await add({ ...draft, format: 'markdown' });
    await school.call('ines', 'PUT', `question/${_id}`, draft);
    expect((await bank())[0]).not.toHaveProperty('format');
    const entries = await school.database.select().from(auditEntries);
    expect(entries.find(({ action }) => action === 'question.update')).toMatchObject({
      before: { format: 'markdown' },
      after: { format: 'plain' },
    });
  });

  test('keeps its format in a quiz, on the paper and in the statistics', async () => {
    await add({ ...draft, format: 'markdown' });
    const made = await school.call<{ data: { _id: string; code: string } }>(
      'ines',
      'POST',
      'quiz',
      {
        ...{ title: 'Operators', description: 'Some.', group: 'red', questions_number: 1 },
        ...{ difficulty: 'easy', type: 'FE', schadule: monday.toISOString() },
        ...{ duration: 30, score_per_question: 1 },
      },
    );
    const { _id, code } = made.body.data;
    await school.call('rita', 'POST', 'quiz/join', { code });
    school.now = new Date(monday.getTime() - 60_000);
    const early = await school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${_id}`);
    expect(early.body.data).toMatchObject({ questions: [], formats: ['markdown'] });
    school.now = monday;
    const quiz = await school.call<Quiz>('ines', 'GET', `quiz/${_id}`);
    const paper = await school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${_id}`);
    school.now = new Date(monday.getTime() + 60 * 60_000);
    const evidence = await school.call<Evidence>('ines', 'GET', `quiz/evidence/${_id}`);
    for (const [question] of [
      quiz.body.questions ?? [],
      paper.body.data.questions,
      evidence.body.items,
    ]) {
      expect(question).toMatchObject({ title: draft.title, format: 'markdown' });
    }
    school.now = monday;
  });
});

test('a plain question is sent without a format, also if it was added with one', async () => {
  await add({ ...draft, format: 'plain' });
  expect((await bank())[0]).not.toHaveProperty('format');
});

test('an unknown format is refused', async () => {
  const { status, body } = await school.call('ines', 'POST', 'question', {
    ...draft,
    format: 'html',
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field: 'format' }] } });
});
