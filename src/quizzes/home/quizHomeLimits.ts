/** How many upcoming and completed quizzes quiz home shows (spec §9). */
export const upcomingAtHome = 2;
export const completedAtHome = 5;
