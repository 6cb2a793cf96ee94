// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Answer, Page, PageQuery } from './createQuizClient';
import type {
  MutationResult,
  MutationSettings,
  PagesResult,
  PagesSettings,
  QueryResult,
  QuerySettings,
} from './hookTypes';
import {
  loginOptions,
  type LoginInput,
  registerOptions,
  type RegisterInput,
  forgotPasswordOptions,
  type ForgotPasswordInput,
  resetPasswordOptions,
  type ResetPasswordInput,
  confirmEmailOptions,
  type ConfirmEmailInput,
  changePasswordOptions,
  type ChangePasswordInput,
  logoutOptions,
  type LogoutInput,
  meOptions,
  groupOptions,
  topStudentsOptions,
  ownPlaceOptions,
  studentOptions,
  upcomingQuizzesOptions,
  infiniteUpcomingQuizzesOptions,
  completedQuizzesOptions,
  infiniteCompletedQuizzesOptions,
  resultsOptions,
  infiniteResultsOptions,
  resultOptions,
  infiniteResultOptions,
  joinQuizOptions,
  type JoinQuizInput,
  quizPaperOptions,
  submitQuizOptions,
  type SubmitQuizInput,
  saveAnswersOptions,
  type SaveAnswersInput,
  quizOptions,
  capabilitiesOptions,
} from './operations';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';

/** Sign in: `POST /auth/login`. */
export function useLogin(
  settings?: MutationSettings<Answer<'login'>, LoginInput>,
): MutationResult<Answer<'login'>, LoginInput> {
  return useMutationPlan(loginOptions, settings);
}

/** Create an account: `POST /auth/register`. */
export function useRegister(
  settings?: MutationSettings<Answer<'register'>, RegisterInput>,
): MutationResult<Answer<'register'>, RegisterInput> {
  return useMutationPlan(registerOptions, settings);
}

/** Request a one-time code: `POST /auth/forgot-password`. */
export function useForgotPassword(
  settings?: MutationSettings<Answer<'forgotPassword'>, ForgotPasswordInput>,
): MutationResult<Answer<'forgotPassword'>, ForgotPasswordInput> {
  return useMutationPlan(forgotPasswordOptions, settings);
}

/** Set a new password with a one-time code: `POST /auth/reset-password`. */
export function useResetPassword(
  settings?: MutationSettings<Answer<'resetPassword'>, ResetPasswordInput>,
): MutationResult<Answer<'resetPassword'>, ResetPasswordInput> {
  return useMutationPlan(resetPasswordOptions, settings);
}

/** Confirm a new email: `POST /auth/confirm-email`. Optional: not every server has it. */
export function useConfirmEmail(
  settings?: MutationSettings<Answer<'confirmEmail'>, ConfirmEmailInput>,
): MutationResult<Answer<'confirmEmail'>, ConfirmEmailInput> {
  return useMutationPlan(confirmEmailOptions, settings);
}

/** Change your password: `POST /auth/change-password`. For: Instructor, Student. */
export function useChangePassword(
  settings?: MutationSettings<Answer<'changePassword'>, ChangePasswordInput>,
): MutationResult<Answer<'changePassword'>, ChangePasswordInput> {
  return useMutationPlan(changePasswordOptions, settings);
}

/** Log out: `POST /auth/logout`. For: Instructor, Student. Optional: not every server has it. */
export function useLogout(
  settings?: MutationSettings<Answer<'logout'>, LogoutInput>,
): MutationResult<Answer<'logout'>, LogoutInput> {
  return useMutationPlan(logoutOptions, settings);
}

/** Read your profile: `GET /auth/me`. For: Instructor, Student. Optional: not every server has it. */
export function useMe(settings?: QuerySettings<Answer<'me'>>): QueryResult<Answer<'me'>> {
  return useQueryPlan((client) => meOptions(client), settings);
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function useGroup(id: string, settings?: QuerySettings<Answer<'group'>>): QueryResult<Answer<'group'>> {
  return useQueryPlan((client) => groupOptions(client, id), settings);
}

/** Rank the best students: `GET /student/top-five`. For: Instructor, Student. */
export function useTopStudents(settings?: QuerySettings<Answer<'topStudents'>>): QueryResult<Answer<'topStudents'>> {
  return useQueryPlan((client) => topStudentsOptions(client), settings);
}

/** Read your place in the ranking: `GET /student/top-five/place`. For: Student. Optional: not every server has it. */
export function useOwnPlace(settings?: QuerySettings<Answer<'ownPlace'>>): QueryResult<Answer<'ownPlace'>> {
  return useQueryPlan((client) => ownPlaceOptions(client), settings);
}

/** Read a student: `GET /student/{id}`. For: Instructor, Student. */
export function useStudent(id: string, settings?: QuerySettings<Answer<'student'>>): QueryResult<Answer<'student'>> {
  return useQueryPlan((client) => studentOptions(client, id), settings);
}

/** List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useUpcomingQuizzes(settings?: QuerySettings<Answer<'upcomingQuizzes'>>): QueryResult<Answer<'upcomingQuizzes'>> {
  return useQueryPlan((client) => upcomingQuizzesOptions(client), settings);
}

/** Page by page where the server can (decision 77). List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useInfiniteUpcomingQuizzes(query?: PageQuery<'upcomingQuizzes'>, settings?: PagesSettings<Page<'upcomingQuizzes'>>): PagesResult<Page<'upcomingQuizzes'>> {
  return usePagesPlan((client) => infiniteUpcomingQuizzesOptions(client, query), settings);
}

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useCompletedQuizzes(settings?: QuerySettings<Answer<'completedQuizzes'>>): QueryResult<Answer<'completedQuizzes'>> {
  return useQueryPlan((client) => completedQuizzesOptions(client), settings);
}

/** Page by page where the server can (decision 77). List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useInfiniteCompletedQuizzes(query?: PageQuery<'completedQuizzes'>, settings?: PagesSettings<Page<'completedQuizzes'>>): PagesResult<Page<'completedQuizzes'>> {
  return usePagesPlan((client) => infiniteCompletedQuizzesOptions(client, query), settings);
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function useResults(settings?: QuerySettings<Answer<'results'>>): QueryResult<Answer<'results'>> {
  return useQueryPlan((client) => resultsOptions(client), settings);
}

/** Page by page where the server can (decision 77). List results: `GET /quiz/result`. For: Instructor, Student. */
export function useInfiniteResults(query?: PageQuery<'results'>, settings?: PagesSettings<Page<'results'>>): PagesResult<Page<'results'>> {
  return usePagesPlan((client) => infiniteResultsOptions(client, query), settings);
}

/** Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useResult(id: string, settings?: QuerySettings<Answer<'result'>>): QueryResult<Answer<'result'>> {
  return useQueryPlan((client) => resultOptions(client, id), settings);
}

/** Page by page where the server can (decision 77). Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useInfiniteResult(id: string, query?: PageQuery<'result'>, settings?: PagesSettings<Page<'result'>>): PagesResult<Page<'result'>> {
  return usePagesPlan((client) => infiniteResultOptions(client, id, query), settings);
}

/** Join a quiz with its code: `POST /quiz/join`. For: Student. */
export function useJoinQuiz(
  settings?: MutationSettings<Answer<'joinQuiz'>, JoinQuizInput>,
): MutationResult<Answer<'joinQuiz'>, JoinQuizInput> {
  return useMutationPlan(joinQuizOptions, settings);
}

/** Read the paper of a quiz: `GET /quiz/without-answers/{id}`. For: Student. */
export function useQuizPaper(id: string, settings?: QuerySettings<Answer<'quizPaper'>>): QueryResult<Answer<'quizPaper'>> {
  return useQueryPlan((client) => quizPaperOptions(client, id), settings);
}

/** Submit the answers: `POST /quiz/submit/{id}`. For: Student. */
export function useSubmitQuiz(
  settings?: MutationSettings<Answer<'submitQuiz'>, SubmitQuizInput>,
): MutationResult<Answer<'submitQuiz'>, SubmitQuizInput> {
  return useMutationPlan(submitQuizOptions, settings);
}

/** Save the answers so far: `PUT /quiz/answers/{id}`. For: Student. Optional: not every server has it. */
export function useSaveAnswers(
  settings?: MutationSettings<Answer<'saveAnswers'>, SaveAnswersInput>,
): MutationResult<Answer<'saveAnswers'>, SaveAnswersInput> {
  return useMutationPlan(saveAnswersOptions, settings);
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function useQuiz(id: string, settings?: QuerySettings<Answer<'quiz'>>): QueryResult<Answer<'quiz'>> {
  return useQueryPlan((client) => quizOptions(client, id), settings);
}

/** Read what the server offers: `GET /capabilities`. Optional: not every server has it. */
export function useCapabilities(settings?: QuerySettings<Answer<'capabilities'>>): QueryResult<Answer<'capabilities'>> {
  return useQueryPlan((client) => capabilitiesOptions(client), settings);
}
