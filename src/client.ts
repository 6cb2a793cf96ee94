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
export {
  completedQuizzesKey,
  completedQuizzesOptions,
  createQuestionOptions,
  createQuizOptions,
  groupKey,
  groupOptions,
  groupsKey,
  groupsOptions,
  joinQuizOptions,
  loginOptions,
  questionsKey,
  questionsOptions,
  quizKey,
  quizOptions,
  quizPaperKey,
  quizPaperOptions,
  resultsKey,
  resultsOptions,
  submitQuizOptions,
  upcomingQuizzesKey,
  upcomingQuizzesOptions,
} from './api/operations';
export type { components, operations, paths } from './api/schema';
