export {
  completedQuizLimit,
  difficulties,
  letters,
  questionCounts,
  questionTypes,
  quizDurations,
  roles,
  schedulePastMs,
  scoresPerQuestion,
  submissionGraceMs,
  upcomingQuizLimit,
  type Difficulty,
  type Letter,
  type QuestionType,
  type Role,
} from './rules/limits';
export { gradeAttempt, type KeyedItem } from './rules/grading';
export { draw, fitsQuiz, type DrawnBy } from './rules/drawing';
export {
  acceptsSubmission,
  closingTime,
  quizPhase,
  type QuizPhase,
  type QuizTimes,
} from './rules/lifecycle';
export {
  joinCodeAlphabet,
  joinCodeFrom,
  joinCodeLength,
  normalizeJoinCode,
} from './rules/joinCode';
