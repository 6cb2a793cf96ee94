import { count, sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { given, givenRows, unnamed } from '../database/builtOnce';
import type { Database } from '../database/database';
import { roundFailure } from '../database/roundFailure';
import { attempts } from '../database/schema';
import { Failure } from '../kernel/failure';
import { rememberLast } from '../kernel/rememberLast';
import { inRounds } from '../kernel/rounds';
import { changeAttempts, type AttemptChange } from './changeAttempts';
import { createFindAttempts, type AskedAttempt, type FoundAttempt } from './findAttempts';
import { itemsOf, type QuizItem } from './items';

/**
 * The statements of taking a quiz, shared by all requests of a moment: at the end of a quiz, a
 * whole class submits at once.
 */
export interface AttemptRounds {
  /** A quiz and a student's attempt at it, as they are after the call. */
  find(asked: AskedAttempt): Promise<FoundAttempt | undefined>;
  /** Changes an attempt as `writeAttempt` says. */
  change(change: AttemptChange): Promise<boolean>;
  /** How many have joined a quiz. */
  participantsOf(quizId: string): Promise<number>;
  /** The items of a quiz, with their keys, in order. They never change once it is made. */
  itemsOf(quizId: string): Promise<readonly QuizItem[]>;
}

/** Services for taking quizzes, shared by all calls. */
export interface TakingServices {
  attempts: AttemptRounds;
}

/** Small enough for other requests to get their turn on the embedded database. */
const rounds = { largest: 128, longest: 4_000, meaningOf: roundFailure };
/** More than a school has open at once. */
const keptQuizzes = 256;

export function createAttemptRounds(database: Database): AttemptRounds {
  const changeInRound = inRounds(
    (changes: readonly AttemptChange[]) => changeAttempts(database, changes),
    rounds,
  );
  return {
    find: inRounds(createFindAttempts(database), rounds),
    async change(change) {
      const outcome = await changeInRound(change);
      if (outcome !== 'locked') return outcome === 'changed';
      // Somebody else's transaction has it: only this caller waits for that.
      const [alone] = await changeAttempts(database, [change], 'wait');
      return alone === 'changed';
    },
    participantsOf: inRounds(createCountParticipants(database), rounds),
    itemsOf: rememberLast(keptQuizzes, async (quizId) => {
      const items = await itemsOf(database, quizId);
      // The quiz has been deleted since it was found, and a backup may bring it back.
      if (items.length === 0) throw new Failure(404, replies.quizzes.notYours);
      return items;
    }),
  };
}

/** Counts the participants of quizzes, for many callers in one statement. */
function createCountParticipants(database: Database) {
  const statement = database
    .select({ quizId: attempts.quizId, participants: count() })
    .from(attempts)
    .where(sql`${attempts.quizId} = any (array(select id from ${givenRows('id text')} as asked))`)
    .groupBy(attempts.quizId)
    .prepare(unnamed);

  return async (quizIds: readonly string[]): Promise<number[]> => {
    const asked = [...new Set(quizIds)].map((id) => ({ id }));
    const counts = await statement.execute(given(asked));
    const byQuiz = new Map(counts.map(({ quizId, participants }) => [quizId, participants]));
    return quizIds.map((quizId) => byQuiz.get(quizId) ?? 0);
  };
}
