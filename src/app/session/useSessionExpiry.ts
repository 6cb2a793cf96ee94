import { useContext } from 'react';
import { SessionExpiryContext, type SessionExpiry } from './SessionExpiry';

/** State of a session that the server has ended. */
export function useSessionExpiry(): SessionExpiry {
  const ended = useContext(SessionExpiryContext);
  if (ended === null) {
    throw new Error(
      'Quizwright: useSessionExpiry found no app. Only the pages of QuizApp know it. Render them through QuizApp.',
    );
  }
  return ended;
}
