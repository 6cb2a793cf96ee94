import { gradingOf, shufflingOf, type QuizRow } from './quizFields';

/** The fields of a quiz that the audit keeps. */
export function auditedQuiz(quiz: QuizRow) {
  return {
    title: quiz.title,
    group: quiz.groupId,
    opens_at: quiz.opensAt.toISOString(),
    duration: quiz.durationMinutes,
    questions: quiz.questionsNumber,
    score_per_question: quiz.scorePerQuestion,
    ...shufflingOf(quiz),
    ...gradingOf(quiz),
  };
}
