/** Most questions in the bank of an instructor. */
export const mostQuestions = 100_000;

/** Upcoming quizzes in a reply of `quiz/incomming` (spec §9). */
export const upcomingQuizLimit = 5;

/** Completed quizzes in a reply of `quiz/completed` (spec §9). */
export const completedQuizLimit = 5;

/** Students on a page of a list (spec §9). */
export const studentsPerPage = 5;

/** Students in the ranking (spec §9). */
export const topStudentLimit = 5;
