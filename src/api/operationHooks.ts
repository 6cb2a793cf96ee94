// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery } from './createQuizClient';
import type { Acknowledgement, Capabilities, CompletedQuiz, CompletedQuizPage, Created, CreatedQuiz, EmailConfirmation, Evidence, ForgottenPassword, Graded, Group, GroupInput, GroupWithStudents, ImportedQuestions, JoinRequest, NewEnd, ParticipantPage, PasswordChange, PasswordReset, Place, Profile, Question, QuestionImport, QuestionInput, QuestionPage, QuizChanges, QuizInput, QuizPaper, QuizWithQuestions, RankedStudent, Registration, Result, ResultPage, Saved, SavedAttempt, SavedStudent, Session, SignIn, Student, StudentChange, StudentInput, StudentPage, Submitted, UpcomingQuiz, UpcomingQuizPage } from './entities';
import type { UpdateGroupInput, DeleteGroupInput, DeleteStudentInput, InviteStudentInput, AddStudentToGroupInput, MoveStudentToGroupInput, RemoveStudentFromGroupInput, UpdateQuestionInput, DeleteQuestionInput, SubmitQuizInput, SaveAnswersInput, ExtendTimeInput, AcceptLateInput, UpdateQuizInput, DeleteQuizInput } from './inputs';
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
  groupsOptions,
  createGroupOptions,
  groupOptions,
  updateGroupOptions,
  deleteGroupOptions,
  studentsOptions,
  infiniteStudentsOptions,
  createStudentOptions,
  updateStudentOptions,
  topStudentsOptions,
  ownPlaceOptions,
  studentsWithoutGroupOptions,
  studentOptions,
  deleteStudentOptions,
  inviteStudentOptions,
  addStudentToGroupOptions,
  moveStudentToGroupOptions,
  removeStudentFromGroupOptions,
  questionsOptions,
  infiniteQuestionsOptions,
  createQuestionOptions,
  importQuestionsOptions,
  updateQuestionOptions,
  deleteQuestionOptions,
  createQuizOptions,
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
  extendTimeOptions,
  evidenceOptions,
  acceptLateOptions,
  quizChangesOptions,
  quizOptions,
  updateQuizOptions,
  deleteQuizOptions,
  capabilitiesOptions,
} from './operations';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';

/** Sign in: `POST /auth/login`. */
export function useLogin(
  settings?: MutationSettings<Session, SignIn>,
): MutationResult<Session, SignIn> {
  return useMutationPlan(loginOptions, settings);
}

/** Create an account: `POST /auth/register`. */
export function useRegister(
  settings?: MutationSettings<Acknowledgement, Registration>,
): MutationResult<Acknowledgement, Registration> {
  return useMutationPlan(registerOptions, settings);
}

/** Request a one-time code: `POST /auth/forgot-password`. */
export function useForgotPassword(
  settings?: MutationSettings<Acknowledgement, ForgottenPassword>,
): MutationResult<Acknowledgement, ForgottenPassword> {
  return useMutationPlan(forgotPasswordOptions, settings);
}

/** Set a new password with a one-time code: `POST /auth/reset-password`. */
export function useResetPassword(
  settings?: MutationSettings<Acknowledgement, PasswordReset>,
): MutationResult<Acknowledgement, PasswordReset> {
  return useMutationPlan(resetPasswordOptions, settings);
}

/** Confirm a new email: `POST /auth/confirm-email`. Optional: not every server has it. */
export function useConfirmEmail(
  settings?: MutationSettings<Acknowledgement, EmailConfirmation>,
): MutationResult<Acknowledgement, EmailConfirmation> {
  return useMutationPlan(confirmEmailOptions, settings);
}

/** Change your password: `POST /auth/change-password`. For: Instructor, Student. */
export function useChangePassword(
  settings?: MutationSettings<Acknowledgement, PasswordChange>,
): MutationResult<Acknowledgement, PasswordChange> {
  return useMutationPlan(changePasswordOptions, settings);
}

/** Log out: `POST /auth/logout`. For: Instructor, Student. Optional: not every server has it. */
export function useLogout(
  settings?: MutationSettings<Acknowledgement, void>,
): MutationResult<Acknowledgement, void> {
  return useMutationPlan(logoutOptions, settings);
}

/** Read your profile: `GET /auth/me`. For: Instructor, Student. Optional: not every server has it. */
export function useMe(settings?: QuerySettings<Profile>): QueryResult<Profile> {
  return useQueryPlan((client) => meOptions(client), settings);
}

/** List groups: `GET /group`. For: Instructor. */
export function useGroups(settings?: QuerySettings<Group[]>): QueryResult<Group[]> {
  return useQueryPlan((client) => groupsOptions(client), settings);
}

/** Add a group: `POST /group`. For: Instructor. */
export function useCreateGroup(
  settings?: MutationSettings<Created, GroupInput>,
): MutationResult<Created, GroupInput> {
  return useMutationPlan(createGroupOptions, settings);
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function useGroup(id: string, settings?: QuerySettings<GroupWithStudents>): QueryResult<GroupWithStudents> {
  return useQueryPlan((client) => groupOptions(client, id), settings);
}

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function useUpdateGroup(
  settings?: MutationSettings<Saved, UpdateGroupInput>,
): MutationResult<Saved, UpdateGroupInput> {
  return useMutationPlan(updateGroupOptions, settings);
}

/** Delete a group: `DELETE /group/{id}`. For: Instructor. */
export function useDeleteGroup(
  settings?: MutationSettings<Acknowledgement, DeleteGroupInput>,
): MutationResult<Acknowledgement, DeleteGroupInput> {
  return useMutationPlan(deleteGroupOptions, settings);
}

/** List students: `GET /student`. For: Instructor. */
export function useStudents(settings?: QuerySettings<Student[]>): QueryResult<Student[]> {
  return useQueryPlan((client) => studentsOptions(client), settings);
}

/** Page by page where the server can. List students: `GET /student`. For: Instructor. */
export function useInfiniteStudents(query?: PageQuery<'students'>, settings?: PagesSettings<StudentPage>): PagesResult<StudentPage> {
  return usePagesPlan((client) => infiniteStudentsOptions(client, query), settings);
}

/** Add a student: `POST /student`. For: Instructor. */
export function useCreateStudent(
  settings?: MutationSettings<Created, StudentInput>,
): MutationResult<Created, StudentInput> {
  return useMutationPlan(createStudentOptions, settings);
}

/** Change a student: `PUT /student`. For: Instructor. */
export function useUpdateStudent(
  settings?: MutationSettings<SavedStudent, StudentChange>,
): MutationResult<SavedStudent, StudentChange> {
  return useMutationPlan(updateStudentOptions, settings);
}

/** Rank the best students: `GET /student/top-five`. For: Instructor, Student. */
export function useTopStudents(settings?: QuerySettings<RankedStudent[]>): QueryResult<RankedStudent[]> {
  return useQueryPlan((client) => topStudentsOptions(client), settings);
}

/** Read your place in the ranking: `GET /student/top-five/place`. For: Student. Optional: not every server has it. */
export function useOwnPlace(settings?: QuerySettings<Place>): QueryResult<Place> {
  return useQueryPlan((client) => ownPlaceOptions(client), settings);
}

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function useStudentsWithoutGroup(settings?: QuerySettings<Student[]>): QueryResult<Student[]> {
  return useQueryPlan((client) => studentsWithoutGroupOptions(client), settings);
}

/** Read a student: `GET /student/{id}`. For: Instructor, Student. */
export function useStudent(id: string, settings?: QuerySettings<Student>): QueryResult<Student> {
  return useQueryPlan((client) => studentOptions(client, id), settings);
}

/** Delete a student: `DELETE /student/{id}`. For: Instructor. */
export function useDeleteStudent(
  settings?: MutationSettings<Acknowledgement, DeleteStudentInput>,
): MutationResult<Acknowledgement, DeleteStudentInput> {
  return useMutationPlan(deleteStudentOptions, settings);
}

/** Invite a student again: `POST /student/{id}/invitation`. For: Instructor. Optional: not every server has it. */
export function useInviteStudent(
  settings?: MutationSettings<Acknowledgement, InviteStudentInput>,
): MutationResult<Acknowledgement, InviteStudentInput> {
  return useMutationPlan(inviteStudentOptions, settings);
}

/** Put a student into a group: `POST /student/{id}/{groupId}`. For: Instructor. */
export function useAddStudentToGroup(
  settings?: MutationSettings<Saved, AddStudentToGroupInput>,
): MutationResult<Saved, AddStudentToGroupInput> {
  return useMutationPlan(addStudentToGroupOptions, settings);
}

/** Move a student to a group: `PUT /student/{id}/{groupId}`. For: Instructor. */
export function useMoveStudentToGroup(
  settings?: MutationSettings<Saved, MoveStudentToGroupInput>,
): MutationResult<Saved, MoveStudentToGroupInput> {
  return useMutationPlan(moveStudentToGroupOptions, settings);
}

/** Take a student out of a group: `DELETE /student/{id}/{groupId}`. For: Instructor. */
export function useRemoveStudentFromGroup(
  settings?: MutationSettings<Saved, RemoveStudentFromGroupInput>,
): MutationResult<Saved, RemoveStudentFromGroupInput> {
  return useMutationPlan(removeStudentFromGroupOptions, settings);
}

/** List questions: `GET /question`. For: Instructor. */
export function useQuestions(settings?: QuerySettings<Question[]>): QueryResult<Question[]> {
  return useQueryPlan((client) => questionsOptions(client), settings);
}

/** Page by page where the server can. List questions: `GET /question`. For: Instructor. */
export function useInfiniteQuestions(query?: PageQuery<'questions'>, settings?: PagesSettings<QuestionPage>): PagesResult<QuestionPage> {
  return usePagesPlan((client) => infiniteQuestionsOptions(client, query), settings);
}

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function useCreateQuestion(
  settings?: MutationSettings<Created, QuestionInput>,
): MutationResult<Created, QuestionInput> {
  return useMutationPlan(createQuestionOptions, settings);
}

/** Add many questions to the bank: `POST /question/import`. For: Instructor. Optional: not every server has it. */
export function useImportQuestions(
  settings?: MutationSettings<ImportedQuestions, QuestionImport>,
): MutationResult<ImportedQuestions, QuestionImport> {
  return useMutationPlan(importQuestionsOptions, settings);
}

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function useUpdateQuestion(
  settings?: MutationSettings<Saved, UpdateQuestionInput>,
): MutationResult<Saved, UpdateQuestionInput> {
  return useMutationPlan(updateQuestionOptions, settings);
}

/** Delete a question: `DELETE /question/{id}`. For: Instructor. */
export function useDeleteQuestion(
  settings?: MutationSettings<Acknowledgement, DeleteQuestionInput>,
): MutationResult<Acknowledgement, DeleteQuestionInput> {
  return useMutationPlan(deleteQuestionOptions, settings);
}

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function useCreateQuiz(
  settings?: MutationSettings<CreatedQuiz, QuizInput>,
): MutationResult<CreatedQuiz, QuizInput> {
  return useMutationPlan(createQuizOptions, settings);
}

/** List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useUpcomingQuizzes(settings?: QuerySettings<UpcomingQuiz[]>): QueryResult<UpcomingQuiz[]> {
  return useQueryPlan((client) => upcomingQuizzesOptions(client), settings);
}

/** Page by page where the server can. List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function useInfiniteUpcomingQuizzes(query?: PageQuery<'upcomingQuizzes'>, settings?: PagesSettings<UpcomingQuizPage>): PagesResult<UpcomingQuizPage> {
  return usePagesPlan((client) => infiniteUpcomingQuizzesOptions(client, query), settings);
}

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useCompletedQuizzes(settings?: QuerySettings<CompletedQuiz[]>): QueryResult<CompletedQuiz[]> {
  return useQueryPlan((client) => completedQuizzesOptions(client), settings);
}

/** Page by page where the server can. List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useInfiniteCompletedQuizzes(query?: PageQuery<'completedQuizzes'>, settings?: PagesSettings<CompletedQuizPage>): PagesResult<CompletedQuizPage> {
  return usePagesPlan((client) => infiniteCompletedQuizzesOptions(client, query), settings);
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function useResults(settings?: QuerySettings<Result[]>): QueryResult<Result[]> {
  return useQueryPlan((client) => resultsOptions(client), settings);
}

/** Page by page where the server can. List results: `GET /quiz/result`. For: Instructor, Student. */
export function useInfiniteResults(query?: PageQuery<'results'>, settings?: PagesSettings<ResultPage>): PagesResult<ResultPage> {
  return usePagesPlan((client) => infiniteResultsOptions(client, query), settings);
}

/** Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useResult(id: string, settings?: QuerySettings<ParticipantPage>): QueryResult<ParticipantPage> {
  return useQueryPlan((client) => resultOptions(client, id), settings);
}

/** Page by page where the server can. Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function useInfiniteResult(id: string, query?: PageQuery<'result'>, settings?: PagesSettings<ParticipantPage>): PagesResult<ParticipantPage> {
  return usePagesPlan((client) => infiniteResultOptions(client, id, query), settings);
}

/** Join a quiz with its code: `POST /quiz/join`. For: Student. */
export function useJoinQuiz(
  settings?: MutationSettings<JoinedQuiz, JoinRequest>,
): MutationResult<JoinedQuiz, JoinRequest> {
  return useMutationPlan(joinQuizOptions, settings);
}

/** Read the paper of a quiz: `GET /quiz/without-answers/{id}`. For: Student. */
export function useQuizPaper(id: string, settings?: QuerySettings<QuizPaper>): QueryResult<QuizPaper> {
  return useQueryPlan((client) => quizPaperOptions(client, id), settings);
}

/** Submit the answers: `POST /quiz/submit/{id}`. For: Student. */
export function useSubmitQuiz(
  settings?: MutationSettings<Submitted, SubmitQuizInput>,
): MutationResult<Submitted, SubmitQuizInput> {
  return useMutationPlan(submitQuizOptions, settings);
}

/** Save the answers so far: `PUT /quiz/answers/{id}`. For: Student. Optional: not every server has it. */
export function useSaveAnswers(
  settings?: MutationSettings<SavedAttempt, SaveAnswersInput>,
): MutationResult<SavedAttempt, SaveAnswersInput> {
  return useMutationPlan(saveAnswersOptions, settings);
}

/** Add time: `PUT /quiz/time/{id}`. For: Instructor. Optional: not every server has it. */
export function useExtendTime(
  settings?: MutationSettings<NewEnd, ExtendTimeInput>,
): MutationResult<NewEnd, ExtendTimeInput> {
  return useMutationPlan(extendTimeOptions, settings);
}

/** Read the item statistics of a quiz: `GET /quiz/evidence/{id}`. For: Instructor. Optional: not every server has it. */
export function useEvidence(id: string, settings?: QuerySettings<Evidence>): QueryResult<Evidence> {
  return useQueryPlan((client) => evidenceOptions(client, id), settings);
}

/** Accept a late submission: `PUT /quiz/late/{id}`. For: Instructor. Optional: not every server has it. */
export function useAcceptLate(
  settings?: MutationSettings<Graded, AcceptLateInput>,
): MutationResult<Graded, AcceptLateInput> {
  return useMutationPlan(acceptLateOptions, settings);
}

/** Read the history of a quiz: `GET /quiz/{id}/changes`. For: Instructor. Optional: not every server has it. */
export function useQuizChanges(id: string, settings?: QuerySettings<QuizChanges>): QueryResult<QuizChanges> {
  return useQueryPlan((client) => quizChangesOptions(client, id), settings);
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function useQuiz(id: string, settings?: QuerySettings<QuizWithQuestions>): QueryResult<QuizWithQuestions> {
  return useQueryPlan((client) => quizOptions(client, id), settings);
}

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function useUpdateQuiz(
  settings?: MutationSettings<Saved, UpdateQuizInput>,
): MutationResult<Saved, UpdateQuizInput> {
  return useMutationPlan(updateQuizOptions, settings);
}

/** Delete a quiz: `DELETE /quiz/{id}`. For: Instructor. */
export function useDeleteQuiz(
  settings?: MutationSettings<Acknowledgement, DeleteQuizInput>,
): MutationResult<Acknowledgement, DeleteQuizInput> {
  return useMutationPlan(deleteQuizOptions, settings);
}

/** Read what the server offers: `GET /capabilities`. Optional: not every server has it. */
export function useCapabilities(settings?: QuerySettings<Capabilities>): QueryResult<Capabilities> {
  return useQueryPlan((client) => capabilitiesOptions(client), settings);
}
