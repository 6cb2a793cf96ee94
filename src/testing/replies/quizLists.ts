import type { UpcomingQuiz } from '../../api/entities';
import { completedQuizLimit, upcomingQuizLimit } from '../../rules/listLengths';
import { latestFirst, soonestFirst, type DatedQuiz } from '../school/order';
import { pageOf } from '../school/pages';
import { attemptsAt, closesAt, endOf, hasClosed, isSubmitted, timesOf } from '../school/quizTimes';
import type { OwnedQuiz } from '../school/records';
import type { Acting, Replies } from './call';
import { isReadable, quizView } from './quizzes';

/** Instructors list their own quizzes, students those they have joined. */
function isMine(owned: OwnedQuiz, call: Acting): boolean {
  const { data, caller } = call;
  if (caller.role === 'Instructor') return isReadable(owned, call);
  return data.attempts.some(
    ({ quiz, student }) => quiz === owned.quiz._id && student === caller._id,
  );
}

/** What students see of their own attempt at a quiz. */
function standing(owned: OwnedQuiz, { data, caller, now }: Acting): Partial<UpcomingQuiz> {
  if (caller.role === 'Instructor') return {};
  const own = attemptsAt(data, owned).find(({ student }) => student === caller._id);
  if (own === undefined) return { joined: false, submitted: false };
  return {
    joined: true,
    submitted: isSubmitted(owned, own, now),
    ends_at: endOf(owned, own).toISOString(),
  };
}

function upcomingOf(call: Acting): DatedQuiz[] {
  const { data, now } = call;
  return data.quizzes
    .filter((owned) => isReadable(owned, call) && !hasClosed(data, owned, now))
    .map((owned) => ({ owned, at: timesOf(owned).opensAt.getTime() }))
    .sort(soonestFirst);
}

function completedOf(call: Acting): DatedQuiz[] {
  const { data, now } = call;
  return data.quizzes
    .filter((owned) => isMine(owned, call) && hasClosed(data, owned, now))
    .map((owned) => ({ owned, at: closesAt(data, owned).getTime() }))
    .sort(latestFirst);
}

export const quizListReplies: Replies<'upcomingQuizzes' | 'completedQuizzes'> = {
  upcomingQuizzes(call) {
    const { data, caller, query } = call;
    const { limit, cursor } = query;
    const rows = upcomingOf(call);
    const view = ({ owned }: DatedQuiz) => ({
      ...quizView(owned, call),
      ...standing(owned, call),
    });
    if (limit === undefined) return rows.slice(0, upcomingQuizLimit).map(view);
    const list = { name: `upcomingQuizzes of ${caller._id}`, rows, compare: soonestFirst };
    const page = pageOf(data.places, list, { limit, cursor });
    return { ...page, items: page.items.map(view) };
  },

  completedQuizzes(call) {
    const { data, caller, query } = call;
    const { limit, cursor } = query;
    const rows = completedOf(call);
    const view = ({ owned }: DatedQuiz) => ({
      ...quizView(owned, call),
      status: 'closed',
      createdAt: owned.createdAt.toISOString(),
    });
    if (limit === undefined) return rows.slice(0, completedQuizLimit).map(view);
    const list = { name: `completedQuizzes of ${caller._id}`, rows, compare: latestFirst };
    const page = pageOf(data.places, list, { limit, cursor });
    return { ...page, items: page.items.map(view) };
  },
};
