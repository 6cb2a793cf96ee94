// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { PageQuery, QuizClient } from './createQuizClient';
import type { Acknowledgement, Capabilities, CompletedQuiz, CompletedQuizPage, EmailConfirmation, ForgottenPassword, GroupWithStudents, JoinRequest, ParticipantPage, PasswordChange, PasswordReset, Place, Profile, QuizPaper, QuizWithQuestions, RankedStudent, Registration, Result, ResultPage, SavedAttempt, Session, SignIn, Student, Submitted, UpcomingQuiz, UpcomingQuizPage } from './entities';
import type { SubmitQuizInput, SaveAnswersInput } from './inputs';
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
  groupShape,
  topStudentsShape,
  ownPlaceShape,
  studentShape,
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
  quizShape,
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
