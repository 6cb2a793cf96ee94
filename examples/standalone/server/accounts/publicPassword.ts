/** The public password of every account in the demo school. */
export const publicPassword = 'quizwright1';
