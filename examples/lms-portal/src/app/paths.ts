import type { HostPaths } from 'quizwright';

/** The addresses of the portal as its router matches them. */
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

/** The pages of one course, as links spell them. */
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

/** The same in Quizwright's words, for its links and for where it goes by itself. */
export function quizwrightPaths(courseId: string): HostPaths {
  const { course, questions, quiz, result } = coursePaths(courseId);
  return { test: quiz, result, results: course, questions };
}
