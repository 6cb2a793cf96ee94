import { itemEvidence } from '../../rules/evidence';
import { byName } from '../../rules/byName';
import { replies } from '../../rules/replies';
import { attemptsAt, hasClosed, isOut } from '../quizTimes';
import type { OwnedQuiz } from '../records';
import { Refusal } from '../refusal';
import { chosenIn, keyOf, meanPercent, scoreOf } from '../scores';
import type { Acting, Answers } from './call';
import { isReadable, readableQuiz } from './quizzes';

const rankedStudents = 5;

/**
 * Scores as shares of the maximum by student, over the quizzes that the caller may read. One counts
 * once nobody can submit it any more, which is when a server grades it.
 */
function sharesByStudent(call: Acting): Map<string, number[]> {
  const { data, now } = call;
  const shares = new Map<string, number[]>();
  const add = (owned: OwnedQuiz): void => {
    const most = owned.items.length * owned.quiz.score_per_question;
    for (const attempt of attemptsAt(data, owned)) {
      const before = shares.get(attempt.student) ?? [];
      shares.set(attempt.student, [...before, scoreOf(owned, attempt) / most]);
    }
  };
  data.quizzes.filter((owned) => isReadable(owned, call) && isOut(data, owned, now)).forEach(add);
  return shares;
}

export const statisticsAnswers: Answers<'topStudents' | 'evidence'> = {
  topStudents(call) {
    const shares = sharesByStudent(call);
    return call.data.people
      .filter(({ status }) => status === 'active')
      .flatMap(({ _id, first_name, last_name }) => {
        const own = shares.get(_id);
        return own === undefined
          ? []
          : [{ _id, first_name, last_name, avg_score: meanPercent(own) }];
      })
      .sort((one, other) => other.avg_score - one.avg_score || byName(one, other))
      .slice(0, rankedStudents);
  },

  evidence(call) {
    const { data, now, id } = call;
    const owned = readableQuiz(call, id);
    if (!hasClosed(data, owned, now)) throw new Refusal(409, replies.results.notClosed);
    const attempts = attemptsAt(data, owned).map(chosenIn);
    const items = itemEvidence(keyOf(owned), attempts).flatMap(({ id: _id, ...figures }) =>
      owned.items
        .filter((item) => item._id === _id)
        .map(({ title, options, answer }) => ({ _id, title, options, answer, ...figures })),
    );
    return { quiz: id, participants: attempts.length, items };
  },
};
