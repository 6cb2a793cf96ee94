import type { Role } from '../../rules/limits';

const dashboard = '/dashboard';
const withId = (folder: string) => (id: string) =>
  `${dashboard}/${folder}/${encodeURIComponent(id)}`;

/** Where a join link carries its code. */
export const joinParameter = 'join';

/** Where a student's results carry the quiz that is looked into. */
export const resultParameter = 'quiz';

/** The only place where a URL of the app is spelled (spec §2); `quizes` is the specification's own. */
export const paths = {
  start: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  changePassword: '/change-password',
  verifyAccount: '/verify-account',
  home: dashboard,
  homeAlias: `${dashboard}/dashboard`,
  groups: `${dashboard}/group-crud`,
  questions: `${dashboard}/questions`,
  students: `${dashboard}/student`,
  quizzes: `${dashboard}/quizes`,
  quiz: withId('quizes'),
  results: `${dashboard}/results`,
  result: withId('results'),
  studentHome: `${dashboard}/student-quiz`,
  studentResults: `${dashboard}/student-results`,
  studentResult: (quizId: string) =>
    `${dashboard}/student-results?${resultParameter}=${encodeURIComponent(quizId)}`,
  help: `${dashboard}/help`,
  test: withId('test'),
  /** Where a student who follows a join link lands; the code is in `?join=`. */
  join: (code: string) => `${dashboard}/student-quiz?${joinParameter}=${encodeURIComponent(code)}`,
} as const;

/** Whether a path is that of a join link. */
export function isJoinPath(path: string): boolean {
  const [pathname, search] = path.split('?', 2);
  return pathname === paths.studentHome && new URLSearchParams(search).has(joinParameter);
}

/** The same paths as the router matches them. */
export const patterns = {
  quiz: `${paths.quizzes}/:quizId`,
  result: `${paths.results}/:quizId`,
  test: `${dashboard}/test/:quizId`,
} as const;

/** Where the completed quizzes of a role are (spec §2). */
export function resultsOf(role: Role): string {
  return role === 'Student' ? paths.studentResults : paths.results;
}

/** Where somebody lands after signing in (spec §2, /login). */
export function homeOf(role: Role): string {
  return role === 'Student' ? paths.studentHome : paths.home;
}
