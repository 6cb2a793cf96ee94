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

/** How many upcoming and completed quizzes quiz home shows (spec §9). */
export const upcomingAtHome = 2;
export const completedAtHome = 5;
