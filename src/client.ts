export { ApiError, type ApiErrorKind, type FieldError } from './api/ApiError';
export {
  createQuizClient,
  type Answer,
  type Body,
  type OperationId,
  type QuizClient,
  type QuizClientOptions,
} from './api/createQuizClient';
export type { MutationPlan, QueryPlan } from './api/hookTypes';
export * from './api/operations';
export * from './api/teachingOperations';
export type { OnEvent, QuizEvent } from './api/quizEvents';
export type { components, operations, paths } from './api/schema';
export { toXapiStatement, type XapiActor, type XapiOptions, type XapiStatement } from './api/xapi';
