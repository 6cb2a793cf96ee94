export {
  difficulties,
  gradings,
  letters,
  longestSpread,
  longestNumber,
  longestType,
  mostTags,
  questionCounts,
  quizChangeLimit,
  questionKinds,
  questionQualities,
  rankingsShown,
  usualTypes,
  quizDurations,
  roles,
  scoresPerQuestion,
  type Difficulty,
  type Grading,
  type Letter,
  pictureTypes,
  textFormats,
  type QuestionKind,
  type QuestionQuality,
  type RankingShown,
  type Role,
  type TextFormat,
} from './rules/limits';
export { optionalFields, type OptionalField } from './api/optionalOperations';
export { cleanPicture, type CleanPicture, type PictureFault } from './rules/pictures/cleanPicture';
export { largestPicture, mostPictureBytes, unusedPictureMs } from './rules/pictureBounds';
export { pictureIdOf, picturesIn, pictureReference } from './rules/pictures/reference';
export { guardCell } from './files/guardCell';
export { plainText, searchedWords } from './rules/textSearch';
export {
  changedTags,
  countTags,
  renamedTags,
  tagKey,
  tagKeysIn,
  tagsOf,
  type Tagged,
  type TagCount,
} from './rules/tags';
export { completedQuizLimit, mostQuestions, upcomingQuizLimit } from './rules/listLengths';
export { schedulePastMs, submissionGraceMs } from './rules/spans';
export {
  answerOf,
  answersOf,
  choiceOf,
  latestChoices,
  holdsChoices,
  type Answer,
  type Answers,
  type Choice,
  type Choices,
} from './rules/answers';
export type { TypedForm } from './items/kind/kind';
export { answerText, sayingOf } from './items/saying';
export { optionTexts, rulesOf, wrongAnswers } from './items/itemRules';
export {
  answersFitting,
  formatOf,
  formatsOf,
  gradedOf,
  keyedOf,
  kindOf,
  kindsOf,
  offeredOf,
} from './items/parts';
export { optionNames } from './items/kind/options';
export { gradeAttempt, type GradedQuiz, type KeyedItem } from './items/grading';
export { attemptLetters, inAttemptOrder, type Shuffling } from './items/order/attemptOrder';
export { deniedBy, type BondedAct, type Ties } from './rules/bond';
export { byName } from './rules/byName';
export { failureStatuses, type FailureCode } from './rules/failureCodes';
export { replies, type Refusing } from './rules/replies';
export { answerProblemIn, repliesIn, successIn } from './rules/repliesIn';
export type { ReplySentences } from './messages/en/replies';
export {
  standingOf,
  type AttemptPhase,
  type HeldAttempt,
  type LateAnswers,
  type Standing,
} from './rules/ruling/attempt';
export {
  attemptOver,
  attemptView,
  type Accepted,
  type AttemptReceipt,
  type AttemptView,
  type SavedAnswer,
  type Refused,
} from './rules/ruling/bodies';
export { ruleOnDraft, type DraftRuling, type SentDraft } from './rules/ruling/draft';
export { type AnswerRecord } from './rules/ruling/record';
export { type AskedQuestions, type SentAnswer } from './rules/ruling/sentAnswers';
export {
  ruleOnSubmission,
  type RulingContext,
  type SentSubmission,
  type SubmissionRuling,
  type SubmissionWrite,
} from './rules/ruling/submission';
export { draw, fitsQuiz, type DrawnBy } from './rules/drawing';
export {
  createItemTally,
  itemEvidence,
  type ItemStatistics,
  type ItemTally,
} from './items/evidence';
export {
  attemptsOf,
  evidenceGuards,
  itemQuality,
  itemVerdicts,
  unchosenOptions,
  type ItemFigures,
  type ItemVerdict,
} from './items/itemVerdicts';
export { pooledFigures, pooledItem, type AskedItem, type PooledItem } from './items/pooledItem';
export { mean, median, minuteBins, scoreBins, type Bin } from './rules/scoreStatistics';
export {
  acceptsSubmission,
  areResultsPublished,
  attemptEnd,
  canBeExtended,
  closingTime,
  extendedDuration,
  quizPhase,
  resultsPublishedBefore,
  type QuizPhase,
  type QuizTimes,
} from './rules/lifecycle';
export { joinCodeAlphabet, joinCodeFrom, joinCodeLength, readJoinCode } from './rules/joinCode';
export {
  invalidRequest,
  problemsMessage,
  requestProblems,
  type FieldProblem,
  type ValidationError,
} from './rules/requestProblems';
export { createRequestBounds } from './rules/requestBounds';
export { trimQuestion, type QuestionTexts } from './items/trimQuestion';
export { questionForm } from './items/questionForm';
export { scheduleProblem } from './rules/schedule';
export { readEmailAddress } from './rules/emailAddress';
export { fullName, readFirstName, readLastName } from './rules/people';
export { readTypedFields } from './rules/typedFields';
export { oneLineProblem } from './rules/oneLineText';
export { textProblem } from './rules/storableText';
export {
  changePasswordForm,
  confirmEmailForm,
  forgotPasswordForm,
  groupForm,
  addedTimeForm,
  quizChangeForm,
  quizForm,
  registerForm,
  resetPasswordForm,
  signInForm,
  studentChangeForm,
  studentForm,
} from './rules/forms';
export { drawnTypeName, withQuestionTypes } from './rules/questionTypes';
