export { ApiError, type ApiErrorKind, type FieldError } from './api/ApiError';
export {
  createQuizClient,
  type PageQuery,
  type QuizClient,
  type QuizClientOptions,
} from './api/createQuizClient';
export type {
  MutationResult,
  MutationSettings,
  PagesResult,
  PagesSettings,
  QueryResult,
  QuerySettings,
} from './api/hookTypes';
export * from './api/operationHooks';
export * from './api/teachingHooks';
export type { OptionalField, OptionalOperation } from './api/optionalOperations';
export { useCapability, type Capability } from './api/useCapability';
export { useTakesField } from './api/useTakesField';
export { useQuestionTypes, type QuestionTypes } from './provider/useQuestionTypes';
export { usePicture } from './api/usePicture';
export type * from './api/entities';
export type * from './api/inputs';
export type { JoinedQuiz } from './api/joinedQuiz';
export {
  toSubmission,
  useAnswer,
  useAnsweredCount,
  type AnswerSheet,
} from './attempt/answers/answerSheet';
export type { CountdownReading } from './attempt/time/attemptClock';
export {
  draftsOnDevice,
  forgetDrafts,
  type DeviceDraft,
  type DraftPlace,
} from './attempt/keeping/draftStore';
export type { AttemptState } from './attempt/state/attemptState';
export type { Paper } from './attempt/answers/paper';
export type { Overruled } from './attempt/answers/draft';
export type { SaveState } from './attempt/keeping/answerKeeper';
export type {
  AnswerInWords,
  AnswersInWords,
  AttemptRecord,
  OutboxEntry,
  PendingSubmission,
} from './attempt/answers/outboxEntry';
export type { Answer, Answers, Choice, Choices } from './rules/answers';
export type { Letter } from './rules/limits';
export {
  useAttempt,
  useCountdown,
  useSaveState,
  type AttemptHandle,
} from './attempt/hooks/useAttempt';
export { useOutbox, type OutboxHandle, type OutboxOptions } from './attempt/hooks/useOutbox';
export type { Language } from './messages/language/language';
export { loadLanguage } from './messages/loadLanguage';
export type { MessageOverrides } from './messages/language/mergeMessages';
export { useFormats } from './provider/FormatsContext';
export type { OnEvent, QuizEvent } from './api/quizEvents';
export type { HostPaths, Navigate, RenderLink, UploadPicture } from './provider/hostPaths';
export { useNotify, type Notification, type Notify } from './provider/notifications';
export { QuizHydration, type QuizHydrationProps } from './provider/QuizHydration';
export { QuizProvider, type QuizProviderProps, type SessionEnd } from './provider/QuizProvider';
export { useMessages } from './provider/useMessages';
export { createBrowserSession } from './session/browserSession';
export { useSession } from './session/SessionContext';
export { createMemorySession, type SessionStore, type SignedIn } from './session/SessionStore';
