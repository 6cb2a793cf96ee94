export { ApiError, type ApiErrorKind, type FieldError } from './api/ApiError';
export {
  createQuizClient,
  type WholeReply,
  type Body,
  type OperationId,
  type Page,
  type PageQuery,
  type QuizClient,
  type QuizClientOptions,
} from './api/createQuizClient';
export type * from './api/entities';
export type { MutationPlan, PagesPlan, QueryPlan } from './api/hookTypes';
export type * from './api/inputs';
export type { JoinedQuiz } from './api/joinedQuiz';
export * from './api/operations';
export * from './api/teachingOperations';
export { pictureKey, pictureOptions } from './api/picture';
export type { OnEvent, QuizEvent } from './api/quizEvents';
export type { components, operations, paths } from './api/schema';
export { toXapiStatement, type XapiActor, type XapiOptions, type XapiStatement } from './api/xapi';
