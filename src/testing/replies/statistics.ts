import type { ItemStatistics } from '../../api/entities';
import { itemEvidence } from '../../items/evidence';
import { formatOf, gradedOf, keyedOf, kindOf } from '../../items/parts';
import { byName } from '../../rules/byName';
import { replies } from '../../rules/replies';
import { attemptsAt, hasClosed, isPublished } from '../school/quizTimes';
import type { OwnedQuiz } from '../school/records';
import { Refusal } from '../school/refusal';
import type { SchoolData } from '../school/schoolData';
import { givenIn, maximumOf, meanPercent, scoreOf } from '../school/scores';
import type { Acting, Replies } from './call';
import { isReadable, readableQuiz } from './quizzes';

const rankedStudents = 5;

/**
 * Scores by student, as shares of the maximum, from the quizzes that the caller may read. A quiz
 * counts once no one can submit it any more, which is when a server grades it.
 */
function sharesByStudent(call: Acting): Map<string, number[]> {
  const { data, now } = call;
  const shares = new Map<string, number[]>();
  const add = (owned: OwnedQuiz): void => {
    const most = maximumOf(owned);
    for (const attempt of attemptsAt(data, owned)) {
      const before = shares.get(attempt.student) ?? [];
      shares.set(attempt.student, [...before, scoreOf(owned, attempt) / most]);
    }
  };
  data.quizzes
    .filter((owned) => isReadable(owned, call) && isPublished(data, owned, now))
    .forEach(add);
  return shares;
}

/** All ranked students, best first. */
function ranking(call: Acting) {
  const shares = sharesByStudent(call);
  return call.data.people
    .filter(({ status }) => status === 'active')
    .flatMap(({ _id, first_name, last_name }) => {
      const own = shares.get(_id);
      return own === undefined ? [] : [{ _id, first_name, last_name, avg_score: meanPercent(own) }];
    })
    .sort((one, other) => other.avg_score - one.avg_score || byName(one, other));
}

/** The items of a quiz, and how students did on them. */
export function evidenceOf(data: SchoolData, owned: OwnedQuiz): ItemStatistics[] {
  const attempts = attemptsAt(data, owned).map(givenIn);
  const key = owned.items.map((item) => ({ id: item._id, ...gradedOf(item), ...kindOf(item) }));
  return itemEvidence(key, attempts, owned.quiz.grading).flatMap(({ id: _id, ...figures }) =>
    owned.items
      .filter((item) => item._id === _id)
      .map((item) => ({
        _id,
        title: item.title,
        ...keyedOf(item),
        ...formatOf(item),
        ...figures,
      })),
  );
}

export const statisticsReplies: Replies<'topStudents' | 'ownPlace' | 'evidence'> = {
  topStudents(call) {
    if (call.caller.role === 'Student' && call.data.ranking !== 'everybody') return [];
    return ranking(call).slice(0, rankedStudents);
  },

  ownPlace(call) {
    if (call.data.ranking === 'nobody') return { place: null, of: 0, avg_score: null };
    const ranked = ranking(call);
    const index = ranked.findIndex(({ _id }) => _id === call.caller._id);
    const own = ranked[index];
    return {
      place: own === undefined ? null : index + 1,
      of: ranked.length,
      avg_score: own?.avg_score ?? null,
    };
  },

  evidence(call) {
    const { data, now, id } = call;
    const owned = readableQuiz(call, id);
    if (!hasClosed(data, owned, now)) throw new Refusal(409, replies.results.notClosed);
    const participants = attemptsAt(data, owned).length;
    return { quiz: id, participants, items: evidenceOf(data, owned) };
  },
};
