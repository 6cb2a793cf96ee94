import type { Participation } from '../../api/entities';
import { gradeAttempt } from '../../rules/grading';
import type { OwnedQuiz, StoredAttempt } from '../records';
import type { SchoolData } from '../schoolData';
import type { Answers } from './call';
import { closedAt, closesAt } from './quizView';

/** An attempt that was not submitted is graded as it stood when the quiz closed. */
function participation(
  data: SchoolData,
  { quiz, items }: OwnedQuiz,
  attempt: StoredAttempt,
  finishedAt: Date,
): Participation[] {
  const student = data.people.find(({ _id }) => _id === attempt.student);
  if (student === undefined) return [];
  const { first_name, last_name, email } = student;
  return [
    {
      _id: attempt._id,
      participant: { first_name, last_name, email },
      score: gradeAttempt(
        items.map(({ _id, answer }) => ({ id: _id, answer })),
        Object.fromEntries(attempt.answers.map(({ question, answer }) => [question, answer])),
        quiz.score_per_question,
      ),
      started_at: attempt.startedAt?.toISOString() ?? null,
      finished_at: finishedAt.toISOString(),
    },
  ];
}

const byName = (one: Participation, other: Participation): number =>
  one.participant.last_name.localeCompare(other.participant.last_name, 'en');

export const resultAnswers: Answers<'results'> = {
  results({ data, caller, now }) {
    const instructs = caller.role === 'Instructor';
    return data.quizzes
      .filter(({ owner }) => !instructs || owner === caller._id)
      .map((owned) => {
        const closed_at = closedAt(owned, now);
        const participants = data.attempts
          .filter(
            ({ quiz, student }) => quiz === owned.quiz._id && (instructs || student === caller._id),
          )
          // While classmates still write, a student's score would tell which answers are right.
          .filter(({ submittedAt }) => closed_at !== null || (instructs && submittedAt !== null))
          .flatMap((attempt) =>
            participation(data, owned, attempt, attempt.submittedAt ?? closesAt(owned)),
          )
          .sort(byName);
        return { owned, closed_at, participants };
      })
      .filter(
        ({ closed_at, participants }) =>
          participants.length > 0 || (instructs && closed_at !== null),
      )
      .sort((one, other) => closesAt(other.owned).getTime() - closesAt(one.owned).getTime())
      .map(({ owned: { quiz }, closed_at, participants }) => ({
        _id: quiz._id,
        quiz: { _id: quiz._id, title: quiz.title, group: quiz.group, closed_at },
        participants,
      }));
  },
};
