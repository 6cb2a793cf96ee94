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
  groupsOptions,
  createGroupOptions,
  type CreateGroupInput,
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
  studentsWithoutGroupOptions,
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
  extendTimeOptions,
  type ExtendTimeInput,
  evidenceOptions,
  acceptLateOptions,
  type AcceptLateInput,
  quizChangesOptions,
  updateQuizOptions,
  type UpdateQuizInput,
  deleteQuizOptions,
  type DeleteQuizInput,
} from './teachingOperations';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';

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

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function useStudentsWithoutGroup(settings?: QuerySettings<Answer<'studentsWithoutGroup'>>): QueryResult<Answer<'studentsWithoutGroup'>> {
  return useQueryPlan((client) => studentsWithoutGroupOptions(client), settings);
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
