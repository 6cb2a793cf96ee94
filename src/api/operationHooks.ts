// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { Answer } from './createQuizClient';
import type { MutationResult, MutationSettings, QueryResult, QuerySettings } from './hookTypes';
import {
  loginOptions,
  type LoginInput,
  groupsOptions,
  groupOptions,
  questionsOptions,
  createQuestionOptions,
  type CreateQuestionInput,
  createQuizOptions,
  type CreateQuizInput,
  upcomingQuizzesOptions,
  completedQuizzesOptions,
  resultsOptions,
  joinQuizOptions,
  type JoinQuizInput,
  quizPaperOptions,
  submitQuizOptions,
  type SubmitQuizInput,
  quizOptions,
} from './operations';
import { useMutationPlan, useQueryPlan } from './usePlan';

/** Sign in: `POST /auth/login`. */
export function useLogin(
  settings?: MutationSettings<Answer<'login'>, LoginInput>,
): MutationResult<Answer<'login'>, LoginInput> {
  return useMutationPlan(loginOptions, settings);
}

/** List groups: `GET /group`. For: Instructor. */
export function useGroups(settings?: QuerySettings<Answer<'groups'>>): QueryResult<Answer<'groups'>> {
  return useQueryPlan((client) => groupsOptions(client), settings);
}

/** Read a group: `GET /group/{id}`. For: Instructor, Student. */
export function useGroup(id: string, settings?: QuerySettings<Answer<'group'>>): QueryResult<Answer<'group'>> {
  return useQueryPlan((client) => groupOptions(client, id), settings);
}

/** List questions: `GET /question`. For: Instructor. */
export function useQuestions(settings?: QuerySettings<Answer<'questions'>>): QueryResult<Answer<'questions'>> {
  return useQueryPlan((client) => questionsOptions(client), settings);
}

/** Add a question to the bank: `POST /question`. For: Instructor. */
export function useCreateQuestion(
  settings?: MutationSettings<Answer<'createQuestion'>, CreateQuestionInput>,
): MutationResult<Answer<'createQuestion'>, CreateQuestionInput> {
  return useMutationPlan(createQuestionOptions, settings);
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

/** List completed quizzes: `GET /quiz/completed`. For: Instructor, Student. */
export function useCompletedQuizzes(settings?: QuerySettings<Answer<'completedQuizzes'>>): QueryResult<Answer<'completedQuizzes'>> {
  return useQueryPlan((client) => completedQuizzesOptions(client), settings);
}

/** List results: `GET /quiz/result`. For: Instructor, Student. */
export function useResults(settings?: QuerySettings<Answer<'results'>>): QueryResult<Answer<'results'>> {
  return useQueryPlan((client) => resultsOptions(client), settings);
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

/** Read a quiz: `GET /quiz/{id}`. For: Instructor, Student. */
export function useQuiz(id: string, settings?: QuerySettings<Answer<'quiz'>>): QueryResult<Answer<'quiz'>> {
  return useQueryPlan((client) => quizOptions(client, id), settings);
}
