import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { auditEntries, quizItems, questions } from '../../server/database/schema';
import { refreshQuality } from '../../server/questions/quality';
import { keepEvidence } from '../../server/quizzes/keepEvidence';
import { sweep } from '../../server/quizzes/sweep';
import { enrolAnew } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Question, SavedBody } from './wire';

type Evidence = components['schemas']['Evidence'];
type Paper = components['schemas']['QuizPaper'];
type Quiz = components['schemas']['QuizWithQuestions'];
type Result = components['schemas']['Result'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  school.now = new Date(monday.getTime() - 60_000);
});
afterAll(() => school.close());

const draft = {
  title: 'How much is π?',
  description: 'With two decimals.',
  options: {},
  kind: 'numeric',
  answer: '3.14',
  accepted: [{ number: '3.14', tolerance: '0.01' }],
  type: 'FE',
  difficulty: 'easy',
};

const add = (body: object) => school.call<SavedBody<Question>>('ines', 'POST', 'question', body);
const bank = async () => (await school.call<Question[]>('ines', 'GET', 'question')).body;

/** What the audit says of changes of a question. */
async function changesOf(id: string) {
  const entries = await school.database.select().from(auditEntries).orderBy(auditEntries.id);
  return entries.filter(
    ({ action, subjectId }) => action === 'question.update' && subjectId === id,
  );
}

/** A quiz of the whole bank, which has not opened. */
async function setUp(settings: object = {}) {
  const made = await school.call<{ data: { _id: string; code: string } }>('ines', 'POST', 'quiz', {
    ...{ title: 'Numbers', description: 'Some.', group: 'red', questions_number: 1 },
    ...{ difficulty: 'easy', type: 'FE', schadule: monday.toISOString() },
    ...{ duration: 30, score_per_question: 2, ...settings },
  });
  return made.body.data;
}

const paperOf = async (id: string) =>
  (await school.call<{ data: Paper }>('rita', 'GET', `quiz/without-answers/${id}`)).body.data;

/** A quiz that Rita has begun, and how she saves and submits an answer to its first question. */
async function begin(settings: object = {}) {
  school.now = new Date(monday.getTime() - 60_000);
  const { _id, code } = await setUp(settings);
  await school.call('rita', 'POST', 'quiz/join', { code });
  school.now = monday;
  const [question] = (await paperOf(_id)).questions;
  const answered = (answer: string | null) => ({
    answers: [{ question: question?._id, answer, chosen_at: school.now.toISOString() }],
    revision: 0,
  });
  return {
    _id,
    save: (answer: string | null) =>
      school.call('rita', 'PUT', `quiz/answers/${_id}`, answered(answer)),
    submit: (answer: string | null) =>
      school.call('rita', 'POST', `quiz/submit/${_id}`, answered(answer)),
    paper: () => paperOf(_id),
  };
}

const hourLater = () => new Date(monday.getTime() + 60 * 60_000);

/** Points by answer. */
type Scores = Readonly<Record<string, number>>;

/** What a submitted answer earns of two points. */
async function scoreOf(answer: string, settings: object = {}) {
  const { _id, submit } = await begin(settings);
  expect((await submit(answer)).status).toBe(200);
  school.now = hourLater();
  const results = await school.call<Result[]>('ines', 'GET', 'quiz/result');
  return results.body.find(({ quiz }) => quiz._id === _id)?.participants[0]?.score;
}

describe('a question that asks for a number', () => {
  test('keeps its number and what else counts', async () => {
    const { _id, message, revision, ...question } = (await add(draft)).body.data;
    expect({ message, question }).toEqual({ message: 'Question added', question: draft });
    expect(await bank()).toEqual([{ _id, ...draft, revision }]);
  });

  test.each(['0', '-3.5', '0.001', '1200', `-1${'0'.repeat(78)}`])('takes %j', async (answer) => {
    const exact: Partial<typeof draft> = { ...draft, answer };
    delete exact.accepted;
    expect((await add(exact)).status).toBe(201);
    expect(await bank()).toMatchObject([exact]);
    expect((await bank())[0]).not.toHaveProperty('accepted');
  });

  test.each([
    ...['1'.repeat(81), '1e5', '٣', '-0', '00', '+1', '1.', '.5', '1.50'],
    ...[' 1', '1\n', '1,5', 'NaN', 'B', ''],
  ])('refuses the answer %j', async (answer) => {
    const { status, body } = await add({ ...draft, answer });
    expect({ status, fields: body.errors.map((error) => error.field) }).toEqual({
      status: 400,
      fields: ['answer'],
    });
  });

  test('takes 80 digits and ten numbers, and refuses an eleventh', async () => {
    const accepted = Array.from({ length: 11 }, (_, index) => ({ number: `${index}`, share: 50 }));
    const answer = '9'.repeat(80);
    expect((await add({ ...draft, answer, accepted: accepted.slice(1) })).status).toBe(201);
    expect(await bank()).toMatchObject([{ answer, accepted: accepted.slice(1) }]);
    const refused = await add({ ...draft, accepted });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'accepted' }] } });
  });

  test.each([
    ['options', { options: { A: '3', B: '4' } }],
    ['accepted.0.tolerance', { accepted: [{ number: '3', tolerance: '-1' }] }],
    ['accepted.0.tolerance', { accepted: [{ number: '3', tolerance: '1e2' }] }],
    ['accepted.0.number', { accepted: [{ tolerance: '1' }] }],
    ['accepted.1.number', { accepted: [{ number: '3' }, { number: '٣' }] }],
    ['accepted.0.to', { accepted: [{ number: '3', to: '+4' }] }],
    ['accepted.0.share', { accepted: [{ number: '3', share: 0 }] }],
    ['accepted.0.share', { accepted: [{ number: '3', share: 101 }] }],
    ['accepted.0.share', { accepted: [{ number: '3', share: 1.5 }] }],
    ['accepted.0.unit', { accepted: [{ number: '3', unit: 'm' }] }],
  ])('refuses wrong %s', async (field, wrong) => {
    const { status, body } = await add({ ...draft, ...wrong });
    expect({ status, field: body.errors[0]?.field }).toEqual({ status: 400, field });
  });

  test.each([
    ['accepted numbers', { answer: 'A', accepted: [{ number: '1' }] }, 'accepted'],
    ['a number as the answer', { answer: '3' }, 'answer'],
    ['no options', { answer: 'A', options: {} }, 'options.A'],
  ])('is the only kind that has %s', async (_, values, field) => {
    const lettered = { ...draft, options: { A: '3', B: '4' }, accepted: [], ...values };
    for (const kind of ['single', 'multiple', undefined]) {
      const { status, body } = await add({ ...lettered, kind });
      expect({ kind, status, field: body.errors?.[0]?.field }).toEqual({
        kind,
        status: 400,
        field,
      });
    }
  });

  test('has a revision that depends on what counts, and an audit that tells of it', async () => {
    const { _id, revision } = (await add(draft)).body.data;
    const change = (body: object, query = '') =>
      school.call<SavedBody<Question>>('ines', 'PUT', `question/${_id}${query}`, body);
    expect((await change(draft)).body.data.revision).toBe(revision);
    const wider = { ...draft, accepted: [{ tolerance: '0.1', number: '3.14' }] };
    const changed = await change(wider, `?revision=${revision}`);
    expect(changed.status).toBe(200);
    expect(changed.body.data.revision).not.toBe(revision);
    const lettered = { ...draft, kind: 'single', options: { A: '3', B: '4' }, answer: 'A' };
    expect((await change({ ...lettered, accepted: [] })).status).toBe(200);
    expect(await changesOf(_id)).toMatchObject([
      { before: {}, after: { accepted: true } },
      {
        before: { kind: 'numeric', answer: '3.14' },
        after: { kind: 'single', answer: 'A', options: true, accepted: true },
      },
    ]);
  });

  test('is the same question if it is sent again with its fields in another order', async () => {
    const { _id } = (await add(draft)).body.data;
    const again = { ...draft, accepted: [{ tolerance: '0.01', number: '3.14' }] };
    await school.call('ines', 'PUT', `question/${_id}`, again);
    expect(await changesOf(_id)).toEqual([]);
  });

  test('is imported', async () => {
    const body = { questions: [draft] };
    expect((await school.call('ines', 'POST', 'question/import', body)).status).toBe(201);
    expect(await bank()).toMatchObject([draft]);
  });
});

const lettered = { kind: 'single', answer: 'A' } as const;
test.each<[string, Partial<typeof questions.$inferInsert>]>([
  ['options', { options: { A: 'a', B: 'b' } }],
  ['letters', { answer: 'A' }],
  ['digits of Arabic', { answer: '٣' }],
  ['a second line', { answer: '3\n' }],
  ['numbers beside letters', { ...lettered, options: { A: 'a', B: 'b' } }],
  ['no options where letters answer', { ...lettered, accepted: [] }],
])('the database refuses %s', async (_, wrong) => {
  const { _id } = (await add(draft)).body.data;
  const change = school.database.update(questions).set(wrong).where(eq(questions.id, _id));
  await expect(change).rejects.toMatchObject({ cause: { code: '23514' } });
});

describe('a quiz that asks for a number', () => {
  test.each([{}, { shuffle_options: true, shuffle_questions: true }])(
    'tells students neither the number nor what counts before it has closed: %j',
    async (order) => {
      await add(draft);
      const { _id, code } = await setUp(order);
      await school.call('rita', 'POST', 'quiz/join', { code });
      expect(await paperOf(_id)).toMatchObject({ questions: [], kinds: ['numeric'] });
      school.now = monday;
      const paper = await paperOf(_id);
      expect(paper.questions).toEqual([
        { _id: paper.questions[0]?._id, title: draft.title, options: {}, kind: 'numeric' },
      ]);
      expect(paper.kinds).toEqual(['numeric']);
      const quiz = await school.call<Quiz>('ines', 'GET', `quiz/${_id}`);
      const { kind, answer, accepted } = draft;
      expect(quiz.body.questions).toMatchObject([{ options: {}, kind, answer, accepted }]);
    },
  );

  test.each([{}, { shuffle_options: true }])(
    'keeps numbers, and takes neither letters nor other spellings: %j',
    async (order) => {
      await add(draft);
      const { save, submit, paper } = await begin(order);
      for (const wrong of ['A', 'AB', '1e5', '٣', '-0', '00', '+1', '1'.repeat(81)]) {
        for (const send of [save, submit]) {
          const { status, body } = await send(wrong);
          const [problem] = body.errors;
          expect({ status, field: problem?.field }).toEqual({
            status: 400,
            field: 'answers.0.answer',
          });
        }
      }
      expect((await save('-273.15')).status).toBe(200);
      expect((await paper()).attempt?.answers).toMatchObject([{ answer: '-273.15' }]);
    },
  );

  test('takes no number for a question with options', async () => {
    await add({ ...draft, kind: 'single', options: { A: '3', B: '4' }, answer: 'A', accepted: [] });
    for (const order of [{}, { shuffle_options: true }]) {
      const { save, submit } = await begin(order);
      for (const send of [save, submit]) {
        expect(await send('3')).toMatchObject({
          status: 400,
          body: { errors: [{ field: 'answers.0.answer' }] },
        });
      }
    }
  });

  test.each([
    ['exactly', [], { '3.14': 2, '3.13': 0, '-3.14': 0 }],
    ['within an amount', draft.accepted, { '3.13': 2, '3.15': 2, '3.1299': 0, '3.151': 0 }],
    [
      'within percent',
      [{ number: '200', tolerance: '2%' }],
      { 196: 2, 204: 2, '195.9': 0, 205: 0 },
    ],
    ['in a range', [{ number: '4', to: '3' }], { 3: 2, 4: 2, '2.99': 0, '4.01': 0, '3.14': 2 }],
    ['to a share', [{ number: '3', share: 50 }], { 3: 0, '3.14': 2 }, { 3: 1, '3.14': 2 }],
  ])('grades %s', async (_, accepted, whole: Scores, part: Scores = whole) => {
    await add({ ...draft, accepted });
    for (const [answer, score] of Object.entries(whole)) {
      expect({ [answer]: await scoreOf(answer) }).toEqual({ [answer]: score });
    }
    for (const [answer, score] of Object.entries(part)) {
      const settings = { grading: 'partial', shuffle_options: true };
      expect({ [answer]: await scoreOf(answer, settings) }).toEqual({ [answer]: score });
    }
  });

  test('grades what was saved at its end, and what is accepted late', async () => {
    await add(draft);
    const { _id, save, submit } = await begin();
    await save('3');
    school.now = hourLater();
    expect((await submit('3.15')).status).toBe(200);
    const row = async () => {
      const results = await school.call<Result[]>('ines', 'GET', 'quiz/result');
      return results.body.find(({ quiz }) => quiz._id === _id)?.participants[0];
    };
    // Not graded yet, and then graded.
    expect(await row()).toMatchObject({ score: 0 });
    await sweep(school.database, school.now);
    const { _id: participation, score } = (await row()) ?? {};
    expect(score).toBe(0);
    const accepting = await school.call('ines', 'PUT', `quiz/late/${_id}`, { participation });
    expect(accepting.status).toBe(200);
    expect(await row()).toMatchObject({ score: 2, accepted_late: { replaced_score: 0 } });
  });

  test('counts the answers that were given, and keeps them with the figures', async () => {
    const { _id: question } = (await add(draft)).body.data;
    const { _id, submit } = await begin();
    await submit('3.2');
    school.now = hourLater();
    const counted = {
      ...{ choices: { A: 0, B: 0, C: 0, D: 0 }, answered: 1, omitted: 0 },
      given: [{ answer: '3.2', count: 1 }],
    };
    const { body } = await school.call<Evidence>('ines', 'GET', `quiz/evidence/${_id}`);
    const { kind, answer, accepted } = draft;
    expect(body.items).toMatchObject([{ options: {}, kind, answer, accepted, ...counted }]);
    await sweep(school.database, school.now);
    await keepEvidence(school.database, school.now);
    const [item] = await school.database
      .select()
      .from(quizItems)
      .where(eq(quizItems.questionId, question));
    expect(item?.figures).toMatchObject({ ...counted, facility: 0 });
  });

  test('tells of a question only what quizzes say that accepted the same', async () => {
    const { _id } = (await add(draft)).body.data;
    await setUp();
    const figures = {
      ...{ choices: { A: 0, B: 0, C: 0, D: 0 }, answered: 40, omitted: 0 },
      ...{ given: [{ answer: '3.14', count: 24 }], facility: 0.6, discrimination: 0.5 },
    };
    await school.database.update(quizItems).set({ figures }).where(eq(quizItems.questionId, _id));
    await refreshQuality(school.database, [_id]);
    expect(await bank()).toMatchObject([{ quality: 'good' }]);
    const wider = { ...draft, accepted: [{ number: '3.14', tolerance: '1%' }] };
    await school.call('ines', 'PUT', `question/${_id}`, wider);
    expect((await bank())[0]).not.toHaveProperty('quality');
  });
});
