import type { ComponentType } from 'react';
import type { Role } from '../../rules/limits';
import { guardedPage } from './guardedPage';
import { pageByRole } from './pageByRole';
import { ToStudentResults } from './ToStudentResults';

/** Loads each page; a bundler makes a chunk of each, so that nobody loads what they do not open. */
export const pageLoaders = {
  login: async () => (await import('../pages/LoginPage')).LoginPage,
  register: async () => (await import('../pages/RegisterPage')).RegisterPage,
  forgotPassword: async () => (await import('../pages/ForgotPasswordPage')).ForgotPasswordPage,
  resetPassword: async () => (await import('../pages/ResetPasswordPage')).ResetPasswordPage,
  confirmEmail: async () => (await import('../pages/ConfirmEmailPage')).ConfirmEmailPage,
  changePassword: async () => (await import('../pages/ChangePasswordPage')).ChangePasswordPage,
  verifyAccount: async () => (await import('../pages/VerifyAccountPage')).VerifyAccountPage,
  notFound: async () => (await import('../pages/NotFoundPage')).NotFoundPage,
  home: pageByRole({
    Instructor: async () => (await import('../pages/InstructorHomePage')).InstructorHomePage,
    Student: async () => (await import('../pages/StudentDashboardPage')).StudentDashboardPage,
  }),
  groups: guardedPage('groups', async () => (await import('../pages/GroupsPage')).GroupsPage),
  questions: guardedPage(
    'questions',
    async () => (await import('../pages/QuestionsPage')).QuestionsPage,
  ),
  students: guardedPage(
    'students',
    async () => (await import('../pages/StudentsPage')).StudentsPage,
  ),
  quizzes: pageByRole({
    Instructor: async () => (await import('../pages/QuizHomePage')).QuizHomePage,
    Student: async () => (await import('../pages/StudentQuizHomePage')).StudentQuizHomePage,
  }),
  quiz: pageByRole({
    Instructor: async () => (await import('../pages/QuizPage')).QuizPage,
    Student: async () => (await import('../pages/StudentQuizPage')).StudentQuizPage,
  }),
  results: pageByRole({
    Instructor: async () => (await import('../pages/ResultsPage')).ResultsPage,
    Student: () => Promise.resolve(ToStudentResults),
  }),
  result: pageByRole({
    Instructor: async () => (await import('../pages/ResultPage')).ResultPage,
    Student: () => Promise.resolve(ToStudentResults),
  }),
  studentHome: async () => (await import('../pages/StudentPage')).StudentPage,
  test: async () => (await import('../pages/TestPage')).TestPage,
  studentResults: async () => (await import('../pages/StudentResultsPage')).StudentResultsPage,
  help: async () => (await import('../pages/HelpPage')).HelpPage,
} satisfies Record<string, (role: Role) => Promise<ComponentType>>;

/** The pages of the app by name, as `pages` of `QuizApp` replaces them. */
export type PageName = keyof typeof pageLoaders;

/** Pages of the host's own, in place of the app's. A page stands in the app's layout and reads its address with `react-router-dom`. */
export type AppPages = { readonly [Name in PageName]?: ComponentType | undefined };
