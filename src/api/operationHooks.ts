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
  groupsOptions,
  createGroupOptions,
  type CreateGroupInput,
  groupOptions,
  updateGroupOptions,
  type UpdateGroupInput,
  deleteGroupOptions,
  type DeleteGroupInput,
  studentsOptions,
  infiniteStudentsOptions,
  createStudentOptions,
  type CreateStudentInput,
  updateStudentOptions,
  type UpdateStudentInput,
  topStudentsOptions,
  ownPlaceOptions,
  studentsWithoutGroupOptions,
  studentOptions,
  deleteStudentOptions,
  type DeleteStudentInput,
  inviteStudentOptions,
  type InviteStudentInput,
  addStudentToGroupOptions,
  type AddStudentToGroupInput,
  moveStudentToGroupOptions,
  type MoveStudentToGroupInput,
  removeStudentFromGroupOptions,
  type RemoveStudentFromGroupInput,
  questionsOptions,
  infiniteQuestionsOptions,
  createQuestionOptions,
  type CreateQuestionInput,
  importQuestionsOptions,
  type ImportQuestionsInput,
  updateQuestionOptions,
  type UpdateQuestionInput,
  deleteQuestionOptions,
  type DeleteQuestionInput,
  createQuizOptions,
  type CreateQuizInput,
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
  extendTimeOptions,
  type ExtendTimeInput,
  evidenceOptions,
  acceptLateOptions,
  type AcceptLateInput,
  quizChangesOptions,
  quizOptions,
  updateQuizOptions,
  type UpdateQuizInput,
  deleteQuizOptions,
  type DeleteQuizInput,
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

/** List groups: `GET /group`. For: Instructor. */
export function useGroups(settings?: QuerySettings<Answer<'groups'>>): QueryResult<Answer<'groups'>> {
  return useQueryPlan((client) => groupsOptions(client), settings);
}

/** Add a group: `POST /group`. For: Instructor. */
export function useCreateGroup(
  settings?: MutationSettings<Answer<'createGroup'>, CreateGroupInput>,
): MutationResult<Answer<'createGroup'>, CreateGroupInput> {
  return useMutationPlan(createGroupOptions, settings);
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function useGroup(id: string, settings?: QuerySettings<Answer<'group'>>): QueryResult<Answer<'group'>> {
  return useQueryPlan((client) => groupOptions(client, id), settings);
}

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function useUpdateGroup(
  settings?: MutationSettings<Answer<'updateGroup'>, UpdateGroupInput>,
): MutationResult<Answer<'updateGroup'>, UpdateGroupInput> {
  return useMutationPlan(updateGroupOptions, settings);
}

/** Delete a group: `DELETE /group/{id}`. For: Instructor. */
export function useDeleteGroup(
  settings?: MutationSettings<Answer<'deleteGroup'>, DeleteGroupInput>,
): MutationResult<Answer<'deleteGroup'>, DeleteGroupInput> {
  return useMutationPlan(deleteGroupOptions, settings);
}

/** List students: `GET /student`. For: Instructor. */
export function useStudents(settings?: QuerySettings<Answer<'students'>>): QueryResult<Answer<'students'>> {
  return useQueryPlan((client) => studentsOptions(client), settings);
}

/** Page by page where the server can (decision 77). List students: `GET /student`. For: Instructor. */
export function useInfiniteStudents(query?: PageQuery<'students'>, settings?: PagesSettings<Page<'students'>>): PagesResult<Page<'students'>> {
  return usePagesPlan((client) => infiniteStudentsOptions(client, query), settings);
}

/** Add a student: `POST /student`. For: Instructor. */
export function useCreateStudent(
  settings?: MutationSettings<Answer<'createStudent'>, CreateStudentInput>,
): MutationResult<Answer<'createStudent'>, CreateStudentInput> {
  return useMutationPlan(createStudentOptions, settings);
}

/** Change a student: `PUT /student`. For: Instructor. */
export function useUpdateStudent(
  settings?: MutationSettings<Answer<'updateStudent'>, UpdateStudentInput>,
): MutationResult<Answer<'updateStudent'>, UpdateStudentInput> {
  return useMutationPlan(updateStudentOptions, settings);
}

/** Rank the best students: `GET /student/top-five`. For: Instructor, Student. */
export function useTopStudents(settings?: QuerySettings<Answer<'topStudents'>>): QueryResult<Answer<'topStudents'>> {
  return useQueryPlan((client) => topStudentsOptions(client), settings);
}

/** Read your place in the ranking: `GET /student/top-five/place`. For: Student. Optional: not every server has it. */
export function useOwnPlace(settings?: QuerySettings<Answer<'ownPlace'>>): QueryResult<Answer<'ownPlace'>> {
  return useQueryPlan((client) => ownPlaceOptions(client), settings);
}

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function useStudentsWithoutGroup(settings?: QuerySettings<Answer<'studentsWithoutGroup'>>): QueryResult<Answer<'studentsWithoutGroup'>> {
  return useQueryPlan((client) => studentsWithoutGroupOptions(client), settings);
}

/** Read a student: `GET /student/{id}`. For: Instructor, Student. */
export function useStudent(id: string, settings?: QuerySettings<Answer<'student'>>): QueryResult<Answer<'student'>> {
  return useQueryPlan((client) => studentOptions(client, id), settings);
}

/** Delete a student: `DELETE /student/{id}`. For: Instructor. */
export function useDeleteStudent(
  settings?: MutationSettings<Answer<'deleteStudent'>, DeleteStudentInput>,
): MutationResult<Answer<'deleteStudent'>, DeleteStudentInput> {
  return useMutationPlan(deleteStudentOptions, settings);
}

/** Invite a student again: `POST /student/{id}/invitation`. For: Instructor. Optional: not every server has it. */
export function useInviteStudent(
  settings?: MutationSettings<Answer<'inviteStudent'>, InviteStudentInput>,
): MutationResult<Answer<'inviteStudent'>, InviteStudentInput> {
  return useMutationPlan(inviteStudentOptions, settings);
}

/** Put a student into a group: `POST /student/{id}/{groupId}`. For: Instructor. */
export function useAddStudentToGroup(
  settings?: MutationSettings<Answer<'addStudentToGroup'>, AddStudentToGroupInput>,
): MutationResult<Answer<'addStudentToGroup'>, AddStudentToGroupInput> {
  return useMutationPlan(addStudentToGroupOptions, settings);
}

/** Move a student to a group: `PUT /student/{id}/{groupId}`. For: Instructor. */
export function useMoveStudentToGroup(
  settings?: MutationSettings<Answer<'moveStudentToGroup'>, MoveStudentToGroupInput>,
): MutationResult<Answer<'moveStudentToGroup'>, MoveStudentToGroupInput> {
  return useMutationPlan(moveStudentToGroupOptions, settings);
}

/** Take a student out of a group: `DELETE /student/{id}/{groupId}`. For: Instructor. */
export function useRemoveStudentFromGroup(
  settings?: MutationSettings<Answer<'removeStudentFromGroup'>, RemoveStudentFromGroupInput>,
): MutationResult<Answer<'removeStudentFromGroup'>, RemoveStudentFromGroupInput> {
  return useMutationPlan(removeStudentFromGroupOptions, settings);
}

/** List questions: `GET /question`. For: Instructor. */
export function useQuestions(settings?: QuerySettings<Answer<'questions'>>): QueryResult<Answer<'questions'>> {
  return useQueryPlan((client) => questionsOptions(client), settings);
}

/** Page by page where the server can (decision 77). List questions: `GET /question`. For: Instructor. */
export function useInfiniteQuestions(query?: PageQuery<'questions'>, settings?: PagesSettings<Page<'questions'>>): PagesResult<Page<'questions'>> {
  return usePagesPlan((client) => infiniteQuestionsOptions(client, query), settings);
}

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function useCreateQuestion(
  settings?: MutationSettings<Answer<'createQuestion'>, CreateQuestionInput>,
): MutationResult<Answer<'createQuestion'>, CreateQuestionInput> {
  return useMutationPlan(createQuestionOptions, settings);
}

/** Add many questions to the bank: `POST /question/import`. For: Instructor. Optional: not every server has it. */
export function useImportQuestions(
  settings?: MutationSettings<Answer<'importQuestions'>, ImportQuestionsInput>,
): MutationResult<Answer<'importQuestions'>, ImportQuestionsInput> {
  return useMutationPlan(importQuestionsOptions, settings);
}

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function useUpdateQuestion(
  settings?: MutationSettings<Answer<'updateQuestion'>, UpdateQuestionInput>,
): MutationResult<Answer<'updateQuestion'>, UpdateQuestionInput> {
  return useMutationPlan(updateQuestionOptions, settings);
}

/** Delete a question: `DELETE /question/{id}`. For: Instructor. */
export function useDeleteQuestion(
  settings?: MutationSettings<Answer<'deleteQuestion'>, DeleteQuestionInput>,
): MutationResult<Answer<'deleteQuestion'>, DeleteQuestionInput> {
  return useMutationPlan(deleteQuestionOptions, settings);
}

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function useCreateQuiz(
  settings?: MutationSettings<Answer<'createQuiz'>, CreateQuizInput>,
): MutationResult<Answer<'createQuiz'>, CreateQuizInput> {
  return useMutationPlan(createQuizOptions, settings);
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

/** Add time: `PUT /quiz/time/{id}`. For: Instructor. Optional: not every server has it. */
export function useExtendTime(
  settings?: MutationSettings<Answer<'extendTime'>, ExtendTimeInput>,
): MutationResult<Answer<'extendTime'>, ExtendTimeInput> {
  return useMutationPlan(extendTimeOptions, settings);
}

/** Read the item statistics of a quiz: `GET /quiz/evidence/{id}`. For: Instructor. Optional: not every server has it. */
export function useEvidence(id: string, settings?: QuerySettings<Answer<'evidence'>>): QueryResult<Answer<'evidence'>> {
  return useQueryPlan((client) => evidenceOptions(client, id), settings);
}

/** Accept a late submission: `PUT /quiz/late/{id}`. For: Instructor. Optional: not every server has it. */
export function useAcceptLate(
  settings?: MutationSettings<Answer<'acceptLate'>, AcceptLateInput>,
): MutationResult<Answer<'acceptLate'>, AcceptLateInput> {
  return useMutationPlan(acceptLateOptions, settings);
}

/** Read the history of a quiz: `GET /quiz/{id}/changes`. For: Instructor. Optional: not every server has it. */
export function useQuizChanges(id: string, settings?: QuerySettings<Answer<'quizChanges'>>): QueryResult<Answer<'quizChanges'>> {
  return useQueryPlan((client) => quizChangesOptions(client, id), settings);
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function useQuiz(id: string, settings?: QuerySettings<Answer<'quiz'>>): QueryResult<Answer<'quiz'>> {
  return useQueryPlan((client) => quizOptions(client, id), settings);
}

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function useUpdateQuiz(
  settings?: MutationSettings<Answer<'updateQuiz'>, UpdateQuizInput>,
): MutationResult<Answer<'updateQuiz'>, UpdateQuizInput> {
  return useMutationPlan(updateQuizOptions, settings);
}

/** Delete a quiz: `DELETE /quiz/{id}`. For: Instructor. */
export function useDeleteQuiz(
  settings?: MutationSettings<Answer<'deleteQuiz'>, DeleteQuizInput>,
): MutationResult<Answer<'deleteQuiz'>, DeleteQuizInput> {
  return useMutationPlan(deleteQuizOptions, settings);
}

/** Read what the server offers: `GET /capabilities`. Optional: not every server has it. */
export function useCapabilities(settings?: QuerySettings<Answer<'capabilities'>>): QueryResult<Answer<'capabilities'>> {
  return useQueryPlan((client) => capabilitiesOptions(client), settings);
}
