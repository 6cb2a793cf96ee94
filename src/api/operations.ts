// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery, QuizClient } from './createQuizClient';
import type { Acknowledgement, Capabilities, CompletedQuiz, CompletedQuizPage, Created, CreatedQuiz, EmailConfirmation, Evidence, ForgottenPassword, Graded, Group, GroupInput, GroupWithStudents, ImportedQuestions, JoinRequest, NewEnd, ParticipantPage, PasswordChange, PasswordReset, Place, Profile, Question, QuestionImport, QuestionInput, QuestionPage, QuizChanges, QuizInput, QuizPaper, QuizWithQuestions, RankedStudent, Registration, Result, ResultPage, Saved, SavedAttempt, SavedStudent, Session, SignIn, Student, StudentChange, StudentInput, StudentPage, Submitted, UpcomingQuiz, UpcomingQuizPage } from './entities';
import type { UpdateGroupInput, DeleteGroupInput, DeleteStudentInput, InviteStudentInput, AddStudentToGroupInput, MoveStudentToGroupInput, RemoveStudentFromGroupInput, UpdateQuestionInput, DeleteQuestionInput, SubmitQuizInput, SaveAnswersInput, ExtendTimeInput, AcceptLateInput, UpdateQuizInput, DeleteQuizInput } from './inputs';
import type { JoinedQuiz } from './joinedQuiz';
import type { MutationPlan, PagesPlan, QueryPlan } from './hookTypes';
import { mayOutlivePage } from './mayOutlivePage';
import { mutationPlan } from './mutationPlan';
import { pagesPlan } from './pagesPlan';
import { queryDefaults } from './queryDefaults';
import {
  loginShape,
  registerShape,
  forgotPasswordShape,
  resetPasswordShape,
  confirmEmailShape,
  changePasswordShape,
  logoutShape,
  meShape,
  groupsShape,
  createGroupShape,
  groupShape,
  updateGroupShape,
  deleteGroupShape,
  studentsShape,
  studentsPageShape,
  createStudentShape,
  updateStudentShape,
  topStudentsShape,
  ownPlaceShape,
  studentsWithoutGroupShape,
  studentShape,
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
  upcomingQuizzesShape,
  upcomingQuizzesPageShape,
  completedQuizzesShape,
  completedQuizzesPageShape,
  resultsShape,
  resultsPageShape,
  resultShape,
  resultPageShape,
  joinQuizShape,
  quizPaperShape,
  submitQuizShape,
  saveAnswersShape,
  extendTimeShape,
  evidenceShape,
  acceptLateShape,
  quizChangesShape,
  quizShape,
  updateQuizShape,
  deleteQuizShape,
  capabilitiesShape,
} from './shapes';

/** Sign in: `POST /auth/login`. */
export function loginOptions(client: QuizClient): MutationPlan<Session, SignIn> {
  return mutationPlan(
    'login',
    (body) =>
      client.send('login', loginShape, (http) =>
        http.POST('/auth/login', { body, parseAs: 'text' }),
      ),
  );
}

/** Create an account: `POST /auth/register`. */
export function registerOptions(client: QuizClient): MutationPlan<Acknowledgement, Registration> {
  return mutationPlan(
    'register',
    (body) =>
      client.send('register', registerShape, (http) =>
        http.POST('/auth/register', { body, parseAs: 'text' }),
      ),
  );
}

/** Request a one-time code: `POST /auth/forgot-password`. */
export function forgotPasswordOptions(client: QuizClient): MutationPlan<Acknowledgement, ForgottenPassword> {
  return mutationPlan(
    'forgotPassword',
    (body) =>
      client.send('forgotPassword', forgotPasswordShape, (http) =>
        http.POST('/auth/forgot-password', { body, parseAs: 'text' }),
      ),
  );
}

/** Set a new password with a one-time code: `POST /auth/reset-password`. */
export function resetPasswordOptions(client: QuizClient): MutationPlan<Acknowledgement, PasswordReset> {
  return mutationPlan(
    'resetPassword',
    (body) =>
      client.send('resetPassword', resetPasswordShape, (http) =>
        http.POST('/auth/reset-password', { body, parseAs: 'text' }),
      ),
  );
}

/** Confirm a new email: `POST /auth/confirm-email`. Optional: not every server has it. */
export function confirmEmailOptions(client: QuizClient): MutationPlan<Acknowledgement, EmailConfirmation> {
  return mutationPlan(
    'confirmEmail',
    (body) =>
      client.send('confirmEmail', confirmEmailShape, (http) =>
        http.POST('/auth/confirm-email', { body, parseAs: 'text' }),
      ),
    ['students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result'],
  );
}

/** Change your password: `POST /auth/change-password`. For: Instructor, Student. */
export function changePasswordOptions(client: QuizClient): MutationPlan<Acknowledgement, PasswordChange> {
  return mutationPlan(
    'changePassword',
    (body) =>
      client.send('changePassword', changePasswordShape, (http) =>
        http.POST('/auth/change-password', { body, parseAs: 'text' }),
      ),
  );
}

/** Log out: `POST /auth/logout`. For: Instructor, Student. Optional: not every server has it. */
export function logoutOptions(client: QuizClient): MutationPlan<Acknowledgement, void> {
  return mutationPlan(
    'logout',
    () =>
      client.send('logout', logoutShape, (http) =>
        http.POST('/auth/logout', { keepalive: true, parseAs: 'text' }),
      ),
  );
}

/** Key of `me`. */
export function meKey() {
  return ['quizwright', 'me'] as const;
}

/** Read your profile: `GET /auth/me`. For: Instructor, Student. Optional: not every server has it. */
export function meOptions(client: QuizClient): QueryPlan<Profile> {
  return {
    ...queryDefaults,
    queryKey: meKey(),
    queryFn: ({ signal }) =>
      client.send('me', meShape, (http) =>
        http.GET('/auth/me', { signal, parseAs: 'text' }),
      ),
  };
}

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

/** Key of `group`. */
export function groupKey(id: string) {
  return ['quizwright', 'group', id] as const;
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function groupOptions(client: QuizClient, id: string): QueryPlan<GroupWithStudents> {
  return {
    ...queryDefaults,
    queryKey: groupKey(id),
    queryFn: ({ signal }) =>
      client.send('group', groupShape, (http) =>
        http.GET('/group/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** Change a group: `PUT /group/{id}`. For: Instructor. */
export function updateGroupOptions(client: QuizClient): MutationPlan<Saved, UpdateGroupInput> {
  return mutationPlan(
    'updateGroup',
    (input) =>
      client.send('updateGroup', updateGroupShape, (http) =>
        http.PUT('/group/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'group' },
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
export function updateStudentOptions(client: QuizClient): MutationPlan<SavedStudent, StudentChange> {
  return mutationPlan(
    'updateStudent',
    (body) =>
      client.send('updateStudent', updateStudentShape, (http) =>
        http.PUT('/student', { body, parseAs: 'text' }), { type: 'updated', subject: 'student' },
      ),
    ['students', 'student', 'studentsWithoutGroup', 'group', 'results', 'result', 'topStudents', 'quizChanges'],
  );
}

/** Key of `topStudents`. */
export function topStudentsKey() {
  return ['quizwright', 'topStudents'] as const;
}

/** Rank the best students: `GET /student/top-five`. For: Instructor, Student. */
export function topStudentsOptions(client: QuizClient): QueryPlan<RankedStudent[]> {
  return {
    ...queryDefaults,
    queryKey: topStudentsKey(),
    queryFn: ({ signal }) =>
      client.send('topStudents', topStudentsShape, (http) =>
        http.GET('/student/top-five', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of `ownPlace`. */
export function ownPlaceKey() {
  return ['quizwright', 'ownPlace'] as const;
}

/** Read your place in the ranking: `GET /student/top-five/place`. For: Student. Optional: not every server has it. */
export function ownPlaceOptions(client: QuizClient): QueryPlan<Place> {
  return {
    ...queryDefaults,
    queryKey: ownPlaceKey(),
    queryFn: ({ signal }) =>
      client.send('ownPlace', ownPlaceShape, (http) =>
        http.GET('/student/top-five/place', { signal, parseAs: 'text' }),
      ),
  };
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

/** Key of `student`. */
export function studentKey(id: string) {
  return ['quizwright', 'student', id] as const;
}

/** Read a student: `GET /student/{id}`. For: Instructor, Student. */
export function studentOptions(client: QuizClient, id: string): QueryPlan<Student> {
  return {
    ...queryDefaults,
    queryKey: studentKey(id),
    queryFn: ({ signal }) =>
      client.send('student', studentShape, (http) =>
        http.GET('/student/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
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

/** Invite a student again: `POST /student/{id}/invitation`. For: Instructor. Optional: not every server has it. */
export function inviteStudentOptions(client: QuizClient): MutationPlan<Acknowledgement, InviteStudentInput> {
  return mutationPlan(
    'inviteStudent',
    (input) =>
      client.send('inviteStudent', inviteStudentShape, (http) =>
        http.POST('/student/{id}/invitation', { params: { path: { id: input.id } }, parseAs: 'text' }),
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
    ['questions'],
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
    ['questions'],
  );
}

/** Change a question: `PUT /question/{id}`. For: Instructor. */
export function updateQuestionOptions(client: QuizClient): MutationPlan<Saved, UpdateQuestionInput> {
  return mutationPlan(
    'updateQuestion',
    (input) =>
      client.send('updateQuestion', updateQuestionShape, (http) =>
        http.PUT('/question/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'question' },
      ),
    ['questions'],
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
    ['questions'],
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
    ['upcomingQuizzes'],
  );
}

/** Key of `upcomingQuizzes`. */
export function upcomingQuizzesKey() {
  return ['quizwright', 'upcomingQuizzes'] as const;
}

/** List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function upcomingQuizzesOptions(client: QuizClient): QueryPlan<UpcomingQuiz[]> {
  return {
    ...queryDefaults,
    queryKey: upcomingQuizzesKey(),
    queryFn: ({ signal }) =>
      client.send('upcomingQuizzes', upcomingQuizzesShape, (http) =>
        http.GET('/quiz/incomming', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `upcomingQuizzes`; the key of the whole list, or of the first page, is its start. */
export function infiniteUpcomingQuizzesKey(query: PageQuery<'upcomingQuizzes'> = {}) {
  return [...upcomingQuizzesKey(), 'pages', query] as const;
}

/** Page by page where the server can. List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function infiniteUpcomingQuizzesOptions(client: QuizClient, query: PageQuery<'upcomingQuizzes'> = {}): PagesPlan<UpcomingQuizPage> {
  return pagesPlan(
    client,
    'upcomingQuizzes',
    infiniteUpcomingQuizzesKey(query),
    query,
    (query, signal) =>
      client.send<'upcomingQuizzes', UpcomingQuizPage>('upcomingQuizzes', upcomingQuizzesPageShape, (http) =>
        http.GET('/quiz/incomming', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Key of `completedQuizzes`. */
export function completedQuizzesKey() {
  return ['quizwright', 'completedQuizzes'] as const;
}

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function completedQuizzesOptions(client: QuizClient): QueryPlan<CompletedQuiz[]> {
  return {
    ...queryDefaults,
    queryKey: completedQuizzesKey(),
    queryFn: ({ signal }) =>
      client.send('completedQuizzes', completedQuizzesShape, (http) =>
        http.GET('/quiz/completed', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `completedQuizzes`; the key of the whole list, or of the first page, is its start. */
export function infiniteCompletedQuizzesKey(query: PageQuery<'completedQuizzes'> = {}) {
  return [...completedQuizzesKey(), 'pages', query] as const;
}

/** Page by page where the server can. List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function infiniteCompletedQuizzesOptions(client: QuizClient, query: PageQuery<'completedQuizzes'> = {}): PagesPlan<CompletedQuizPage> {
  return pagesPlan(
    client,
    'completedQuizzes',
    infiniteCompletedQuizzesKey(query),
    query,
    (query, signal) =>
      client.send<'completedQuizzes', CompletedQuizPage>('completedQuizzes', completedQuizzesPageShape, (http) =>
        http.GET('/quiz/completed', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Key of `results`. */
export function resultsKey() {
  return ['quizwright', 'results'] as const;
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function resultsOptions(client: QuizClient): QueryPlan<Result[]> {
  return {
    ...queryDefaults,
    queryKey: resultsKey(),
    queryFn: ({ signal }) =>
      client.send('results', resultsShape, (http) =>
        http.GET('/quiz/result', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `results`; the key of the whole list, or of the first page, is its start. */
export function infiniteResultsKey(query: PageQuery<'results'> = {}) {
  return [...resultsKey(), 'pages', query] as const;
}

/** Page by page where the server can. List results: `GET /quiz/result`. For: Instructor, Student. */
export function infiniteResultsOptions(client: QuizClient, query: PageQuery<'results'> = {}): PagesPlan<ResultPage> {
  return pagesPlan(
    client,
    'results',
    infiniteResultsKey(query),
    query,
    (query, signal) =>
      client.send<'results', ResultPage>('results', resultsPageShape, (http) =>
        http.GET('/quiz/result', { params: { query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Key of `result`. */
export function resultKey(id: string) {
  return ['quizwright', 'result', id] as const;
}

/** Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function resultOptions(client: QuizClient, id: string): QueryPlan<ParticipantPage> {
  return {
    ...queryDefaults,
    queryKey: resultKey(id),
    queryFn: ({ signal }) =>
      client.send('result', resultShape, (http) =>
        http.GET('/quiz/result/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** Key of the pages of `result`; the key of the whole list, or of the first page, is its start. */
export function infiniteResultKey(id: string, query: PageQuery<'result'> = {}) {
  return [...resultKey(id), 'pages', query] as const;
}

/** Page by page where the server can. Read a result: `GET /quiz/result/{id}`. For: Instructor, Student. Optional: not every server has it. */
export function infiniteResultOptions(client: QuizClient, id: string, query: PageQuery<'result'> = {}): PagesPlan<ParticipantPage> {
  return pagesPlan(
    client,
    'result',
    infiniteResultKey(id, query),
    query,
    (query, signal) =>
      client.send<'result', ParticipantPage>('result', resultPageShape, (http) =>
        http.GET('/quiz/result/{id}', { params: { path: { id }, query }, signal, parseAs: 'text' }),
      ),
  );
}

/** Join a quiz with its code: `POST /quiz/join`. For: Student. */
export function joinQuizOptions(client: QuizClient): MutationPlan<JoinedQuiz, JoinRequest> {
  return mutationPlan(
    'joinQuiz',
    (body) =>
      client.send('joinQuiz', joinQuizShape, (http) =>
        http.POST('/quiz/join', { body, parseAs: 'text' }), { type: 'joined' },
      ),
    ['me', 'student', 'group', 'quiz', 'upcomingQuizzes', 'topStudents', 'ownPlace'],
  );
}

/** Key of `quizPaper`. */
export function quizPaperKey(id: string) {
  return ['quizwright', 'quizPaper', id] as const;
}

/** Read the paper of a quiz: `GET /quiz/without-answers/{id}`. For: Student. */
export function quizPaperOptions(client: QuizClient, id: string): QueryPlan<QuizPaper> {
  return {
    ...queryDefaults,
    queryKey: quizPaperKey(id),
    queryFn: ({ signal }) =>
      client.send('quizPaper', quizPaperShape, (http) =>
        http.GET('/quiz/without-answers/{id}', { params: { path: { id } }, signal: AbortSignal.any([signal, AbortSignal.timeout(15000)]), parseAs: 'text' }),
      ),
  };
}

/** Submit the answers: `POST /quiz/submit/{id}`. For: Student. */
export function submitQuizOptions(client: QuizClient): MutationPlan<Submitted, SubmitQuizInput> {
  return mutationPlan(
    'submitQuiz',
    (input) =>
      client.send('submitQuiz', submitQuizShape, (http) =>
        http.POST('/quiz/submit/{id}', { params: { path: { id: input.id } }, body: input.body, signal: AbortSignal.timeout(15000), keepalive: mayOutlivePage(input.body), parseAs: 'text' }), { type: 'submitted' },
      ),
    ['results', 'result', 'completedQuizzes', 'upcomingQuizzes'],
  );
}

/** Save the answers so far: `PUT /quiz/answers/{id}`. For: Student. Optional: not every server has it. */
export function saveAnswersOptions(client: QuizClient): MutationPlan<SavedAttempt, SaveAnswersInput> {
  return mutationPlan(
    'saveAnswers',
    (input) =>
      client.send('saveAnswers', saveAnswersShape, (http) =>
        http.PUT('/quiz/answers/{id}', { params: { path: { id: input.id } }, body: input.body, signal: AbortSignal.timeout(15000), keepalive: mayOutlivePage(input.body), parseAs: 'text' }), { type: 'saved' },
      ),
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

/** Key of `quiz`. */
export function quizKey(id: string) {
  return ['quizwright', 'quiz', id] as const;
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function quizOptions(client: QuizClient, id: string): QueryPlan<QuizWithQuestions> {
  return {
    ...queryDefaults,
    queryKey: quizKey(id),
    queryFn: ({ signal }) =>
      client.send('quiz', quizShape, (http) =>
        http.GET('/quiz/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}

/** Change the title and the description of a quiz: `PUT /quiz/{id}`. For: Instructor. */
export function updateQuizOptions(client: QuizClient): MutationPlan<Saved, UpdateQuizInput> {
  return mutationPlan(
    'updateQuiz',
    (input) =>
      client.send('updateQuiz', updateQuizShape, (http) =>
        http.PUT('/quiz/{id}', { params: { path: { id: input.id } }, body: input.body, parseAs: 'text' }), { type: 'updated', subject: 'quiz' },
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
    ['quiz', 'upcomingQuizzes', 'completedQuizzes', 'results', 'result', 'evidence', 'topStudents', 'quizChanges'],
  );
}

/** Key of `capabilities`. */
export function capabilitiesKey() {
  return ['quizwright', 'capabilities'] as const;
}

/** Read what the server offers: `GET /capabilities`. Optional: not every server has it. */
export function capabilitiesOptions(client: QuizClient): QueryPlan<Capabilities> {
  return {
    ...queryDefaults,
    queryKey: capabilitiesKey(),
    queryFn: ({ signal }) =>
      client.send('capabilities', capabilitiesShape, (http) =>
        http.GET('/capabilities', { signal, parseAs: 'text' }),
      ),
  };
}
