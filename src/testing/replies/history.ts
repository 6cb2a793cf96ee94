import type { RecordedChange } from '../../api/entities';
import { quizChangeLimit } from '../../rules/limits';
import { submissionGraceMs } from '../../rules/spans';
import { attemptsAt, closesAt, isPublished } from '../school/quizTimes';
import type { KeptChange, OwnedQuiz } from '../school/records';
import type { SchoolData } from '../school/schoolData';
import type { Acting, Replies } from './call';
import { readableQuiz } from './quizzes';

/** Closing is not a call here, but a server that grades at closing records it. */
function gradingOf({ data, now }: Acting, owned: OwnedQuiz): KeptChange[] {
  if (!isPublished(data, owned, now)) return [];
  const at = new Date(closesAt(data, owned).getTime() + submissionGraceMs);
  const attempts = attemptsAt(data, owned).filter(({ submittedAt }) => submittedAt === null).length;
  const nobody = { who: null, student: null, before: null };
  return [{ quiz: owned.quiz._id, at, action: 'quiz.grade', ...nobody, after: { attempts } }];
}

function personOf({ people }: SchoolData, id: string | null): RecordedChange['who'] {
  if (id === null) return null;
  const found = people.find(({ _id }) => _id === id);
  return found
    ? { _id: id, first_name: found.first_name, last_name: found.last_name }
    : { _id: id };
}

export const historyReplies: Replies<'quizChanges'> = {
  quizChanges(call) {
    const { data, id } = call;
    const owned = readableQuiz(call, id);
    const kept = [...data.changes.filter(({ quiz }) => quiz === id), ...gradingOf(call, owned)]
      .reverse()
      .sort((one, other) => other.at.getTime() - one.at.getTime());
    return {
      changes: kept
        .slice(0, quizChangeLimit)
        .map(({ at, action, who, student, before, after }) => ({
          at: at.toISOString(),
          action,
          who: personOf(data, who),
          student: personOf(data, student),
          before,
          after,
        })),
      more: kept.length > quizChangeLimit,
    };
  },
};
