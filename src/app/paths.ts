/** The only place where a URL of the app is spelled (spec §2); `quizes` is the specification's own. */
export const paths = {
  start: '/',
  login: '/login',
  home: '/dashboard',
  homeAlias: '/dashboard/dashboard',
  questions: '/dashboard/questions',
  quizzes: '/dashboard/quizes',
  results: '/dashboard/results',
  result: (quizId: string): string => `/dashboard/results/${encodeURIComponent(quizId)}`,
  studentHome: '/dashboard/student-quiz',
  test: (quizId: string): string => `/dashboard/test/${encodeURIComponent(quizId)}`,
} as const;
