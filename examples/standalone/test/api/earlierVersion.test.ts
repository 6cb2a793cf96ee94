import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { openEarlierVersion } from '../database/earlierVersion';
import { chosenAt } from './fixtures';
import { monday, serveSchool, type School } from './testSchool';
import type { Result } from './wire';

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const at = (count: number) => `'${minutes(count).toISOString()}'`;

/** A running quiz and a closed one, written before answers had instants. */
const written = [
  `insert into users (id, role, first_name, last_name, email) values
    ('ines', 'Instructor', 'Ines', 'Tester', 'ines@school.example'),
    ('rita', 'Student', 'Rita', 'Tester', 'rita@school.example'),
    ('ruth', 'Student', 'Ruth', 'Tester', 'ruth@school.example')`,
  `insert into groups (id, owner_id, name, max_students) values ('red', 'ines', 'Red', 30)`,
  `insert into quizzes (id, owner_id, group_id, title, description, code, opens_at, duration_minutes,
    closes_at, questions_number, difficulty, type, score_per_question, graded_at) values
    ('open', 'ines', 'red', 'Open', 'A quiz.', 'OPEN2222', ${at(0)}, 30, ${at(30)}, 3, 'easy', 'FE', 2, null),
    ('done', 'ines', 'red', 'Done', 'A quiz.', 'DONE2222', ${at(-60)}, 30, ${at(-30)}, 3, 'easy', 'FE', 2, ${at(-29)})`,
  `insert into quiz_items (quiz_id, position, question_id, title, description, options, answer)
    select quiz, n, 'q' || n, 'Why?', 'Because.', '{"A": "1", "B": "2", "C": "3", "D": "4"}', 'B'
    from unnest(array['open', 'done']) quiz, generate_series(1, 3) n`,
  `insert into attempts (id, quiz_id, student_id, joined_at, started_at, finished_at, submitted_at,
    answers, revision, score, late_answers, late_at) values
    ('rita-open', 'open', 'rita', ${at(0)}, ${at(0)}, null, null,
      '{"q1": "A", "q2": "B"}', 4, null, null, null),
    ('rita-done', 'done', 'rita', ${at(-60)}, ${at(-60)}, ${at(-40)}, ${at(-40)},
      '{"q1": "B"}', 1, 2, null, null),
    ('ruth-done', 'done', 'ruth', ${at(-60)}, ${at(-60)}, ${at(-30)}, null,
      '{"q1": "B"}', 1, 2, '{"q2": "B"}', ${at(-20)})`,
];

let school: School;
beforeAll(async () => {
  school = await serveSchool(await openEarlierVersion(2, written));
});
afterAll(() => school.close());

const submit = (who: string, quiz: string, answers: object[]) =>
  school.call<{ data: object }>(who, 'POST', `quiz/submit/${quiz}`, { answers });

test('answers that an earlier version saved count until another choice is made', async () => {
  const { body } = await school.call('rita', 'GET', 'quiz/without-answers/open');
  expect(body.data.attempt).toMatchObject({
    revision: 4,
    answers: chosenAt(new Date(0), 'A', 'B'),
  });
  const draft = { answers: chosenAt(minutes(1), 'B', undefined, 'B'), revision: 4 };
  const saved = await school.call('rita', 'PUT', 'quiz/answers/open', draft);
  const [q1, q3] = draft.answers;
  // The revision of the earlier one is unknown, so it is sent again.
  const answers = [q1, ...chosenAt(new Date(0), undefined, 'B'), q3];
  expect(saved.body.data).toMatchObject({ revision: 5, answers });
  await sweep(school.database, minutes(31));
  const stored = await school.database.select().from(attempts).orderBy(asc(attempts.id));
  expect(stored.map(({ id, answers, score }) => ({ id, answers, score }))).toEqual([
    { id: 'rita-done', answers: { q1: 'B' }, score: 2 },
    { id: 'rita-open', answers: { q1: 'B', q2: 'B', q3: 'B' }, score: 6 },
    { id: 'ruth-done', answers: { q1: 'B' }, score: 2 },
  ]);
});

test('submissions that an earlier version received have the same receipts', async () => {
  const receipt = { answered: 1, questions: 3 };
  expect((await submit('rita', 'done', chosenAt(minutes(-50), 'B'))).body.data).toMatchObject({
    receipt: { ...receipt, submitted_at: minutes(-40).toISOString(), late: false },
  });
  const lateAnswers = [{ question: 'q2', answer: 'B' }];
  expect((await submit('ruth', 'done', lateAnswers)).body.data).toMatchObject({
    receipt: { ...receipt, submitted_at: minutes(-20).toISOString(), late: true },
  });
  expect((await submit('ruth', 'done', chosenAt(minutes(-35), 'C'))).status).toBe(409);
});

test('a late submission of an earlier version can be accepted', async () => {
  const body = { participation: 'ruth-done' };
  expect((await school.call('ines', 'PUT', 'quiz/late/done', body)).status).toBe(200);
  school.now = minutes(40);
  const results = (await school.call<Result[]>('ruth', 'GET', 'quiz/result')).body;
  expect(results[0]?.participants).toMatchObject([{ score: 2 }]);
});
