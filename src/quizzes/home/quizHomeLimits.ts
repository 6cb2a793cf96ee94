/** Upcoming quizzes and completed ones that quiz home shows (spec §9). */
export const upcomingAtHome = 2;
export const completedAtHome = 5;
