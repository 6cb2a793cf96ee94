import type { HostPaths } from 'quizwright';

/** Where widgets lead. */
export const paths: HostPaths = {
  test: (quizId) => `/quizzes/${encodeURIComponent(quizId)}`,
  home: '/',
  results: '/results',
};
