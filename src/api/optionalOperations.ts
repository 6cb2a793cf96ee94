// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The operations that a server may leave out: `x-optional` in the contract. */
export const optionalOperations = [
  'confirmEmail',
  'logout',
  'me',
  'ownPlace',
  'inviteStudent',
  'importQuestions',
  'questionFacets',
  'changeQuestions',
  'renameTags',
  'uploadPicture',
  'picture',
  'result',
  'saveAnswers',
  'extendTime',
  'evidence',
  'acceptLate',
  'quizChanges',
] as const;
export type OptionalOperation = (typeof optionalOperations)[number];

/** The fields of bodies that a server need not take, or need not take empty, each after its schema. */
export const optionalFields = [
  'StudentChange.keep_email',
  'QuestionInput.description',
  'QuestionInput.format',
  'QuestionInput.kind',
  'QuestionInput.accepted',
  'QuestionInput.tags',
  'Options.E',
  'Options.F',
  'AcceptedNumber.tolerance',
  'AcceptedNumber.to',
  'AcceptedNumber.share',
  'QuizInput.shuffle_questions',
  'QuizInput.shuffle_options',
  'QuizInput.grading',
  'Submission.revision',
  'Submission.time_up',
  'SubmittedAnswer.chosen_at',
  'QuizChange.shuffle_questions',
  'QuizChange.shuffle_options',
  'QuizChange.grading',
] as const;
export type OptionalField = (typeof optionalFields)[number];
