// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The operations that a server may leave out: `x-optional` in the contract. */
export type OptionalOperation =
  | 'confirmEmail'
  | 'logout'
  | 'me'
  | 'ownPlace'
  | 'inviteStudent'
  | 'importQuestions'
  | 'result'
  | 'saveAnswers'
  | 'extendTime'
  | 'evidence'
  | 'acceptLate'
  | 'quizChanges';

/** The fields of bodies that a server may not take. */
export type OptionalField = 'shuffle_questions' | 'shuffle_options';
