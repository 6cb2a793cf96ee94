import { answersOf, type Choices } from '../../rules/answers';
import type { KeptChange, OwnedQuiz, StoredAttempt } from './records';
import type { SchoolData } from './schoolData';
import { givenIn, scoreOf } from './scores';

/** Keeps a change for the history of its quiz. */
export function keepChange(data: SchoolData, change: KeptChange): void {
  data.changes.push(change);
}

/** How many questions have an answer. */
export function answeredCount(choices: Choices): number {
  return Object.keys(answersOf(choices)).length;
}

/** The history entry of a submission that was graded at once. */
export function submissionChange(owned: OwnedQuiz, attempt: StoredAttempt, at: Date): KeptChange {
  const { quiz, student, revision, choices } = attempt;
  return {
    quiz,
    at,
    action: 'attempt.submit',
    who: student,
    student,
    before: null,
    after: { revision, answered: answeredCount(choices), score: scoreOf(owned, attempt) },
  };
}

/** How many answers differ between two records. */
export function changedAnswers(one: StoredAttempt, other: Pick<StoredAttempt, 'choices'>): number {
  const [held, now] = [givenIn(one), answersOf(other.choices)];
  return [...new Set([...Object.keys(held), ...Object.keys(now)])].filter(
    (question) => held[question] !== now[question],
  ).length;
}

/** The history entry of a submission that came too late to be graded. */
export function lateChange(attempt: StoredAttempt, at: Date, choices: Choices): KeptChange {
  const { quiz, student, revision } = attempt;
  return {
    quiz,
    at,
    action: 'attempt.submit',
    who: student,
    student,
    before: null,
    after: { revision: revision + 1, answered: answeredCount(choices), late: true },
  };
}

/** The history entry of setting up a quiz. */
export function creationChange({ owner, createdAt, quiz, items }: OwnedQuiz): KeptChange {
  const { _id, title, group, schadule, duration, score_per_question } = quiz;
  return {
    quiz: _id,
    at: createdAt,
    action: 'quiz.create',
    who: owner,
    student: null,
    before: null,
    after: {
      title,
      group,
      opens_at: schadule,
      duration,
      questions: items.length,
      score_per_question,
      ...(quiz.shuffle_questions && { shuffle_questions: true }),
      ...(quiz.shuffle_options && { shuffle_options: true }),
      ...(quiz.grading && { grading: quiz.grading }),
    },
  };
}
