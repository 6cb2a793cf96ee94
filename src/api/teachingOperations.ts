// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Answer, Body, Page, PageQuery, QuizClient } from './createQuizClient';
import type { MutationPlan, PagesPlan, QueryPlan } from './hookTypes';
import { mutationPlan } from './mutationPlan';
import { pagesPlan } from './pagesPlan';
import { queryDefaults } from './queryDefaults';
import {
  groupsShape,
  createGroupShape,
  updateGroupShape,
  deleteGroupShape,
  studentsShape,
  studentsPageShape,
  createStudentShape,
  updateStudentShape,
  studentsWithoutGroupShape,
  deleteStudentShape,
  inviteStudentShape,
  addStudentToGroupShape,
  moveStudentToGroupShape,
  removeStudentFromGroupShape,
  questionsShape,
  questionsPageShape,
  createQuestionShape,
  importQuestionsShape,
  updateQuestionShape,
  deleteQuestionShape,
  createQuizShape,
  extendTimeShape,
  evidenceShape,
  acceptLateShape,
  quizChangesShape,
  updateQuizShape,
  deleteQuizShape,
} from './teachingShapes';

/** Key of `groups`. */
export function groupsKey() {
  return ['quizwright', 'groups'] as const;
}

/** List groups: `GET /group`. For: Instructor. */
export function groupsOptions(client: QuizClient): QueryPlan<Answer<'groups'>> {
  return {
    ...queryDefaults,
    queryKey: groupsKey(),
    queryFn: ({ signal }) =>
      client.send('groups', groupsShape, (http) =>
        http.GET('/group', { signal, parseAs: 'text' }),
      ),
  };
}

/** What `createGroup` takes. */
export type CreateGroupInput = Body<'createGroup'>;

/** Add a group: `POST /group`. For: Instructor. */
export function createGroupOptions(client: QuizClient): MutationPlan<Answer<'createGroup'>, CreateGroupInput> {
  return mutationPlan(
    'createGroup',
    (body) =>
      client.send('createGroup', createGroupShape, (http) =>
        http.POST('/group', { body, parseAs: 'text' }), { type: 'created', subject: 'group' },
      ),
    ['groups'],
  );
}

/** What `updateGroup` takes. */
export type UpdateGroupInput = { id: string; body: Body<'updateGroup'> };

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function updateGroupOptions(client: QuizClient): MutationPlan<Answer<'updateGroup'>, UpdateGroupInput> {
  return mutationPlan(
    'updateGroup',
    (input) =>
      client.send('updateGroup', updateGroupShape, (http) =>
        http.PUT('/group/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'group' },
      ),
    ['groups', 'group', 'students', 'student', 'results', 'result'],
  );
}

/** What `deleteGroup` takes. */
export type DeleteGroupInput = { id: string };

/** Delete a group: `DELETE /group/{id}`. For: Instructor. */
export function deleteGroupOptions(client: QuizClient): MutationPlan<Answer<'deleteGroup'>, DeleteGroupInput> {
  return mutationPlan(
    'deleteGroup',
    (input) =>
      client.send('deleteGroup', deleteGroupShape, (http) =>
        http.DELETE('/group/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'group' },
      ),
    ['groups', 'group', 'students', 'student', 'studentsWithoutGroup'],
  );
}

/** Key of `students`. */
export function studentsKey() {
  return ['quizwright', 'students'] as const;
}

/** List students: `GET /student`. For: Instructor. */
export function studentsOptions(client: QuizClient): QueryPlan<Answer<'students'>> {
  return {
    ...queryDefaults,
    queryKey: studentsKey(),
    queryFn: ({ signal }) =>
      client.send('students', studentsShape, (http) =>
        http.GET('/student', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `students`; the key of the whole list, or of the first page, is its start. */
export function infiniteStudentsKey(query: PageQuery<'students'> = {}) {
  return [...studentsKey(), 'pages', query] as const;
}

/** Page by page where the server can (decision 77). List students: `GET /student`. For: Instructor. */
export function infiniteStudentsOptions(client: QuizClient, query: PageQuery<'students'> = {}): PagesPlan<Page<'students'>> {
  return pagesPlan(
    client,
    'students',
    infiniteStudentsKey(query),
    query,
    (query, signal) =>
      client.send<'students', Page<'students'>>('students', studentsPageShape, (http) =>
        http.GET('/student', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** What `createStudent` takes. */
export type CreateStudentInput = Body<'createStudent'>;

/** Add a student: `POST /student`. For: Instructor. */
export function createStudentOptions(client: QuizClient): MutationPlan<Answer<'createStudent'>, CreateStudentInput> {
  return mutationPlan(
    'createStudent',
    (body) =>
      client.send('createStudent', createStudentShape, (http) =>
        http.POST('/student', { body, parseAs: 'text' }), { type: 'created', subject: 'student' },
      ),
    ['groups', 'students', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** What `updateStudent` takes. */
export type UpdateStudentInput = Body<'updateStudent'>;

/** Change a student: `PUT /student`. For: Instructor. */
export function updateStudentOptions(client: QuizClient): MutationPlan<Answer<'updateStudent'>, UpdateStudentInput> {
  return mutationPlan(
    'updateStudent',
    (body) =>
      client.send('updateStudent', updateStudentShape, (http) =>
        http.PUT('/student', { body, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result', 'topStudents', 'quizChanges'],
  );
}

/** Key of `studentsWithoutGroup`. */
export function studentsWithoutGroupKey() {
  return ['quizwright', 'studentsWithoutGroup'] as const;
}

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function studentsWithoutGroupOptions(client: QuizClient): QueryPlan<Answer<'studentsWithoutGroup'>> {
  return {
    ...queryDefaults,
    queryKey: studentsWithoutGroupKey(),
    queryFn: ({ signal }) =>
      client.send('studentsWithoutGroup', studentsWithoutGroupShape, (http) =>
        http.GET('/student/without-group', { signal, parseAs: 'text' }),
      ),
  };
}

/** What `deleteStudent` takes. */
export type DeleteStudentInput = { id: string };

/** Delete a student: `DELETE /student/{id}`. For: Instructor. */
export function deleteStudentOptions(client: QuizClient): MutationPlan<Answer<'deleteStudent'>, DeleteStudentInput> {
  return mutationPlan(
    'deleteStudent',
    (input) =>
      client.send('deleteStudent', deleteStudentShape, (http) =>
        http.DELETE('/student/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'evidence', 'topStudents', 'quizChanges'],
  );
}

/** What `inviteStudent` takes. */
export type InviteStudentInput = { id: string };

/** Invite a student again: `POST /student/{id}/invitation`. For: Instructor. Optional: not every server has it. */
export function inviteStudentOptions(client: QuizClient): MutationPlan<Answer<'inviteStudent'>, InviteStudentInput> {
  return mutationPlan(
    'inviteStudent',
    (input) =>
      client.send('inviteStudent', inviteStudentShape, (http) =>
        http.POST('/student/{id}/invitation', { params: { path: { id: input.id } }, parseAs: 'text' }),
      ),
  );
}

/** What `addStudentToGroup` takes. */
export type AddStudentToGroupInput = { id: string; groupId: string };

/** Put a student into a group: `POST /student/{id}/{groupId}`. For: Instructor. */
export function addStudentToGroupOptions(client: QuizClient): MutationPlan<Answer<'addStudentToGroup'>, AddStudentToGroupInput> {
  return mutationPlan(
    'addStudentToGroup',
    (input) =>
      client.send('addStudentToGroup', addStudentToGroupShape, (http) =>
        http.POST('/student/{id}/{groupId}', { params: { path: { id: input.id, groupId: input.groupId } }, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** What `moveStudentToGroup` takes. */
export type MoveStudentToGroupInput = { id: string; groupId: string };

/** Move a student to a group: `PUT /student/{id}/{groupId}`. For: Instructor. */
export function moveStudentToGroupOptions(client: QuizClient): MutationPlan<Answer<'moveStudentToGroup'>, MoveStudentToGroupInput> {
  return mutationPlan(
    'moveStudentToGroup',
    (input) =>
      client.send('moveStudentToGroup', moveStudentToGroupShape, (http) =>
        http.PUT('/student/{id}/{groupId}', { params: { path: { id: input.id, groupId: input.groupId } }, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** What `removeStudentFromGroup` takes. */
export type RemoveStudentFromGroupInput = { id: string; groupId: string };

/** Take a student out of a group: `DELETE /student/{id}/{groupId}`. For: Instructor. */
export function removeStudentFromGroupOptions(client: QuizClient): MutationPlan<Answer<'removeStudentFromGroup'>, RemoveStudentFromGroupInput> {
  return mutationPlan(
    'removeStudentFromGroup',
    (input) =>
      client.send('removeStudentFromGroup', removeStudentFromGroupShape, (http) =>
        http.DELETE('/student/{id}/{groupId}', { params: { path: { id: input.id, groupId: input.groupId } }, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** Key of `questions`. */
export function questionsKey() {
  return ['quizwright', 'questions'] as const;
}

/** List questions: `GET /question`. For: Instructor. */
export function questionsOptions(client: QuizClient): QueryPlan<Answer<'questions'>> {
  return {
    ...queryDefaults,
    queryKey: questionsKey(),
    queryFn: ({ signal }) =>
      client.send('questions', questionsShape, (http) =>
        http.GET('/question', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `questions`; the key of the whole list, or of the first page, is its start. */
export function infiniteQuestionsKey(query: PageQuery<'questions'> = {}) {
  return [...questionsKey(), 'pages', query] as const;
}

/** Page by page where the server can (decision 77). List questions: `GET /question`. For: Instructor. */
export function infiniteQuestionsOptions(client: QuizClient, query: PageQuery<'questions'> = {}): PagesPlan<Page<'questions'>> {
  return pagesPlan(
    client,
    'questions',
    infiniteQuestionsKey(query),
    query,
    (query, signal) =>
      client.send<'questions', Page<'questions'>>('questions', questionsPageShape, (http) =>
        http.GET('/question', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** What `createQuestion` takes. */
export type CreateQuestionInput = Body<'createQuestion'>;

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function createQuestionOptions(client: QuizClient): MutationPlan<Answer<'createQuestion'>, CreateQuestionInput> {
  return mutationPlan(
    'createQuestion',
    (body) =>
      client.send('createQuestion', createQuestionShape, (http) =>
        http.POST('/question', { body, parseAs: 'text' }), { type: 'created', subject: 'question' },
      ),
    ['questions'],
  );
}

/** What `importQuestions` takes. */
export type ImportQuestionsInput = Body<'importQuestions'>;

/** Add many questions to the bank: `POST /question/import`. For: Instructor. Optional: not every server has it. */
export function importQuestionsOptions(client: QuizClient): MutationPlan<Answer<'importQuestions'>, ImportQuestionsInput> {
  return mutationPlan(
    'importQuestions',
    (body) =>
      client.send('importQuestions', importQuestionsShape, (http) =>
        http.POST('/question/import', { body, parseAs: 'text' }), { type: 'imported', subject: 'question' },
      ),
    ['questions'],
  );
}

/** What `updateQuestion` takes. */
export type UpdateQuestionInput = { id: string; body: Body<'updateQuestion'> };

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function updateQuestionOptions(client: QuizClient): MutationPlan<Answer<'updateQuestion'>, UpdateQuestionInput> {
  return mutationPlan(
    'updateQuestion',
    (input) =>
      client.send('updateQuestion', updateQuestionShape, (http) =>
        http.PUT('/question/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'question' },
      ),
    ['questions'],
  );
}

/** What `deleteQuestion` takes. */
export type DeleteQuestionInput = { id: string };

/** Delete a question: `DELETE /question/{id}`. For: Instructor. */
export function deleteQuestionOptions(client: QuizClient): MutationPlan<Answer<'deleteQuestion'>, DeleteQuestionInput> {
  return mutationPlan(
    'deleteQuestion',
    (input) =>
      client.send('deleteQuestion', deleteQuestionShape, (http) =>
        http.DELETE('/question/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'question' },
      ),
    ['questions'],
  );
}

/** What `createQuiz` takes. */
export type CreateQuizInput = Body<'createQuiz'>;

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function createQuizOptions(client: QuizClient): MutationPlan<Answer<'createQuiz'>, CreateQuizInput> {
  return mutationPlan(
    'createQuiz',
    (body) =>
      client.send('createQuiz', createQuizShape, (http) =>
        http.POST('/quiz', { body, parseAs: 'text' }), { type: 'created', subject: 'quiz' },
      ),
    ['upcomingQuizzes'],
  );
}

/** What `extendTime` takes. */
export type ExtendTimeInput = { id: string; body: Body<'extendTime'> };

/** Add time: `PUT /quiz/time/{id}`. For: Instructor. Optional: not every server has it. */
export function extendTimeOptions(client: QuizClient): MutationPlan<Answer<'extendTime'>, ExtendTimeInput> {
  return mutationPlan(
    'extendTime',
    (input) =>
      client.send('extendTime', extendTimeShape, (http) =>
        http.PUT('/quiz/time/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'quiz' },
      ),
    ['quiz', 'upcomingQuizzes', 'results', 'result', 'quizChanges'],
  );
}

/** Key of `evidence`. */
export function evidenceKey(id: string) {
  return ['quizwright', 'evidence', id] as const;
}

/** Read the item statistics of a quiz: `GET /quiz/evidence/{id}`. For: Instructor. Optional: not every server has it. */
export function evidenceOptions(client: QuizClient, id: string): QueryPlan<Answer<'evidence'>> {
  return {
    ...queryDefaults,
    queryKey: evidenceKey(id),
    queryFn: ({ signal }) =>
      client.send('evidence', evidenceShape, (http) =>
        http.GET('/quiz/evidence/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** What `acceptLate` takes. */
export type AcceptLateInput = { id: string; body: Body<'acceptLate'> };

/** Accept a late submission: `PUT /quiz/late/{id}`. For: Instructor. Optional: not every server has it. */
export function acceptLateOptions(client: QuizClient): MutationPlan<Answer<'acceptLate'>, AcceptLateInput> {
  return mutationPlan(
    'acceptLate',
    (input) =>
      client.send('acceptLate', acceptLateShape, (http) =>
        http.PUT('/quiz/late/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }),
      ),
    ['results', 'result', 'evidence', 'topStudents', 'quizChanges'],
  );
}

/** Key of `quizChanges`. */
export function quizChangesKey(id: string) {
  return ['quizwright', 'quizChanges', id] as const;
}

/** Read the history of a quiz: `GET /quiz/{id}/changes`. For: Instructor. Optional: not every server has it. */
export function quizChangesOptions(client: QuizClient, id: string): QueryPlan<Answer<'quizChanges'>> {
  return {
    ...queryDefaults,
    queryKey: quizChangesKey(id),
    queryFn: ({ signal }) =>
      client.send('quizChanges', quizChangesShape, (http) =>
        http.GET('/quiz/{id}/changes', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** What `updateQuiz` takes. */
export type UpdateQuizInput = { id: string; body: Body<'updateQuiz'> };

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function updateQuizOptions(client: QuizClient): MutationPlan<Answer<'updateQuiz'>, UpdateQuizInput> {
  return mutationPlan(
    'updateQuiz',
    (input) =>
      client.send('updateQuiz', updateQuizShape, (http) =>
        http.PUT('/quiz/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'quiz' },
      ),
    ['quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'quizChanges'],
  );
}

/** What `deleteQuiz` takes. */
export type DeleteQuizInput = { id: string };

/** Delete a quiz: `DELETE /quiz/{id}`. For: Instructor. */
export function deleteQuizOptions(client: QuizClient): MutationPlan<Answer<'deleteQuiz'>, DeleteQuizInput> {
  return mutationPlan(
    'deleteQuiz',
    (input) =>
      client.send('deleteQuiz', deleteQuizShape, (http) =>
        http.DELETE('/quiz/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'quiz' },
      ),
    ['quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'evidence', 'topStudents', 'quizChanges'],
  );
}
