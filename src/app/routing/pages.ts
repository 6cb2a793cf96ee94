import type { ComponentType } from 'react';
import type { Role } from '../../rules/limits';
import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  ClipboardList,
  GraduationCap,
  LayoutDashboard,
  UsersRound,
} from '../../ui/icons/icons';
import { codeLoader } from '../../base/codeLoader';
import { paths, patterns } from '../addresses/paths';
import type { MenuEntry, MenuItem } from '../page/MenuContext';
import { guardedPage } from './guardedPage';
import { pageByRole } from './pageByRole';
import { ToStudentResults } from './ToStudentResults';

/** A page of the app. */
interface PageEntry {
  /** Its address below the base path, as a pattern for the router (spec §2). */
  path: string;
  /** Loads it. A bundler makes a chunk of each, so that users load only the pages they open. */
  load: (role: Role) => Promise<ComponentType>;
  /**
   * Its frame: the layout of the sign-in pages, that of the dashboard, which needs a session, or
   * none.
   */
  frame: 'auth' | 'dashboard' | 'none';
  /** Its entry in the main menu of a role. */
  menu?: Partial<Record<Role, MenuEntry>>;
}

const dashboard: MenuEntry = { label: (app) => app.dashboard, Icon: LayoutDashboard };
const quizzes: MenuEntry = { label: (app) => app.quizzes, Icon: ClipboardList };
const results: MenuEntry = { label: (app) => app.results, Icon: ChartNoAxesColumn };

/** Every page of the app, in the order of the main menu. */
export const pages = {
  login: {
    path: paths.login,
    load: codeLoader(async () => (await import('../pages/LoginPage')).LoginPage),
    frame: 'auth',
  },
  register: {
    path: paths.register,
    load: codeLoader(async () => (await import('../pages/RegisterPage')).RegisterPage),
    frame: 'auth',
  },
  forgotPassword: {
    path: paths.forgotPassword,
    load: codeLoader(async () => (await import('../pages/ForgotPasswordPage')).ForgotPasswordPage),
    frame: 'auth',
  },
  resetPassword: {
    path: paths.resetPassword,
    load: codeLoader(async () => (await import('../pages/ResetPasswordPage')).ResetPasswordPage),
    frame: 'auth',
  },
  confirmEmail: {
    path: paths.confirmEmail,
    load: codeLoader(async () => (await import('../pages/ConfirmEmailPage')).ConfirmEmailPage),
    frame: 'auth',
  },
  changePassword: {
    path: paths.changePassword,
    load: codeLoader(async () => (await import('../pages/ChangePasswordPage')).ChangePasswordPage),
    frame: 'auth',
  },
  verifyAccount: {
    path: paths.verifyAccount,
    load: codeLoader(async () => (await import('../pages/VerifyAccountPage')).VerifyAccountPage),
    frame: 'none',
  },
  home: {
    path: paths.home,
    load: pageByRole({
      Instructor: codeLoader(
        async () => (await import('../pages/InstructorHomePage')).InstructorHomePage,
      ),
      Student: codeLoader(
        async () => (await import('../pages/StudentDashboardPage')).StudentDashboardPage,
      ),
    }),
    frame: 'dashboard',
    menu: { Instructor: dashboard, Student: dashboard },
  },
  groups: {
    path: paths.groups,
    load: guardedPage(
      'groups',
      codeLoader(async () => (await import('../pages/GroupsPage')).GroupsPage),
    ),
    frame: 'dashboard',
    menu: { Instructor: { label: (app) => app.groups, Icon: UsersRound } },
  },
  questions: {
    path: paths.questions,
    load: guardedPage(
      'questions',
      codeLoader(async () => (await import('../pages/QuestionsPage')).QuestionsPage),
    ),
    frame: 'dashboard',
    menu: { Instructor: { label: (app) => app.questions, Icon: BookOpen } },
  },
  quizzes: {
    path: paths.quizzes,
    load: pageByRole({
      Instructor: codeLoader(async () => (await import('../pages/QuizHomePage')).QuizHomePage),
      Student: codeLoader(
        async () => (await import('../pages/StudentQuizHomePage')).StudentQuizHomePage,
      ),
    }),
    frame: 'dashboard',
    menu: { Instructor: quizzes },
  },
  quiz: {
    path: patterns.quiz,
    load: pageByRole({
      Instructor: codeLoader(async () => (await import('../pages/QuizPage')).QuizPage),
      Student: codeLoader(async () => (await import('../pages/StudentQuizPage')).StudentQuizPage),
    }),
    frame: 'dashboard',
  },
  students: {
    path: paths.students,
    load: guardedPage(
      'students',
      codeLoader(async () => (await import('../pages/StudentsPage')).StudentsPage),
    ),
    frame: 'dashboard',
    menu: { Instructor: { label: (app) => app.students, Icon: GraduationCap } },
  },
  studentHome: {
    path: paths.studentHome,
    load: codeLoader(async () => (await import('../pages/StudentPage')).StudentPage),
    frame: 'dashboard',
    menu: { Student: quizzes },
  },
  test: {
    path: patterns.test,
    load: codeLoader(async () => (await import('../pages/TestPage')).TestPage),
    frame: 'dashboard',
  },
  results: {
    path: paths.results,
    load: pageByRole({
      Instructor: codeLoader(async () => (await import('../pages/ResultsPage')).ResultsPage),
      Student: () => Promise.resolve(ToStudentResults),
    }),
    frame: 'dashboard',
    menu: { Instructor: results },
  },
  result: {
    path: patterns.result,
    load: pageByRole({
      Instructor: codeLoader(async () => (await import('../pages/ResultPage')).ResultPage),
      Student: () => Promise.resolve(ToStudentResults),
    }),
    frame: 'dashboard',
  },
  studentResults: {
    path: paths.studentResults,
    load: codeLoader(async () => (await import('../pages/StudentResultsPage')).StudentResultsPage),
    frame: 'dashboard',
    menu: { Student: results },
  },
  help: {
    path: paths.help,
    load: codeLoader(async () => (await import('../pages/HelpPage')).HelpPage),
    frame: 'dashboard',
    menu: { Student: { label: (app) => app.help, Icon: CircleQuestionMark } },
  },
  notFound: {
    path: '*',
    load: codeLoader(async () => (await import('../pages/NotFoundPage')).NotFoundPage),
    frame: 'none',
  },
} satisfies Record<string, PageEntry>;

/** The names of the app's pages, for `pages` of `QuizApp`. */
export type PageName = keyof typeof pages;

/**
 * The host's pages that replace the app's. A page renders in the app's layout and reads its address
 * with `react-router-dom`.
 */
export type AppPages = { readonly [Name in PageName]?: ComponentType | undefined };

const entries = Object.entries(pages) as [PageName, PageEntry][];

/** The pages of a frame. */
export function pagesIn(frame: PageEntry['frame']): PageName[] {
  return entries.flatMap(([name, page]) => (page.frame === frame ? [name] : []));
}

/** The main menu of a role (spec §2, dashboard layout). */
export function menuOf(role: Role): MenuItem[] {
  return entries.flatMap(([name, { path, menu }]) => {
    const entry = menu?.[role];
    // Every dashboard page is below its home.
    return entry === undefined ? [] : [{ ...entry, href: path, end: name === 'home' }];
  });
}
