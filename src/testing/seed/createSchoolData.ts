import type { NamedType } from '../../api/entities';
import type { RankingShown } from '../../rules/limits';
import type { Kind, SchoolData } from '../school/schoolData';
import { stableTokenOf } from '../school/sessions';
import { seedAttempts } from './attempts';
import { seedGroups, seedPeople } from './people';
import { seedQuestions } from './questions';
import { seedQuizzes } from './quizzes';
import { creationChange, lateChange, submissionChange } from '../school/history';
import type { KeptChange, OwnedQuiz, StoredAttempt } from '../school/records';

/** The history before the school's first day. */
function seedChanges(
  quizzes: readonly OwnedQuiz[],
  attempts: readonly StoredAttempt[],
): KeptChange[] {
  return quizzes.flatMap((owned) => [
    creationChange(owned),
    ...attempts
      .filter(({ quiz }) => quiz === owned.quiz._id)
      .flatMap((attempt) => [
        ...(attempt.submittedAt ? [submissionChange(owned, attempt, attempt.submittedAt)] : []),
        ...(attempt.late
          ? [lateChange(attempt, attempt.late.receivedAt, attempt.late.choices)]
          : []),
      ]),
  ]);
}

/** A linear congruential generator (Numerical Recipes): draws and codes repeat after a reset. */
function createRandom(): () => number {
  let state = 20_260_504;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What a test may choose of a school. */
interface SchoolSettings {
  /** The types of questions, which its questions have in the place of those of the specification. */
  questionTypes?: readonly NamedType[] | undefined;
  ranking?: RankingShown | undefined;
}

/** The school on its first day, on which everyone's token is valid. */
export function createSchoolData(
  now: Date,
  { questionTypes: ownTypes = [], ranking = 'everybody' }: SchoolSettings = {},
): SchoolData {
  const questionTypes = ownTypes.length > 0 ? ownTypes : undefined;
  const people = seedPeople();
  const questions = seedQuestions(questionTypes);
  const quizzes = seedQuizzes(now, questions);
  const attempts = seedAttempts(quizzes);
  const made = new Map<Kind, number>();
  return {
    people,
    groups: seedGroups(),
    questionTypes,
    ranking,
    questions,
    pictures: [],
    quizzes,
    attempts,
    changes: seedChanges(quizzes, attempts),
    sessions: new Map(people.map((person) => [stableTokenOf(person), person._id])),
    signIns: new Map(),
    codes: new Map(),
    invitations: new Map(),
    emailChanges: new Map(),
    mails: [],
    places: new Map(),
    newId(kind) {
      const count = (made.get(kind) ?? 0) + 1;
      made.set(kind, count);
      return `${kind}-new-${count}`;
    },
    random: createRandom(),
  };
}
