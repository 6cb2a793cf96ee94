import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  keyedOf,
  wrongAnswers,
  type Answer,
  type Difficulty,
  type QuestionKind,
} from 'quizwright/rules';
import type { Database } from '../database/database';
import { quizItems, type QuestionOptions } from '../database/schema';
import { sweep } from '../quizzes/sweep';
import { openDemoClient, type DemoClient } from './demoClient';
import type { GroupIds } from './enrol';
import { demoGroups, type DemoStudent } from './people';
import type { DemoQuiz, PastQuiz } from './timetable';

/** A school whose clock the demo moves. */
export interface Stage {
  app: FastifyInstance;
  database: Database;
  groupIds: GroupIds;
  random: () => number;
  setClock(now: Date): void;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How much easier or harder each difficulty is than a medium question. */
const easeOf: Record<Difficulty, number> = { easy: 0.1, medium: 0, hard: -0.15 };
const chanceOfBlank = 0.04;

/** Sets a quiz up the day before it opens. Returns its id and join code. */
export async function setUp(stage: Stage, instructor: DemoClient, quiz: DemoQuiz, opensAt: Date) {
  const { title, description, questions_number, difficulty, type, duration } = quiz;
  const created = await instructor.post('quiz', {
    title,
    description,
    questions_number,
    difficulty,
    type,
    duration,
    score_per_question: quiz.score_per_question,
    group: stage.groupIds[quiz.group],
    schadule: opensAt.toISOString(),
  });
  return { id: String(created['_id']), code: String(created['code']) };
}

/** Plays a quiz from the day before it opens until it has been graded. */
export async function playQuiz(stage: Stage, quiz: PastQuiz, opensAt: Date): Promise<void> {
  const group = demoGroups[quiz.group];
  stage.setClock(new Date(opensAt.getTime() - dayMs));
  const instructor = await openDemoClient(stage.app, group.instructor.email);
  const { id, code } = await setUp(stage, instructor, quiz, opensAt);
  const key = await stage.database
    .select({ question: quizItems.questionId, ...keyedOf(quizItems) })
    .from(quizItems)
    .where(eq(quizItems.quizId, id))
    .orderBy(asc(quizItems.position));

  for (const student of group.students) {
    if (quiz.absent.includes(student.email)) continue;
    const startsAt = opensAt.getTime() + minuteMs * (0.2 + 1.5 * stage.random());
    stage.setClock(new Date(startsAt));
    const client = await openDemoClient(stage.app, student.email);
    await client.post('quiz/join', { code });
    await client.get(`quiz/without-answers/${id}`);
    if (quiz.unsubmitted.includes(student.email)) continue;

    const answers = key.flatMap(({ question, ...keyed }) => {
      const chosen = choose(stage.random, student, quiz.difficulty, keyed);
      return chosen === undefined ? [] : { question, answer: chosen };
    });
    const share = 0.45 + 0.45 * stage.random();
    stage.setClock(new Date(startsAt + (quiz.duration - 2) * minuteMs * share));
    await client.post(`quiz/submit/${id}`, { answers });
  }

  const closedAt = new Date(opensAt.getTime() + (quiz.duration + 1) * minuteMs);
  stage.setClock(closedAt);
  await sweep(stage.database, closedAt);
}

/** The answer of a student; undefined where they leave the question out. */
function choose(
  random: () => number,
  { ability }: DemoStudent,
  difficulty: Difficulty,
  keyed: { options: QuestionOptions; answer: Answer; kind: QuestionKind },
): Answer | undefined {
  if (random() < chanceOfBlank) return undefined;
  if (random() < ability + easeOf[difficulty]) return keyed.answer;
  const wrong = wrongAnswers(keyed);
  return wrong[Math.floor(random() * wrong.length)];
}
