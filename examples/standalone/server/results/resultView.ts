import { eq, inArray, sql } from 'drizzle-orm';
import { groups, users } from '../database/schema';
import type { Call } from '../kernel/call';
import { hasClosed } from '../quizzes/quizView';
import type { ResultQuiz } from './seenResults';

/** Returns a function that says of a quiz what every form of its result says. */
export async function resultViewer({ database, now }: Call, own: readonly ResultQuiz[]) {
  const size = database
    .select({ size: sql`count(*)::int` })
    .from(users)
    .where(eq(users.groupId, groups.id));
  const rows = await database
    .select({ id: groups.id, name: groups.name, size: sql<number>`${size}` })
    .from(groups)
    .where(inArray(groups.id, [...new Set(own.map(({ groupId }) => groupId))]));
  const groupById = new Map(rows.map(({ id, ...group }) => [id, group]));
  return (quiz: ResultQuiz) => {
    const group = groupById.get(quiz.groupId);
    return {
      _id: quiz.id,
      quiz: {
        _id: quiz.id,
        title: quiz.title,
        group: quiz.groupId,
        closed_at: hasClosed(quiz, now) ? quiz.closesAt.toISOString() : null,
        max_score: quiz.questionsNumber * quiz.scorePerQuestion,
      },
      ...(group && { group }),
    };
  };
}
