import type { Participation } from '../../api/entities';
import { byName } from '../../rules/byName';
import { answersOf } from '../../rules/answers';
import { replies } from '../../rules/replies';
import { recordWith } from '../../rules/ruling/record';
import { changedAnswers, keepChange } from '../school/history';
import {
  attemptsAt,
  closedAt,
  endOf,
  hasClosed,
  isSubmitted,
  isPublished,
} from '../school/quizTimes';
import type { LateSubmission, OwnedQuiz, PersonRecord, StoredAttempt } from '../school/records';
import { Refusal } from '../school/refusal';
import { scoreOf } from '../school/scores';
import type { Acting, Answers } from './call';
import { latestClosingFirst } from './quizLists';
import { readableQuiz } from './quizzes';

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

/** A student who got added time after a late submission may have submitted in time since. */
function hasAcceptableLate(
  attempt: StoredAttempt,
): attempt is StoredAttempt & { late: LateSubmission } {
  const { late, submittedAt } = attempt;
  return late !== null && (submittedAt === null || late.replaced !== null);
}

function accept(attempt: StoredAttempt, late: LateSubmission): void {
  if (late.replaced !== null) return;
  const { choices, revision, changedAt } = attempt;
  late.replaced = { choices, revision, changedAt };
  attempt.submittedAt = late.receivedAt;
  Object.assign(attempt, recordWith(late.replaced, late.choices));
}

function takeBack(attempt: StoredAttempt, late: LateSubmission): void {
  if (late.replaced === null) return;
  Object.assign(attempt, late.replaced, { submittedAt: null });
  late.replaced = null;
}

interface Row {
  owned: OwnedQuiz;
  attempt: StoredAttempt;
  student: PersonRecord;
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

/** The participants whose attempts are shown, by name. */
function participants(
  call: Acting,
  owned: OwnedQuiz,
  shown: readonly StoredAttempt[],
): Participation[] {
  return shown
    .flatMap((attempt) =>
      call.data.people
        .filter(({ _id }) => _id === attempt.student)
        .map((student) => ({ owned, attempt, student })),
    )
    .sort((one, other) => byName(one.student, other.student))
    .map((row) => participation(call, row));
}

/** The attempts of a quiz, if the caller may already see its results. */
function shownAttempts({ data, caller, now }: Acting, owned: OwnedQuiz): StoredAttempt[] {
  const all = attemptsAt(data, owned);
  if (caller.role === 'Instructor') {
    const closed = hasClosed(data, owned, now);
    return all.filter(
      (attempt) => closed || attempt.late !== null || isSubmitted(owned, attempt, now),
    );
  }
  return all.filter(({ student }) => isPublished(data, owned, now) && student === caller._id);
}

export const resultAnswers: Answers<'results' | 'acceptLate'> = {
  results(call) {
    const { data, caller, now } = call;
    const instructs = caller.role === 'Instructor';
    return data.quizzes
      .filter(({ owner }) => !instructs || owner === caller._id)
      .sort(latestClosingFirst(data))
      .map((owned) => ({ owned, attempts: shownAttempts(call, owned) }))
      .filter(
        ({ owned, attempts }) => attempts.length > 0 || (instructs && hasClosed(data, owned, now)),
      )
      .map(({ owned, attempts }) => {
        const { _id, title, group } = owned.quiz;
        return {
          _id,
          quiz: { _id, title, group, closed_at: closedAt(data, owned, now) },
          participants: participants(call, owned, attempts),
        };
      });
  },

  acceptLate(call) {
    const owned = readableQuiz(call, call.id);
    const attempt = attemptsAt(call.data, owned).find(({ _id }) => _id === call.body.participation);
    if (attempt === undefined || !hasAcceptableLate(attempt)) {
      throw new Refusal(404, replies.results.noLateSubmission);
    }
    const isAccepted = call.body.accept ?? true;
    const held = { ...attempt };
    if (isAccepted) accept(attempt, attempt.late);
    else takeBack(attempt, attempt.late);
    if (attempt.submittedAt !== held.submittedAt) {
      keepChange(call.data, {
        action: isAccepted ? 'attempt.accept' : 'attempt.restore',
        ...{ quiz: call.id, at: call.now, who: call.caller._id, student: attempt.student },
        before: { score: scoreOf(owned, held) },
        after: { score: scoreOf(owned, attempt), changed_answers: changedAnswers(held, attempt) },
      });
    }
    const { lateAccepted, lateTakenBack } = replies.results;
    return { score: scoreOf(owned, attempt), message: isAccepted ? lateAccepted : lateTakenBack };
  },
};
