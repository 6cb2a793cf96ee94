// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery, QuizClient } from './createQuizClient';
import type { Acknowledgement, ChangedQuestions, Created, CreatedQuiz, Evidence, Graded, Group, GroupInput, ImportedQuestions, NewEnd, Question, QuestionFacets, QuestionImport, QuestionInput, QuestionPage, QuestionsChange, QuizChanges, QuizInput, RenamedTags, Saved, SavedStudent, Student, StudentInput, StudentPage, TagsChange, UploadedPicture } from './entities';
import type { UpdateGroupInput, DeleteGroupInput, UpdateStudentInput, DeleteStudentInput, InviteStudentInput, AddStudentToGroupInput, MoveStudentToGroupInput, RemoveStudentFromGroupInput, UpdateQuestionInput, DeleteQuestionInput, ExtendTimeInput, AcceptLateInput, UpdateQuizInput, DeleteQuizInput } from './inputs';
import type { MutationPlan, PagesPlan, QueryPlan } from './hookTypes';
import { bytesBody } from './bytesBody';
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
  questionFacetsShape,
  changeQuestionsShape,
  renameTagsShape,
  updateQuestionShape,
  deleteQuestionShape,
  uploadPictureShape,
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
export function groupsOptions(client: QuizClient): QueryPlan<Group[]> {
  return {
    ...queryDefaults,
    queryKey: groupsKey(),
    queryFn: ({ signal }) =>
      client.send('groups', groupsShape, (http) =>
        http.GET('/group', { signal, parseAs: 'text' }),
      ),
  };
}

/** Add a group: `POST /group`. For: Instructor. */
export function createGroupOptions(client: QuizClient): MutationPlan<Created, GroupInput> {
  return mutationPlan(
    'createGroup',
    (body) =>
      client.send('createGroup', createGroupShape, (http) =>
        http.POST('/group', { body, parseAs: 'text' }), { type: 'created', subject: 'group' },
      ),
    ['groups'],
  );
}

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function updateGroupOptions(client: QuizClient): MutationPlan<Saved, UpdateGroupInput> {
  return mutationPlan(
    'updateGroup',
    (input) =>
      client.send('updateGroup', updateGroupShape, (http) =>
        http.PUT('/group/{id}', { params: { path: { id: input.id }, query: input.revision === undefined ? {} : { revision: String(input.revision) } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'group' },
      ),
    ['groups', 'group', 'students', 'student', 'results', 'result'],
  );
}

/** Delete a group: `DELETE /group/{id}`. For: Instructor. */
export function deleteGroupOptions(client: QuizClient): MutationPlan<Acknowledgement, DeleteGroupInput> {
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
export function studentsOptions(client: QuizClient): QueryPlan<Student[]> {
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

/** Page by page where the server can. List students: `GET /student`. For: Instructor. */
export function infiniteStudentsOptions(client: QuizClient, query: PageQuery<'students'> = {}): PagesPlan<StudentPage> {
  return pagesPlan(
    client,
    'students',
    infiniteStudentsKey(query),
    query,
    (query, signal) =>
      client.send<'students', StudentPage>('students', studentsPageShape, (http) =>
        http.GET('/student', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Add a student: `POST /student`. For: Instructor. */
export function createStudentOptions(client: QuizClient): MutationPlan<Created, StudentInput> {
  return mutationPlan(
    'createStudent',
    (body) =>
      client.send('createStudent', createStudentShape, (http) =>
        http.POST('/student', { body, parseAs: 'text' }), { type: 'created', subject: 'student' },
      ),
    ['groups', 'students', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** Change a student: `PUT /student`. For: Instructor. */
export function updateStudentOptions(client: QuizClient): MutationPlan<SavedStudent, UpdateStudentInput> {
  return mutationPlan(
    'updateStudent',
    ({ revision, ...body }) =>
      client.send('updateStudent', updateStudentShape, (http) =>
        http.PUT('/student', { params: { query: revision === undefined ? {} : { revision: String(revision) } }, body, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result', 'topStudents', 'quizChanges'],
  );
}

/** Key of `studentsWithoutGroup`. */
export function studentsWithoutGroupKey() {
  return ['quizwright', 'studentsWithoutGroup'] as const;
}

/** List students without a group: `GET /student/without-group`. For: Instructor. */
export function studentsWithoutGroupOptions(client: QuizClient): QueryPlan<Student[]> {
  return {
    ...queryDefaults,
    queryKey: studentsWithoutGroupKey(),
    queryFn: ({ signal }) =>
      client.send('studentsWithoutGroup', studentsWithoutGroupShape, (http) =>
        http.GET('/student/without-group', { signal, parseAs: 'text' }),
      ),
  };
}

/** Delete a student: `DELETE /student/{id}`. For: Instructor. */
export function deleteStudentOptions(client: QuizClient): MutationPlan<Acknowledgement, DeleteStudentInput> {
  return mutationPlan(
    'deleteStudent',
    (input) =>
      client.send('deleteStudent', deleteStudentShape, (http) =>
        http.DELETE('/student/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'evidence', 'topStudents', 'quizChanges'],
  );
}

/** Invite a student again: `POST /invitation/{id}`. For: Instructor. Optional: not every server has it. */
export function inviteStudentOptions(client: QuizClient): MutationPlan<Acknowledgement, InviteStudentInput> {
  return mutationPlan(
    'inviteStudent',
    (input) =>
      client.send('inviteStudent', inviteStudentShape, (http) =>
        http.POST('/invitation/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }),
      ),
  );
}

/** Put a student into a group: `POST /student/{id}/{groupId}`. For: Instructor. */
export function addStudentToGroupOptions(client: QuizClient): MutationPlan<Saved, AddStudentToGroupInput> {
  return mutationPlan(
    'addStudentToGroup',
    (input) =>
      client.send('addStudentToGroup', addStudentToGroupShape, (http) =>
        http.POST('/student/{id}/{groupId}', { params: { path: { id: input.id, groupId: input.groupId } }, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** Move a student to a group: `PUT /student/{id}/{groupId}`. For: Instructor. */
export function moveStudentToGroupOptions(client: QuizClient): MutationPlan<Saved, MoveStudentToGroupInput> {
  return mutationPlan(
    'moveStudentToGroup',
    (input) =>
      client.send('moveStudentToGroup', moveStudentToGroupShape, (http) =>
        http.PUT('/student/{id}/{groupId}', { params: { path: { id: input.id, groupId: input.groupId } }, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['groups', 'students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** Take a student out of a group: `DELETE /student/{id}/{groupId}`. For: Instructor. */
export function removeStudentFromGroupOptions(client: QuizClient): MutationPlan<Saved, RemoveStudentFromGroupInput> {
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
export function questionsOptions(client: QuizClient): QueryPlan<Question[]> {
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

/** Page by page where the server can. List questions: `GET /question`. For: Instructor. */
export function infiniteQuestionsOptions(client: QuizClient, query: PageQuery<'questions'> = {}): PagesPlan<QuestionPage> {
  return pagesPlan(
    client,
    'questions',
    infiniteQuestionsKey(query),
    query,
    (query, signal) =>
      client.send<'questions', QuestionPage>('questions', questionsPageShape, (http) =>
        http.GET('/question', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function createQuestionOptions(client: QuizClient): MutationPlan<Created, QuestionInput> {
  return mutationPlan(
    'createQuestion',
    (body) =>
      client.send('createQuestion', createQuestionShape, (http) =>
        http.POST('/question', { body, parseAs: 'text' }), { type: 'created', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Add many questions to the bank: `POST /question/import`. For: Instructor. Optional: not every server has it. */
export function importQuestionsOptions(client: QuizClient): MutationPlan<ImportedQuestions, QuestionImport> {
  return mutationPlan(
    'importQuestions',
    (body) =>
      client.send('importQuestions', importQuestionsShape, (http) =>
        http.POST('/question/import', { body, parseAs: 'text' }), { type: 'imported', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Key of `questionFacets`. */
export function questionFacetsKey() {
  return ['quizwright', 'questionFacets'] as const;
}

/** Read what the bank can be filtered by: `GET /question/facets`. For: Instructor. Optional: not every server has it. */
export function questionFacetsOptions(client: QuizClient): QueryPlan<QuestionFacets> {
  return {
    ...queryDefaults,
    queryKey: questionFacetsKey(),
    queryFn: ({ signal }) =>
      client.send('questionFacets', questionFacetsShape, (http) =>
        http.GET('/question/facets', { signal, parseAs: 'text' }),
      ),
  };
}

/** Change many questions at once: `POST /question/change`. For: Instructor. Optional: not every server has it. */
export function changeQuestionsOptions(client: QuizClient): MutationPlan<ChangedQuestions, QuestionsChange> {
  return mutationPlan(
    'changeQuestions',
    (body) =>
      client.send('changeQuestions', changeQuestionsShape, (http) =>
        http.POST('/question/change', { body, parseAs: 'text' }), { type: 'updated', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Rename, merge or remove tags: `PUT /tag`. For: Instructor. Optional: not every server has it. */
export function renameTagsOptions(client: QuizClient): MutationPlan<RenamedTags, TagsChange> {
  return mutationPlan(
    'renameTags',
    (body) =>
      client.send('renameTags', renameTagsShape, (http) =>
        http.PUT('/tag', { body, parseAs: 'text' }), { type: 'updated', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function updateQuestionOptions(client: QuizClient): MutationPlan<Saved, UpdateQuestionInput> {
  return mutationPlan(
    'updateQuestion',
    (input) =>
      client.send('updateQuestion', updateQuestionShape, (http) =>
        http.PUT('/question/{id}', { params: { path: { id: input.id }, query: input.revision === undefined ? {} : { revision: String(input.revision) } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Delete a question: `DELETE /question/{id}`. For: Instructor. */
export function deleteQuestionOptions(client: QuizClient): MutationPlan<Acknowledgement, DeleteQuestionInput> {
  return mutationPlan(
    'deleteQuestion',
    (input) =>
      client.send('deleteQuestion', deleteQuestionShape, (http) =>
        http.DELETE('/question/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'question' },
      ),
    ['questions', 'questionFacets'],
  );
}

/** Upload a picture for questions: `POST /media`. For: Instructor. Optional: not every server has it. */
export function uploadPictureOptions(client: QuizClient): MutationPlan<UploadedPicture, Blob> {
  return mutationPlan(
    'uploadPicture',
    (body) =>
      client.send('uploadPicture', uploadPictureShape, (http) =>
        http.POST('/media', { body, ...bytesBody, parseAs: 'text' }),
      ),
  );
}

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function createQuizOptions(client: QuizClient): MutationPlan<CreatedQuiz, QuizInput> {
  return mutationPlan(
    'createQuiz',
    (body) =>
      client.send('createQuiz', createQuizShape, (http) =>
        http.POST('/quiz', { body, parseAs: 'text' }), { type: 'created', subject: 'quiz' },
      ),
    ['upcomingQuizzes', 'questions', 'questionFacets'],
  );
}

/** Add time: `PUT /quiz/time/{id}`. For: Instructor. Optional: not every server has it. */
export function extendTimeOptions(client: QuizClient): MutationPlan<NewEnd, ExtendTimeInput> {
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
export function evidenceOptions(client: QuizClient, id: string): QueryPlan<Evidence> {
  return {
    ...queryDefaults,
    queryKey: evidenceKey(id),
    queryFn: ({ signal }) =>
      client.send('evidence', evidenceShape, (http) =>
        http.GET('/quiz/evidence/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** Accept a late submission: `PUT /quiz/late/{id}`. For: Instructor. Optional: not every server has it. */
export function acceptLateOptions(client: QuizClient): MutationPlan<Graded, AcceptLateInput> {
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
export function quizChangesOptions(client: QuizClient, id: string): QueryPlan<QuizChanges> {
  return {
    ...queryDefaults,
    queryKey: quizChangesKey(id),
    queryFn: ({ signal }) =>
      client.send('quizChanges', quizChangesShape, (http) =>
        http.GET('/quiz/{id}/changes', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function updateQuizOptions(client: QuizClient): MutationPlan<Saved, UpdateQuizInput> {
  return mutationPlan(
    'updateQuiz',
    (input) =>
      client.send('updateQuiz', updateQuizShape, (http) =>
        http.PUT('/quiz/{id}', { params: { path: { id: input.id }, query: input.revision === undefined ? {} : { revision: String(input.revision) } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'quiz' },
      ),
    ['quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'quizChanges'],
  );
}

/** Delete a quiz: `DELETE /quiz/{id}`. For: Instructor. */
export function deleteQuizOptions(client: QuizClient): MutationPlan<Acknowledgement, DeleteQuizInput> {
  return mutationPlan(
    'deleteQuiz',
    (input) =>
      client.send('deleteQuiz', deleteQuizShape, (http) =>
        http.DELETE('/quiz/{id}', { params: { path: { id: input.id } }, parseAs: 'text' }), { type: 'deleted', subject: 'quiz' },
      ),
    ['quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'evidence', 'topStudents', 'quizChanges', 'questions', 'questionFacets'],
  );
}
