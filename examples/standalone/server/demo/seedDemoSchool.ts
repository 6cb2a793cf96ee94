import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { publicAccounts } from '../accounts/demoAccounts';
import type { Database } from '../database/database';
import { groups, quizzes } from '../database/schema';
import { buildApp } from '../http/app';
import type { Mailer } from '../mail/mailer';
import { seededRandom } from './chance';
import { openDemoClient } from './demoClient';
import { enrol } from './enrol';
import { demoGroups, demoInstructors, demoNewcomer, demoPassword, type Person } from './people';
import { playQuiz, setUp, type Stage } from './play';
import { openQuiz, pastQuizzes, upcomingQuiz } from './timetable';

const minuteMs = 60_000;

/** The people of the demo school are fictional and have no mailboxes. */
const noMail: Mailer = { send: () => Promise.resolve() };

/**
 * Fills an empty database with a school: two instructors, three groups, thirteen students, their
 * questions, and three weeks of quizzes that its people took through the API. One quiz has been
 * open for five minutes at `now`, another opens the next day at ten (in the server's time zone).
 */
export async function seedDemoSchool(database: Database, { now }: { now: Date }): Promise<void> {
  let clock = onDay(now, -21, 8);
  const groupIds = await enrol(database, clock);
  const app = await buildApp({
    database,
    clock: () => clock,
    logLevel: 'silent',
    mail: noMail,
    doesWhatIsDue: false,
  });
  try {
    const stage: Stage = {
      app,
      database,
      groupIds,
      random: seededRandom(2026),
      setClock: (next) => {
        clock = next;
      },
    };
    for (const quiz of pastQuizzes) {
      await playQuiz(stage, quiz, onDay(now, -quiz.daysAgo, quiz.hour));
    }
    const opensAt = new Date(now.getTime() - 5 * minuteMs);
    stage.setClock(new Date(opensAt.getTime() - minuteMs));
    const instructor = await openDemoClient(app, demoGroups[openQuiz.group].instructor.email);
    await setUp(stage, instructor, openQuiz, opensAt);
    await setUp(stage, instructor, upcomingQuiz, onDay(now, 1, 10));
    stage.setClock(now);
  } finally {
    await app.close();
  }
}

/**
 * Lines that tell a reader how to get into the demo school: its accounts, their password, and the
 * open quiz. None if no demo account has its first password.
 */
export async function describeDemoSchool(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<string[]> {
  const ids = await publicAccounts(database);
  if (ids.length === 0) return [];

  const [open] = await database
    .select({ title: quizzes.title, code: quizzes.code, group: groups.name })
    .from(quizzes)
    .innerJoin(groups, eq(groups.id, quizzes.groupId))
    .where(and(inArray(quizzes.ownerId, ids), lte(quizzes.opensAt, now), gt(quizzes.closesAt, now)))
    .orderBy(desc(quizzes.closesAt))
    .limit(1);
  return [
    `Demo accounts, all with the password ${demoPassword}:`,
    `  Instructors: ${addresses(demoInstructors)}`,
    ...Object.values(demoGroups).map(
      ({ name, students }) => `  Students of ${name}: ${addresses(students)}`,
    ),
    `  Student without a group: ${demoNewcomer.email}`,
    open
      ? `Open now for ${open.group}: “${open.title}”, join code ${open.code}`
      : `No demo quiz is open any more. Sign in as ${demoInstructors[0].email} to set one up.`,
  ];
}

function addresses(people: readonly Person[]): string {
  return people.map(({ email }) => email).join(', ');
}

/** An hour of a day relative to now, in the server's time zone. */
function onDay(now: Date, days: number, hour: number): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(hour, 0, 0, 0);
  return day;
}
