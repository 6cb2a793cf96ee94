import type { Profile } from '../api/entities';
import type { OwnedGroup, OwnedQuestion, OwnedQuiz, StoredAttempt } from './records';
import { seedAttempts, seedQuizzes } from './seed/quizzes';
import { seedGroups, seedPeople } from './seed/people';
import { seedQuestions } from './seed/questions';

type Kind = 'question' | 'quiz' | 'attempt';

/** Everything the school knows. */
export interface SchoolData {
  people: Profile[];
  groups: OwnedGroup[];
  questions: OwnedQuestion[];
  quizzes: OwnedQuiz[];
  attempts: StoredAttempt[];
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

/** The school on its first day. */
export function createSchoolData(now: Date): SchoolData {
  const questions = seedQuestions();
  const quizzes = seedQuizzes(now, questions);
  const made: Record<Kind, number> = { question: 0, quiz: 0, attempt: 0 };
  return {
    people: seedPeople(),
    groups: seedGroups(),
    questions,
    quizzes,
    attempts: seedAttempts(quizzes),
    newId: (kind) => {
      made[kind] += 1;
      return `${kind}-new-${made[kind]}`;
    },
    random: createRandom(),
  };
}
