/** The password of every account of the demo school, which everybody knows. */
export const publicPassword = 'quizwright1';
