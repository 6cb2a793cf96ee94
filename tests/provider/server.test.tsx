// @vitest-environment node
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuizApp } from '../../src/app';
import * as widgets from '../../src/index';
import type { Profile } from '../../src/index';

const { QuizProvider } = widgets;
const user: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@school.example',
  role: 'Instructor',
  status: 'active',
};
const nothing = () => {};

const rendered: Record<string, ReactElement> = {
  AuthChoice: <widgets.AuthChoice current="login" loginHref="/in" registerHref="/new" />,
  ChangePasswordForm: <widgets.ChangePasswordForm />,
  CompletedQuizzes: <widgets.CompletedQuizzes />,
  ForgotPasswordForm: <widgets.ForgotPasswordForm />,
  GroupManager: <widgets.GroupManager />,
  ItemEvidence: <widgets.ItemEvidence quizId="q1" />,
  QuizHistory: <widgets.QuizHistory quizId="q1" />,
  JoinCode: <widgets.JoinCode code="ABCD2345" />,
  JoinQuiz: <widgets.JoinQuiz />,
  JoinQuizDialog: <widgets.JoinQuizDialog open onClose={nothing} />,
  LoginForm: <widgets.LoginForm />,
  QuestionBank: <widgets.QuestionBank />,
  QuizCreateDialog: <widgets.QuizCreateDialog open onClose={nothing} />,
  QuizDetail: <widgets.QuizDetail quizId="q1" />,
  QuizHome: <widgets.QuizHome />,
  QuizRunner: <widgets.QuizRunner quizId="q1" />,
  Ranking: <widgets.Ranking />,
  RegisterForm: <widgets.RegisterForm />,
  ResetPasswordForm: <widgets.ResetPasswordForm />,
  ResultDetail: <widgets.ResultDetail quizId="q1" />,
  ResultsTable: <widgets.ResultsTable />,
  StudentHome: <widgets.StudentHome />,
  StudentResults: <widgets.StudentResults />,
  StudentsByGroup: <widgets.StudentsByGroup />,
  TopStudents: <widgets.TopStudents />,
  UnsentSubmissions: <widgets.UnsentSubmissions />,
  UpcomingQuizzes: <widgets.UpcomingQuizzes />,
};

/** Reads of the time or of chance, for which Next does not build a page ahead (`cacheComponents`). */
function watchMoment(): () => string[] {
  const read = new Set<string>();
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct(date, given: [string] | []) {
        if (given.length === 0) read.add('new Date()');
        return Reflect.construct(date, given) as Date;
      },
    }),
  );
  const watch = (said: string) => () => read.add(said).size;
  vi.spyOn(Date, 'now').mockImplementation(watch('Date.now()'));
  vi.spyOn(Math, 'random').mockImplementation(watch('Math.random()'));
  return () => [...read];
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(Object.keys(rendered))('renders %s without a browser', (name) => {
  expect(globalThis).not.toHaveProperty('document');
  const complained = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const momentsRead = watchMoment();
  const html = renderToString(
    <QuizProvider
      user={user}
      token="t"
      onEvent={nothing}
      paths={{ test: (id) => `/test/${id}` }}
      navigate={nothing}
      portalContainer={null}
      accent="#7a1fa2"
    >
      {rendered[name]}
    </QuizProvider>,
  );
  // A strict policy on styles refuses this attribute.
  expect(html).not.toMatch(/\sstyle=/);
  expect(momentsRead()).toEqual([]);
  for (const spy of complained) expect(spy).not.toHaveBeenCalled();
});

it.each([
  ['that signs in itself', {}],
  ['of a host that knows who it is', { session: { user, token: 't' } }],
  ['of a host that waits', { session: null }],
  ['of a host that gives a token', { getToken: () => 't' }],
])('renders an app %s, and nobody’s page', (_, host) => {
  expect(globalThis).not.toHaveProperty('document');
  const complained = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const momentsRead = watchMoment();
  expect(renderToString(<QuizApp {...host} />)).not.toContain(user.first_name);
  expect(momentsRead()).toEqual([]);
  for (const spy of complained) expect(spy).not.toHaveBeenCalled();
});

it("does not call the browser's getToken while it renders", () => {
  const getToken = vi.fn(() => 't');
  renderToString(<QuizProvider getToken={getToken}>{rendered.JoinQuiz}</QuizProvider>);
  expect(getToken).not.toHaveBeenCalled();
});
