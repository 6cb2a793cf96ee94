// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery } from './createQuizClient';
import type { Acknowledgement, Capabilities, CompletedQuiz, CompletedQuizPage, EmailConfirmation, ForgottenPassword, GroupWithStudents, JoinRequest, ParticipantPage, PasswordChange, PasswordReset, Place, Profile, QuizPaper, QuizWithQuestions, RankedStudent, Registration, Result, ResultPage, SavedAttempt, Session, SignIn, Student, Submitted, UpcomingQuiz, UpcomingQuizPage } from './entities';
import type { SubmitQuizInput, SaveAnswersInput } from './inputs';
import type { JoinedQuiz } from './joinedQuiz';
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
  registerOptions,
  forgotPasswordOptions,
  resetPasswordOptions,
  confirmEmailOptions,
  changePasswordOptions,
  logoutOptions,
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
  quizPaperOptions,
  submitQuizOptions,
  saveAnswersOptions,
  quizOptions,
  capabilitiesOptions,
} from './operations';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';

/** Sign in: `POST /auth/login`. */
export function useLogin(
  settings?: MutationSettings<Session, SignIn>,
): MutationResult<Session, SignIn> {
  return useMutationPlan(loginOptions, settings, 'useLogin');
}

/** Create an account: `POST /auth/register`. */
export function useRegister(
  settings?: MutationSettings<Acknowledgement, Registration>,
): MutationResult<Acknowledgement, Registration> {
  return useMutationPlan(registerOptions, settings, 'useRegister');
}

/** Request a one-time code: `POST /auth/forgot-password`. */
export function useForgotPassword(
  settings?: MutationSettings<Acknowledgement, ForgottenPassword>,
): MutationResult<Acknowledgement, ForgottenPassword> {
  return useMutationPlan(forgotPasswordOptions, settings, 'useForgotPassword');
}

/** Set a new password with a one-time code: `POST /auth/reset-password`. */
export function useResetPassword(
  settings?: MutationSettings<Acknowledgement, PasswordReset>,
): MutationResult<Acknowledgement, PasswordReset> {
  return useMutationPlan(resetPasswordOptions, settings, 'useResetPassword');
}

/** Confirm a new email: `POST /auth/confirm-email`. Optional: not every server has it. */
export function useConfirmEmail(
  settings?: MutationSettings<Acknowledgement, EmailConfirmation>,
): MutationResult<Acknowledgement, EmailConfirmation> {
  return useMutationPlan(confirmEmailOptions, settings, 'useConfirmEmail');
}

/** Change your password: `POST /auth/change-password`. For: Instructor, Student. */
export function useChangePassword(
  settings?: MutationSettings<Acknowledgement, PasswordChange>,
): MutationResult<Acknowledgement, PasswordChange> {
  return useMutationPlan(changePasswordOptions, settings, 'useChangePassword');
}

/** Log out: `POST /auth/logout`. For: Instructor, Student. Optional: not every server has it. */
export function useLogout(
  settings?: MutationSettings<Acknowledgement, void>,
): MutationResult<Acknowledgement, void> {
  return useMutationPlan(logoutOptions, settings, 'useLogout');
}

/** Read your profile: `GET /auth/me`. For: Instructor, Student. Optional: not every server has it. */
export function useMe(settings?: QuerySettings<Profile>): QueryResult<Profile> {
  return useQueryPlan((client) => meOptions(client), settings, 'useMe');
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function useGroup(id: string, settings?: QuerySettings<GroupWithStudents>): QueryResult<GroupWithStudents> {
  return useQueryPlan((client) => groupOptions(client, id), settings, 'useGroup');
}

/** Rank the best students: `GET /student/top-five`. For: Instructor, Student. */
export function useTopStudents(settings?: QuerySettings<RankedStudent[]>): QueryResult<RankedStudent[]> {
  return useQueryPlan((client) => topStudentsOptions(client), settings, 'useTopStudents');
}

/** Read your place in the ranking: `GET /student/top-five/place`. For: Student. Optional: not every server has it. */
export function useOwnPlace(settings?: QuerySettings<Place>): QueryResult<Place> {
  return useQueryPlan((client) => ownPlaceOptions(client), settings, 'useOwnPlace');
}

/** Read a student: `GET /student/{id}`. For: Instructor, Student. */
export function useStudent(id: string, settings?: QuerySettings<Student>): QueryResult<Student> {
  return useQueryPlan((client) => studentOptions(client, id), settings, 'useStudent');
}

/** List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useUpcomingQuizzes(settings?: QuerySettings<UpcomingQuiz[]>): QueryResult<UpcomingQuiz[]> {
  return useQueryPlan((client) => upcomingQuizzesOptions(client), settings, 'useUpcomingQuizzes');
}

/** Page by page where the server can. List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useInfiniteUpcomingQuizzes(query?: PageQuery<'upcomingQuizzes'>, settings?: PagesSettings<UpcomingQuizPage>): PagesResult<UpcomingQuizPage> {
  return usePagesPlan(
    (client) => infiniteUpcomingQuizzesOptions(client, query),
    settings,
    'useInfiniteUpcomingQuizzes',
  );
}

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useCompletedQuizzes(settings?: QuerySettings<CompletedQuiz[]>): QueryResult<CompletedQuiz[]> {
  return useQueryPlan((client) => completedQuizzesOptions(client), settings, 'useCompletedQuizzes');
}

/** Page by page where the server can. List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useInfiniteCompletedQuizzes(query?: PageQuery<'completedQuizzes'>, settings?: PagesSettings<CompletedQuizPage>): PagesResult<CompletedQuizPage> {
  return usePagesPlan(
    (client) => infiniteCompletedQuizzesOptions(client, query),
    settings,
    'useInfiniteCompletedQuizzes',
  );
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function useResults(settings?: QuerySettings<Result[]>): QueryResult<Result[]> {
  return useQueryPlan((client) => resultsOptions(client), settings, 'useResults');
}

/** Page by page where the server can. List results: `GET /quiz/result`. For: Instructor, Student. */
export function useInfiniteResults(query?: PageQuery<'results'>, settings?: PagesSettings<ResultPage>): PagesResult<ResultPage> {
  return usePagesPlan(
    (client) => infiniteResultsOptions(client, query),
    settings,
    'useInfiniteResults',
  );
}

/** Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useResult(id: string, settings?: QuerySettings<ParticipantPage>): QueryResult<ParticipantPage> {
  return useQueryPlan((client) => resultOptions(client, id), settings, 'useResult');
}

/** Page by page where the server can. Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useInfiniteResult(id: string, query?: PageQuery<'result'>, settings?: PagesSettings<ParticipantPage>): PagesResult<ParticipantPage> {
  return usePagesPlan(
    (client) => infiniteResultOptions(client, id, query),
    settings,
    'useInfiniteResult',
  );
}

/** Join a quiz with its code: `POST /quiz/join`. For: Student. */
export function useJoinQuiz(
  settings?: MutationSettings<JoinedQuiz, JoinRequest>,
): MutationResult<JoinedQuiz, JoinRequest> {
  return useMutationPlan(joinQuizOptions, settings, 'useJoinQuiz');
}

/** Read the paper of a quiz: `GET /quiz/without-answers/{id}`. For: Student. */
export function useQuizPaper(id: string, settings?: QuerySettings<QuizPaper>): QueryResult<QuizPaper> {
  return useQueryPlan((client) => quizPaperOptions(client, id), settings, 'useQuizPaper');
}

/** Submit the answers: `POST /quiz/submit/{id}`. For: Student. */
export function useSubmitQuiz(
  settings?: MutationSettings<Submitted, SubmitQuizInput>,
): MutationResult<Submitted, SubmitQuizInput> {
  return useMutationPlan(submitQuizOptions, settings, 'useSubmitQuiz');
}

/** Save the answers so far: `PUT /quiz/answers/{id}`. For: Student. Optional: not every server has it. */
export function useSaveAnswers(
  settings?: MutationSettings<SavedAttempt, SaveAnswersInput>,
): MutationResult<SavedAttempt, SaveAnswersInput> {
  return useMutationPlan(saveAnswersOptions, settings, 'useSaveAnswers');
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function useQuiz(id: string, settings?: QuerySettings<QuizWithQuestions>): QueryResult<QuizWithQuestions> {
  return useQueryPlan((client) => quizOptions(client, id), settings, 'useQuiz');
}

/** Read what the server offers: `GET /capabilities`. Optional: not every server has it. */
export function useCapabilities(settings?: QuerySettings<Capabilities>): QueryResult<Capabilities> {
  return useQueryPlan((client) => capabilitiesOptions(client), settings, 'useCapabilities');
}
