export { ApiError, type ApiErrorKind, type FieldError } from './api/ApiError';
export { createQuizClient, type QuizClient, type QuizClientOptions } from './api/createQuizClient';
export type { MutationResult, MutationSettings, QueryResult, QuerySettings } from './api/hookTypes';
export {
  useCompletedQuizzes,
  useCreateQuestion,
  useCreateQuiz,
  useGroup,
  useGroups,
  useJoinQuiz,
  useLogin,
  useQuestions,
  useQuiz,
  useQuizPaper,
  useResults,
  useSubmitQuiz,
  useUpcomingQuizzes,
} from './api/operationHooks';
export type {
  Attempt,
  CompletedQuiz,
  Group,
  GroupWithStudents,
  PaperQuestion,
  Participation,
  Profile,
  Question,
  QuestionDraft,
  Quiz,
  QuizDraft,
  QuizPaper,
  Receipt,
  Result,
  SignIn,
  SubmittedAnswer,
  UpcomingQuiz,
} from './api/entities';
export {
  toSubmission,
  useAnswer,
  useAnsweredCount,
  type Answers,
  type AnswerSheet,
} from './attempt/answerSheet';
export { useAttempt, type AttemptHandle, type AttemptState } from './attempt/useAttempt';
export type { MessageOverrides } from './messages/mergeMessages';
export { useMessages } from './provider/MessagesContext';
export { useNotify, type Notification, type Notify } from './provider/notifications';
export { QuizProvider, type QuizProviderProps } from './provider/QuizProvider';
export type { RenderLink } from './provider/links';
export { createBrowserSession } from './session/browserSession';
export { useSession } from './session/SessionContext';
export { createMemorySession, type SessionStore, type SignedIn } from './session/SessionStore';
