import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import {
  JoinQuiz,
  QuestionBank,
  QuizProvider,
  QuizRunner,
  ResultsTable,
  type QuizEvent,
  type QuizProviderProps,
} from 'quizwright';
import { QuizApp, type QuizAppProps } from 'quizwright/app';
import { ApiError, createQuizClient, groupsOptions } from 'quizwright/client';
import type { Operations } from 'quizwright/contract';
import { define, type QuizJoinElement } from 'quizwright/element';
import 'quizwright/first-question.css';
import { useInfiniteQuestions, useJoinQuiz, useQuizPaper } from 'quizwright/hooks';
import { ar } from 'quizwright/languages/ar';
import { de } from 'quizwright/languages/de';
import { enPlain } from 'quizwright/languages/en-plain';
import 'quizwright/rich-text.css';
import 'quizwright/rich-text.layer.css';
import { largestPicture, letters, type Letter } from 'quizwright/rules';
import 'quizwright/styles.css';
import { createMockSchool } from 'quizwright/testing';
import { useState, type ReactNode } from 'react';

export const server = setupServer(...createMockSchool().handlers);
export const client = createQuizClient({ baseUrl: '/api', getToken: () => null });
export const groups = groupsOptions(client);
export const languages = [ar, de, enPlain];
export const isOffline = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.kind === 'network';
export const firstLetter: Letter | undefined = letters[0];
export const mayUpload = ({ size }: File): boolean => size <= largestPicture;
export type Called = keyof Operations;

define();
export const joinOf = (page: Document): QuizJoinElement | null => page.querySelector('quiz-join');

const queryClient = new QueryClient();

export function Desk({ children, ...props }: QuizProviderProps & { children?: ReactNode }) {
  const [events, setEvents] = useState<QuizEvent[]>([]);
  const [quizId, setQuizId] = useState('');
  return (
    <QueryClientProvider client={queryClient}>
      <QuizProvider
        {...props}
        queryClient={queryClient}
        onEvent={(event) => setEvents([...events, event])}
      >
        <JoinQuiz onJoined={({ quizId }) => setQuizId(quizId)} />
        <QuizRunner quizId={quizId} className="paper" data-page="quiz" />
        <QuestionBank />
        <ResultsTable />
        <Title quizId={quizId} />
        {children}
      </QuizProvider>
    </QueryClientProvider>
  );
}

function Title({ quizId }: { quizId: string }) {
  const { data: paper, error } = useQuizPaper(quizId, { staleTime: 60_000 });
  const { data: bank } = useInfiniteQuestions({ q: 'http' });
  const { mutate: join, data: joined } = useJoinQuiz();
  return (
    <h2 onClick={() => join({ code: 'BRIDGE42' })}>
      {error?.message ?? paper?.title} {bank?.pages[0]?.items[0]?.title} {joined?.quizId}
    </h2>
  );
}

export const App = (props: QuizAppProps) => <QuizApp {...props} locale={de} />;
