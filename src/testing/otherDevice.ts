import type { Answer } from '../rules/answers';
import { paperReplies } from './replies/papers';
import { submittingReplies } from './replies/submitting';
import type { PersonRecord } from './school/records';
import { Refusal } from './school/refusal';
import type { SchoolClock } from './school/schoolClock';
import type { SchoolData } from './school/schoolData';

/** Another device of a student. It acts at once, without the school's failures and delays. */
export interface OtherDevice {
  /**
   * Opens a quiz that the student has joined, and saves answers.
   *
   * @param given answers by the question's place in the quiz, from 1; null clears one
   * @param chosenAt when they were chosen, default the school's time
   * @throws Error with the school's sentence if it refuses them
   */
  answer(quizId: string, given: Readonly<Record<number, Answer | null>>, chosenAt?: Date): void;
  /**
   * Submits the answers that the school holds of a quiz the student has joined.
   *
   * @throws Error with the school's sentence if it refuses them
   */
  submit(quizId: string): void;
}

function insist<Thing>(what: string, act: () => Thing): Thing {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(
      `Quizwright: the mock school refused what another device ${what}. "${error.message}" Let the student join the quiz, and act while it is open.`,
      { cause: error },
    );
  }
}

export function otherDeviceOf(
  data: SchoolData,
  caller: PersonRecord,
  clock: SchoolClock,
): OtherDevice {
  const callTo = (id: string) => ({ data, caller, now: clock.now(), token: '', id });
  return {
    answer(quizId, given, chosenAt = clock.now()) {
      insist('answered', () => {
        const { questions } = paperReplies.quizPaper(callTo(quizId));
        const answers = Object.entries(given).map(([place, answer]) => ({
          question: questions[Number(place) - 1]?._id ?? '',
          answer,
          chosen_at: chosenAt.toISOString(),
        }));
        paperReplies.saveAnswers({ ...callTo(quizId), body: { answers, revision: 0 } });
      });
    },
    submit(quizId) {
      insist('submitted', () =>
        submittingReplies.submitQuiz({ ...callTo(quizId), body: { answers: [] } }),
      );
    },
  };
}
