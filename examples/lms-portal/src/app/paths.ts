import type { HostPaths } from 'quizwright';

/** The portal's addresses, as its router matches them. */
export const routes = {
  courses: '/',
  course: '/courses/:courseId',
  quiz: '/courses/:courseId/quizzes/:quizId',
  questions: '/courses/:courseId/questions',
  board: '/courses/:courseId/board',
  result: '/courses/:courseId/results/:quizId',
  /** Any page of a course. */
  inCourse: '/courses/:courseId/*?',
} as const;

/** The pages of one course, as links to them. */
export function coursePaths(courseId: string) {
  const course = `/courses/${encodeURIComponent(courseId)}`;
  return {
    course,
    questions: `${course}/questions`,
    board: `${course}/board`,
    quiz: (quizId: string) => `${course}/quizzes/${encodeURIComponent(quizId)}`,
    result: (quizId: string) => `${course}/results/${encodeURIComponent(quizId)}`,
  };
}

/** The same under Quizwright's names, for its links and its own navigation. */
export function quizwrightPaths(courseId: string): HostPaths {
  const { course, questions, quiz, result } = coursePaths(courseId);
  return { test: quiz, result, results: course, questions };
}
