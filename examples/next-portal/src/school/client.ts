import { createQuizClient, type QuizClient } from 'quizwright/client';

/** The quiz API as the portal's server calls it, for the owner of a token. */
export function connect(token?: string): QuizClient {
  const { API_URL = 'http://127.0.0.1:4000' } = process.env;
  return createQuizClient({ baseUrl: `${API_URL}/api`, getToken: () => token });
}
