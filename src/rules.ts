export {
  completedQuizLimit,
  quizChangeLimit,
  difficulties,
  letters,
  mostQuestions,
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
export {
  choiceOf,
  latestChoices,
  lettersOf,
  holdsChoices,
  type Choice,
  type Choices,
} from './rules/choices';
export { gradeAttempt, type ChosenLetters, type KeyedItem } from './rules/grading';
export { deniedBy, type BondedAct, type Ties } from './rules/bond';
export { byName } from './rules/byName';
export { replies } from './rules/replies';
export { draw, fitsQuiz, type DrawnBy } from './rules/drawing';
export { itemEvidence, type ItemEvidence } from './rules/evidence';
export {
  attemptsOf,
  evidenceGuards,
  itemVerdicts,
  unchosenOptions,
  type ItemVerdict,
} from './rules/itemVerdicts';
export { pooledItem, type AskedItem, type PooledItem } from './rules/pooledItem';
export { mean, median, minuteBins, scoreBins, type Bin } from './rules/scoreStatistics';
export {
  acceptsSubmission,
  areResultsOut,
  attemptEnd,
  canBeExtended,
  closingTime,
  extendedDuration,
  quizPhase,
  resultsOutBefore,
  type QuizPhase,
  type QuizTimes,
} from './rules/lifecycle';
export { joinCodeAlphabet, joinCodeFrom, joinCodeLength, readJoinCode } from './rules/joinCode';
export {
  problemsMessage,
  requestProblems,
  type FieldProblem,
  type ValidationError,
} from './rules/requestProblems';
export { createRequestBounds } from './rules/requestBounds';
export { trimQuestion, type QuestionTexts } from './rules/questionTexts';
export { scheduleProblem } from './rules/schedule';
export { unstorableTextProblem } from './rules/storableText';
export {
  changePasswordForm,
  confirmEmailForm,
  forgotPasswordForm,
  groupForm,
  moreTimeForm,
  questionForm,
  quizChangeForm,
  quizForm,
  registerForm,
  resetPasswordForm,
  signInForm,
  studentChangeForm,
  studentForm,
} from './rules/forms';
