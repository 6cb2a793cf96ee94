import type { Question } from '../../api/entities';
import { wrongAnswers } from '../../items/itemRules';
import type { Choices } from '../../rules/answers';
import type { OwnedQuiz, StoredAttempt } from '../school/records';
import { mockQuizzes } from './quizzes';

const minute = 60_000;

/**
 * An attempt of a student: how many of the first items they answered, and how many of those
 * correctly.
 */
interface Taken {
  answered: number;
  correct: number;
  /** Seconds until they submitted; missing if they never did. */
  seconds?: number;
  /** A late submission, and how long after the start it came. */
  late?: { answered: number; correct: number; minutes: number };
}

/**
 * Choices of the first items. The first `correct` of them are right, the rest wrong.
 *
 * @param from when the first was made, in milliseconds since 1970; the others follow
 */
export function choicesOf(
  items: readonly Question[],
  { answered, correct }: Pick<Taken, 'answered' | 'correct'>,
  from: number,
): Choices {
  return Object.fromEntries(
    items.slice(0, answered).map((item, index) => {
      const answer = (index < correct ? item.answer : wrongAnswers(item)[0]) ?? null;
      return [item._id, { answer, at: from + index * 20_000 }];
    }),
  );
}

/**
 * The attempts on the first day. In the open quiz, Katherine is half-way with two answers saved,
 * and Hedy has submitted. Grace, Katherine and Hedy took the closed one, and Mary submitted it too
 * late.
 */
export function seedAttempts(quizzes: readonly OwnedQuiz[]): StoredAttempt[] {
  function attempt(which: 'open' | 'closed', who: string, taken: Taken): StoredAttempt[] {
    const found = quizzes.find(({ quiz }) => quiz._id === mockQuizzes[which].id);
    if (found === undefined) return [];
    const { quiz, items } = found;
    const { seconds, late } = taken;
    const start = Date.parse(quiz.schadule) + minute;
    const choices = choicesOf(items, taken, start);
    return [
      {
        _id: `attempt-${which}-${who}`,
        quiz: quiz._id,
        student: `user-${who}`,
        startedAt: new Date(start),
        submittedAt: seconds === undefined ? null : new Date(start + seconds * 1000),
        hasSubmitted: false,
        extraMinutes: 0,
        revision: taken.answered,
        choices,
        changedAt: Object.fromEntries(Object.keys(choices).map((id, index) => [id, index + 1])),
        late:
          late === undefined
            ? null
            : {
                receivedAt: new Date(start + late.minutes * minute),
                choices: choicesOf(items, late, start + 10 * minute),
                replaced: null,
              },
      },
    ];
  }

  return [
    ...attempt('closed', 'grace', { answered: 5, correct: 4, seconds: 725 }),
    ...attempt('closed', 'katherine', { answered: 5, correct: 5, seconds: 588 }),
    ...attempt('closed', 'hedy', { answered: 5, correct: 3, seconds: 1_140 }),
    ...attempt('closed', 'mary', {
      answered: 2,
      correct: 1,
      late: { answered: 5, correct: 4, minutes: 34 },
    }),
    ...attempt('open', 'katherine', { answered: 2, correct: 2 }),
    ...attempt('open', 'hedy', { answered: 5, correct: 5, seconds: 240 }),
  ];
}
