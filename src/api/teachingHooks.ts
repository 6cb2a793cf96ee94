// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery } from './createQuizClient';
import type { Acknowledgement, ChangedQuestions, Created, CreatedQuiz, Evidence, Graded, Group, GroupInput, ImportedQuestions, NewEnd, Question, QuestionFacets, QuestionImport, QuestionInput, QuestionPage, QuestionsChange, QuizChanges, QuizInput, RenamedTags, Saved, SavedStudent, Student, StudentInput, StudentPage, TagsChange, UploadedPicture } from './entities';
import type { UpdateGroupInput, DeleteGroupInput, UpdateStudentInput, DeleteStudentInput, InviteStudentInput, AddStudentToGroupInput, MoveStudentToGroupInput, RemoveStudentFromGroupInput, UpdateQuestionInput, DeleteQuestionInput, ExtendTimeInput, AcceptLateInput, UpdateQuizInput, DeleteQuizInput } from './inputs';
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
  updateGroupOptions,
  deleteGroupOptions,
  studentsOptions,
  infiniteStudentsOptions,
  createStudentOptions,
  updateStudentOptions,
  studentsWithoutGroupOptions,
  deleteStudentOptions,
  inviteStudentOptions,
  addStudentToGroupOptions,
  moveStudentToGroupOptions,
  removeStudentFromGroupOptions,
  questionsOptions,
  infiniteQuestionsOptions,
  createQuestionOptions,
  importQuestionsOptions,
  questionFacetsOptions,
  changeQuestionsOptions,
  renameTagsOptions,
  updateQuestionOptions,
  deleteQuestionOptions,
  uploadPictureOptions,
  createQuizOptions,
  extendTimeOptions,
  evidenceOptions,
  acceptLateOptions,
  quizChangesOptions,
  updateQuizOptions,
  deleteQuizOptions,
} from './teachingOperations';
import { usePagesPlan } from './usePagesPlan';
import { useMutationPlan, useQueryPlan } from './usePlan';

/** List groups: `GET /group`. For: Instructor. */
export function useGroups(settings?: QuerySettings<Group[]>): QueryResult<Group[]> {
  return useQueryPlan((client) => groupsOptions(client), settings, 'useGroups');
}

/** Add a group: `POST /group`. For: Instructor. */
export function useCreateGroup(
  settings?: MutationSettings<Created, GroupInput>,
): MutationResult<Created, GroupInput> {
  return useMutationPlan(createGroupOptions, settings, 'useCreateGroup');
}

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function useUpdateGroup(
  settings?: MutationSettings<Saved, UpdateGroupInput>,
): MutationResult<Saved, UpdateGroupInput> {
  return useMutationPlan(updateGroupOptions, settings, 'useUpdateGroup');
}

/** Delete a group: `DELETE /group/{id}`. For: Instructor. */
export function useDeleteGroup(
  settings?: MutationSettings<Acknowledgement, DeleteGroupInput>,
): MutationResult<Acknowledgement, DeleteGroupInput> {
  return useMutationPlan(deleteGroupOptions, settings, 'useDeleteGroup');
}

/** List students: `GET /student`. For: Instructor. */
export function useStudents(settings?: QuerySettings<Student[]>): QueryResult<Student[]> {
  return useQueryPlan((client) => studentsOptions(client), settings, 'useStudents');
}

/** Page by page where the server can. List students: `GET /student`. For: Instructor. */
export function useInfiniteStudents(query?: PageQuery<'students'>, settings?: PagesSettings<StudentPage>): PagesResult<StudentPage> {
  return usePagesPlan(
    (client) => infiniteStudentsOptions(client, query),
    settings,
    'useInfiniteStudents',
  );
}

/** Add a student: `POST /student`. For: Instructor. */
export function useCreateStudent(
  settings?: MutationSettings<Created, StudentInput>,
): MutationResult<Created, StudentInput> {
  return useMutationPlan(createStudentOptions, settings, 'useCreateStudent');
}

/** Change a student: `PUT /student`. For: Instructor. */
export function useUpdateStudent(
  settings?: MutationSettings<SavedStudent, UpdateStudentInput>,
): MutationResult<SavedStudent, UpdateStudentInput> {
  return useMutationPlan(updateStudentOptions, settings, 'useUpdateStudent');
}

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function useStudentsWithoutGroup(settings?: QuerySettings<Student[]>): QueryResult<Student[]> {
  return useQueryPlan((client) => studentsWithoutGroupOptions(client), settings, 'useStudentsWithoutGroup');
}

/** Delete a student: `DELETE /student/{id}`. For: Instructor. */
export function useDeleteStudent(
  settings?: MutationSettings<Acknowledgement, DeleteStudentInput>,
): MutationResult<Acknowledgement, DeleteStudentInput> {
  return useMutationPlan(deleteStudentOptions, settings, 'useDeleteStudent');
}

/** Invite a student again: `POST /invitation/{id}`. For: Instructor. Optional: not every server has it. */
export function useInviteStudent(
  settings?: MutationSettings<Acknowledgement, InviteStudentInput>,
): MutationResult<Acknowledgement, InviteStudentInput> {
  return useMutationPlan(inviteStudentOptions, settings, 'useInviteStudent');
}

/** Put a student into a group: `POST /student/{id}/{groupId}`. For: Instructor. */
export function useAddStudentToGroup(
  settings?: MutationSettings<Saved, AddStudentToGroupInput>,
): MutationResult<Saved, AddStudentToGroupInput> {
  return useMutationPlan(addStudentToGroupOptions, settings, 'useAddStudentToGroup');
}

/** Move a student to a group: `PUT /student/{id}/{groupId}`. For: Instructor. */
export function useMoveStudentToGroup(
  settings?: MutationSettings<Saved, MoveStudentToGroupInput>,
): MutationResult<Saved, MoveStudentToGroupInput> {
  return useMutationPlan(moveStudentToGroupOptions, settings, 'useMoveStudentToGroup');
}

/** Take a student out of a group: `DELETE /student/{id}/{groupId}`. For: Instructor. */
export function useRemoveStudentFromGroup(
  settings?: MutationSettings<Saved, RemoveStudentFromGroupInput>,
): MutationResult<Saved, RemoveStudentFromGroupInput> {
  return useMutationPlan(removeStudentFromGroupOptions, settings, 'useRemoveStudentFromGroup');
}

/** List questions: `GET /question`. For: Instructor. */
export function useQuestions(settings?: QuerySettings<Question[]>): QueryResult<Question[]> {
  return useQueryPlan((client) => questionsOptions(client), settings, 'useQuestions');
}

/** Page by page where the server can. List questions: `GET /question`. For: Instructor. */
export function useInfiniteQuestions(query?: PageQuery<'questions'>, settings?: PagesSettings<QuestionPage>): PagesResult<QuestionPage> {
  return usePagesPlan(
    (client) => infiniteQuestionsOptions(client, query),
    settings,
    'useInfiniteQuestions',
  );
}

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function useCreateQuestion(
  settings?: MutationSettings<Created, QuestionInput>,
): MutationResult<Created, QuestionInput> {
  return useMutationPlan(createQuestionOptions, settings, 'useCreateQuestion');
}

/** Add many questions to the bank: `POST /question/import`. For: Instructor. Optional: not every server has it. */
export function useImportQuestions(
  settings?: MutationSettings<ImportedQuestions, QuestionImport>,
): MutationResult<ImportedQuestions, QuestionImport> {
  return useMutationPlan(importQuestionsOptions, settings, 'useImportQuestions');
}

/** Read what the bank can be filtered by: `GET /question/facets`. For: Instructor. Optional: not every server has it. */
export function useQuestionFacets(settings?: QuerySettings<QuestionFacets>): QueryResult<QuestionFacets> {
  return useQueryPlan((client) => questionFacetsOptions(client), settings, 'useQuestionFacets');
}

/** Change many questions at once: `POST /question/change`. For: Instructor. Optional: not every server has it. */
export function useChangeQuestions(
  settings?: MutationSettings<ChangedQuestions, QuestionsChange>,
): MutationResult<ChangedQuestions, QuestionsChange> {
  return useMutationPlan(changeQuestionsOptions, settings, 'useChangeQuestions');
}

/** Rename, merge or remove tags: `PUT /tag`. For: Instructor. Optional: not every server has it. */
export function useRenameTags(
  settings?: MutationSettings<RenamedTags, TagsChange>,
): MutationResult<RenamedTags, TagsChange> {
  return useMutationPlan(renameTagsOptions, settings, 'useRenameTags');
}

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function useUpdateQuestion(
  settings?: MutationSettings<Saved, UpdateQuestionInput>,
): MutationResult<Saved, UpdateQuestionInput> {
  return useMutationPlan(updateQuestionOptions, settings, 'useUpdateQuestion');
}

/** Delete a question: `DELETE /question/{id}`. For: Instructor. */
export function useDeleteQuestion(
  settings?: MutationSettings<Acknowledgement, DeleteQuestionInput>,
): MutationResult<Acknowledgement, DeleteQuestionInput> {
  return useMutationPlan(deleteQuestionOptions, settings, 'useDeleteQuestion');
}

/** Upload a picture for questions: `POST /media`. For: Instructor. Optional: not every server has it. */
export function useUploadPicture(
  settings?: MutationSettings<UploadedPicture, Blob>,
): MutationResult<UploadedPicture, Blob> {
  return useMutationPlan(uploadPictureOptions, settings, 'useUploadPicture');
}

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function useCreateQuiz(
  settings?: MutationSettings<CreatedQuiz, QuizInput>,
): MutationResult<CreatedQuiz, QuizInput> {
  return useMutationPlan(createQuizOptions, settings, 'useCreateQuiz');
}

/** Add time: `PUT /quiz/time/{id}`. For: Instructor. Optional: not every server has it. */
export function useExtendTime(
  settings?: MutationSettings<NewEnd, ExtendTimeInput>,
): MutationResult<NewEnd, ExtendTimeInput> {
  return useMutationPlan(extendTimeOptions, settings, 'useExtendTime');
}

/** Read the item statistics of a quiz: `GET /quiz/evidence/{id}`. For: Instructor. Optional: not every server has it. */
export function useEvidence(id: string, settings?: QuerySettings<Evidence>): QueryResult<Evidence> {
  return useQueryPlan((client) => evidenceOptions(client, id), settings, 'useEvidence');
}

/** Accept a late submission: `PUT /quiz/late/{id}`. For: Instructor. Optional: not every server has it. */
export function useAcceptLate(
  settings?: MutationSettings<Graded, AcceptLateInput>,
): MutationResult<Graded, AcceptLateInput> {
  return useMutationPlan(acceptLateOptions, settings, 'useAcceptLate');
}

/** Read the history of a quiz: `GET /quiz/{id}/changes`. For: Instructor. Optional: not every server has it. */
export function useQuizChanges(id: string, settings?: QuerySettings<QuizChanges>): QueryResult<QuizChanges> {
  return useQueryPlan((client) => quizChangesOptions(client, id), settings, 'useQuizChanges');
}

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function useUpdateQuiz(
  settings?: MutationSettings<Saved, UpdateQuizInput>,
): MutationResult<Saved, UpdateQuizInput> {
  return useMutationPlan(updateQuizOptions, settings, 'useUpdateQuiz');
}

/** Delete a quiz: `DELETE /quiz/{id}`. For: Instructor. */
export function useDeleteQuiz(
  settings?: MutationSettings<Acknowledgement, DeleteQuizInput>,
): MutationResult<Acknowledgement, DeleteQuizInput> {
  return useMutationPlan(deleteQuizOptions, settings, 'useDeleteQuiz');
}
