import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { createQuizClient } from '../../src/api/createQuizClient';
import * as operations from '../../src/api/operations';
import type { QuestionDraft, QuizDraft, SubmittedAnswer } from '../../src/api/entities';
import { createMockSchool, type MockSchoolOptions } from '../../src/testing';

export const firstDay = new Date('2026-05-04T09:00:00.000Z');

/** A school that listens while the tests of a file run, and the calls of people at it. */
export function listenTo(options: MockSchoolOptions = { now: firstDay }) {
  const school = createMockSchool(options);
  const server = setupServer(...school.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    school.reset();
    server.resetHandlers();
  });
  afterAll(() => server.close());

  function callsWith(token: string | null) {
    const client = createQuizClient({ getToken: () => token });
    const { signal } = new AbortController();
    return {
      signIn: (email: string, password: string) =>
        operations.loginOptions(client).mutationFn({ email, password }),
      groups: () => operations.groupsOptions(client).queryFn({ signal }),
      group: (id: string) => operations.groupOptions(client, id).queryFn({ signal }),
      questions: () => operations.questionsOptions(client).queryFn({ signal }),
      createQuestion: (draft: QuestionDraft) =>
        operations.createQuestionOptions(client).mutationFn(draft),
      createQuiz: (draft: QuizDraft) => operations.createQuizOptions(client).mutationFn(draft),
      upcoming: () => operations.upcomingQuizzesOptions(client).queryFn({ signal }),
      completed: () => operations.completedQuizzesOptions(client).queryFn({ signal }),
      quiz: (id: string) => operations.quizOptions(client, id).queryFn({ signal }),
      results: () => operations.resultsOptions(client).queryFn({ signal }),
      join: (code: string) => operations.joinQuizOptions(client).mutationFn({ code }),
      paper: (id: string) => operations.quizPaperOptions(client, id).queryFn({ signal }),
      submit: (id: string, answers: SubmittedAnswer[]) =>
        operations.submitQuizOptions(client).mutationFn({ id, body: { answers } }),
    };
  }

  return {
    school,
    as: (who: string) => callsWith(school.as(who).token),
    withToken: callsWith,
  };
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

export const questionDraft: QuestionDraft = {
  title: 'What does the "S" in HTTPS stand for?',
  description: 'Transport security.',
  options: { A: 'Secure', B: 'Simple', C: 'Static', D: 'Stateful' },
  answer: 'A',
  type: 'BE',
  difficulty: 'easy',
};

export const quizDraft: QuizDraft = {
  title: 'Monday quiz',
  description: 'Five easy questions.',
  group: 'group-web-1',
  questions_number: 5,
  difficulty: 'easy',
  type: 'DO',
  schadule: '2026-05-04T09:00:00.000Z',
  duration: 15,
  score_per_question: 3,
};
