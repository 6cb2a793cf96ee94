// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Answer, Body, QuizClient } from './createQuizClient';
import type { MutationPlan, QueryPlan } from './hookTypes';
import { networkMode, queryDefaults } from './queryDefaults';

/** What `login` takes. */
export type LoginInput = Body<'login'>;

/** Sign in: `POST /auth/login`. */
export function loginOptions(client: QuizClient): MutationPlan<Answer<'login'>, LoginInput> {
  return {
    mutationKey: ['quizwright', 'login'],
    networkMode,
    mutationFn: (body) =>
      client.send('login', (http) =>
        http.POST('/auth/login', { body, parseAs: 'text' }),
      ),
    invalidates: [],
  };
}

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
      client.send('groups', (http) =>
        http.GET('/group', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of `group`. */
export function groupKey(id: string) {
  return ['quizwright', 'group', id] as const;
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function groupOptions(client: QuizClient, id: string): QueryPlan<Answer<'group'>> {
  return {
    ...queryDefaults,
    queryKey: groupKey(id),
    queryFn: ({ signal }) =>
      client.send('group', (http) =>
        http.GET('/group/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
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
      client.send('questions', (http) =>
        http.GET('/question', { signal, parseAs: 'text' }),
      ),
  };
}

/** What `createQuestion` takes. */
export type CreateQuestionInput = Body<'createQuestion'>;

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function createQuestionOptions(client: QuizClient): MutationPlan<Answer<'createQuestion'>, CreateQuestionInput> {
  return {
    mutationKey: ['quizwright', 'createQuestion'],
    networkMode,
    mutationFn: (body) =>
      client.send('createQuestion', (http) =>
        http.POST('/question', { body, parseAs: 'text' }),
      ),
    invalidates: [['quizwright', 'questions']],
  };
}

/** What `createQuiz` takes. */
export type CreateQuizInput = Body<'createQuiz'>;

/** Set up a quiz: `POST /quiz`. For: Instructor. */
export function createQuizOptions(client: QuizClient): MutationPlan<Answer<'createQuiz'>, CreateQuizInput> {
  return {
    mutationKey: ['quizwright', 'createQuiz'],
    networkMode,
    mutationFn: (body) =>
      client.send('createQuiz', (http) =>
        http.POST('/quiz', { body, parseAs: 'text' }),
      ),
    invalidates: [['quizwright', 'upcomingQuizzes']],
  };
}

/** Key of `upcomingQuizzes`. */
export function upcomingQuizzesKey() {
  return ['quizwright', 'upcomingQuizzes'] as const;
}

/** List upcoming quizzes: `GET /quiz/incomming`. For: Instructor, Student. */
export function upcomingQuizzesOptions(client: QuizClient): QueryPlan<Answer<'upcomingQuizzes'>> {
  return {
    ...queryDefaults,
    queryKey: upcomingQuizzesKey(),
    queryFn: ({ signal }) =>
      client.send('upcomingQuizzes', (http) =>
        http.GET('/quiz/incomming', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of `completedQuizzes`. */
export function completedQuizzesKey() {
  return ['quizwright', 'completedQuizzes'] as const;
}

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function completedQuizzesOptions(client: QuizClient): QueryPlan<Answer<'completedQuizzes'>> {
  return {
    ...queryDefaults,
    queryKey: completedQuizzesKey(),
    queryFn: ({ signal }) =>
      client.send('completedQuizzes', (http) =>
        http.GET('/quiz/completed', { signal, parseAs: 'text' }),
      ),
  };
}

/** Key of `results`. */
export function resultsKey() {
  return ['quizwright', 'results'] as const;
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function resultsOptions(client: QuizClient): QueryPlan<Answer<'results'>> {
  return {
    ...queryDefaults,
    queryKey: resultsKey(),
    queryFn: ({ signal }) =>
      client.send('results', (http) =>
        http.GET('/quiz/result', { signal, parseAs: 'text' }),
      ),
  };
}

/** What `joinQuiz` takes. */
export type JoinQuizInput = Body<'joinQuiz'>;

/** Join a quiz with its code: `POST /quiz/join`. For: Student. */
export function joinQuizOptions(client: QuizClient): MutationPlan<Answer<'joinQuiz'>, JoinQuizInput> {
  return {
    mutationKey: ['quizwright', 'joinQuiz'],
    networkMode,
    mutationFn: (body) =>
      client.send('joinQuiz', (http) =>
        http.POST('/quiz/join', { body, parseAs: 'text' }),
      ),
    invalidates: [['quizwright', 'upcomingQuizzes']],
  };
}

/** Key of `quizPaper`. */
export function quizPaperKey(id: string) {
  return ['quizwright', 'quizPaper', id] as const;
}

/** Read the paper of a quiz: `GET /quiz/without-answers/{id}`. For: Student. */
export function quizPaperOptions(client: QuizClient, id: string): QueryPlan<Answer<'quizPaper'>> {
  return {
    ...queryDefaults,
    queryKey: quizPaperKey(id),
    queryFn: ({ signal }) =>
      client.send('quizPaper', (http) =>
        http.GET('/quiz/without-answers/{id}', { params: { path: { id } }, signal: AbortSignal.any([signal, AbortSignal.timeout(15000)]), parseAs: 'text' }),
      ),
  };
}

/** What `submitQuiz` takes. */
export type SubmitQuizInput = { id: string; body: Body<'submitQuiz'> };

/** Submit the answers: `POST /quiz/submit/{id}`. For: Student. */
export function submitQuizOptions(client: QuizClient): MutationPlan<Answer<'submitQuiz'>, SubmitQuizInput> {
  return {
    mutationKey: ['quizwright', 'submitQuiz'],
    networkMode,
    mutationFn: (input) =>
      client.send('submitQuiz', (http) =>
        http.POST('/quiz/submit/{id}', { params: { path: { id: input.id } }, body: input.body, signal: AbortSignal.timeout(15000), parseAs: 'text' }),
      ),
    invalidates: [['quizwright', 'results'], ['quizwright', 'completedQuizzes'], ['quizwright', 'upcomingQuizzes']],
  };
}

/** Key of `quiz`. */
export function quizKey(id: string) {
  return ['quizwright', 'quiz', id] as const;
}

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function quizOptions(client: QuizClient, id: string): QueryPlan<Answer<'quiz'>> {
  return {
    ...queryDefaults,
    queryKey: quizKey(id),
    queryFn: ({ signal }) =>
      client.send('quiz', (http) =>
        http.GET('/quiz/{id}', { params: { path: { id } }, signal, parseAs: 'text' }),
      ),
  };
}
