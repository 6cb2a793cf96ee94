import type { Participation } from '../../api/entities';
import { answersOf } from '../../rules/answers';
import { byName } from '../../rules/byName';
import { attemptsAt, endOf, hasClosed, isPublished, isSubmitted } from '../school/quizTimes';
import type { OwnedQuiz, PersonRecord, StoredAttempt } from '../school/records';
import { scoreOf } from '../school/scores';
import type { Acting } from './call';

/** A student's attempt at a quiz. */
interface Row {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
  student: PersonRecord;
}

type LateFacts = Pick<Participation, 'late' | 'accepted_late'>;

/** A late submission is settled once the attempt counts as submitted, by acceptance or in time. */
function lateOf({ owned, attempt }: Row, caller: PersonRecord): LateFacts {
  const { submittedAt, late } = attempt;
  if (late === null || caller.role !== 'Instructor') return {};
  const received_at = late.receivedAt.toISOString();
  if (late.replaced !== null) {
    const replaced_score = scoreOf(owned, { ...attempt, ...late.replaced });
    return { accepted_late: { received_at, replaced_score } };
  }
  if (submittedAt !== null) return {};
  return { late: { received_at, answered: Object.keys(answersOf(late.choices)).length } };
}

function participation({ caller, now }: Acting, { owned, attempt, student }: Row): Participation {
  const { _id, first_name, last_name, email } = student;
  const end = endOf(owned, attempt);
  const finishedAt = attempt.submittedAt ?? (now >= end ? end : null);
  return {
    _id: attempt._id,
    participant: { _id, first_name, last_name, email },
    score: scoreOf(owned, attempt),
    started_at: attempt.startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    ...lateOf({ owned, attempt, student }, caller),
  };
}

/** The attempts of a quiz, if the caller may already see its results. */
export function shownAttempts({ data, caller, now }: Acting, owned: OwnedQuiz): StoredAttempt[] {
  const all = attemptsAt(data, owned);
  if (caller.role === 'Instructor') {
    const closed = hasClosed(data, owned, now);
    return all.filter(
      (attempt) => closed || attempt.late !== null || isSubmitted(owned, attempt, now),
    );
  }
  return all.filter(({ student }) => isPublished(data, owned, now) && student === caller._id);
}

/** The participants of these attempts, by last name. */
export function participants(
  call: Acting,
  owned: OwnedQuiz,
  shown: readonly StoredAttempt[],
): Participation[] {
  const students = new Map(call.data.people.map((person) => [person._id, person]));
  return shown
    .flatMap((attempt) => {
      const student = students.get(attempt.student);
      return student === undefined ? [] : [{ owned, attempt, student }];
    })
    .sort((one, other) => byName(one.student, other.student))
    .map((row) => participation(call, row));
}
