import type { BankView } from '../../questions/filters/bankView';
import type { Role } from '../../rules/limits';

const dashboard = '/dashboard';
const withId = (folder: string) => (id: string) =>
  `${dashboard}/${folder}/${encodeURIComponent(id)}`;

/** The search parameter with the code of a join link. */
export const joinParameter = 'join';

/** The search parameter with the open quiz of a student's results. */
export const resultParameter = 'quiz';

/** The search parameters with what the bank of questions is asked for. */
export const bankParameters = [
  'q',
  'type',
  'difficulty',
  'tags',
  'used',
  'quality',
  'sort',
] as const satisfies readonly (keyof BankView)[];

/** The only place that spells the app's URLs (spec §2); `quizes` is the specification's own. */
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
  /** The page that a join link opens; the code is in `?join=`. */
  join: (code: string) => `${dashboard}/student-quiz?${joinParameter}=${encodeURIComponent(code)}`,
} as const;

/** Whether a path belongs to a join link. */
export function isJoinPath(path: string): boolean {
  const [pathname, search] = path.split('?', 2);
  return pathname === paths.studentHome && new URLSearchParams(search).has(joinParameter);
}

/** The same paths as patterns for the router. */
export const patterns = {
  quiz: `${paths.quizzes}/:quizId`,
  result: `${paths.results}/:quizId`,
  test: `${dashboard}/test/:quizId`,
} as const;

/** The page with the completed quizzes of a role (spec §2). */
export function resultsOf(role: Role): string {
  return role === 'Student' ? paths.studentResults : paths.results;
}

/** The page after sign-in (spec §2, /login). */
export function homeOf(role: Role): string {
  return role === 'Student' ? paths.studentHome : paths.home;
}
