import { seedChanges } from './history';
import type {
  EmailChange,
  KeptChange,
  MockMail,
  OneTimeCode,
  OwnedGroup,
  OwnedQuestion,
  OwnedQuiz,
  Person,
  StoredAttempt,
} from './records';
import { seedAttempts } from './seed/attempts';
import { seedGroups, seedPeople } from './seed/people';
import { seedQuestions } from './seed/questions';
import { seedQuizzes } from './seed/quizzes';
import { stableTokenOf, type Sessions } from './sessions';

type Kind = 'user' | 'group' | 'question' | 'quiz' | 'attempt';

/** Everything the school knows. */
export interface SchoolData extends Sessions {
  people: Person[];
  groups: OwnedGroup[];
  questions: OwnedQuestion[];
  quizzes: OwnedQuiz[];
  attempts: StoredAttempt[];
  /** Of quizzes, oldest first. */
  changes: KeptChange[];
  /** The newest one-time code that somebody asked for, by their id. */
  codes: Map<string, OneTimeCode>;
  /** The newest invitation of somebody who has set no password yet, by their id. */
  invitations: Map<string, OneTimeCode>;
  /** The email that is pending for somebody, by their id. */
  emailChanges: Map<string, EmailChange>;
  mails: MockMail[];
  /** The next id of a kind: the same sequence after each reset. */
  newId: (kind: Kind) => string;
  /** A number in [0, 1): the same sequence after each reset. */
  random: () => number;
}

/** A linear congruential generator (Numerical Recipes): draws and codes repeat after a reset. */
function createRandom(): () => number {
  let state = 20_260_504;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The school on its first day, on which everybody's token is good. */
export function createSchoolData(now: Date): SchoolData {
  const people = seedPeople();
  const questions = seedQuestions();
  const quizzes = seedQuizzes(now, questions);
  const attempts = seedAttempts(quizzes);
  const made = new Map<Kind, number>();
  return {
    people,
    groups: seedGroups(),
    questions,
    quizzes,
    attempts,
    changes: seedChanges(quizzes, attempts),
    sessions: new Map(people.map((person) => [stableTokenOf(person), person._id])),
    signIns: new Map(),
    codes: new Map(),
    invitations: new Map(),
    emailChanges: new Map(),
    mails: [],
    newId(kind) {
      const count = (made.get(kind) ?? 0) + 1;
      made.set(kind, count);
      return `${kind}-new-${count}`;
    },
    random: createRandom(),
  };
}
