import { useContext } from 'react';
import { EndedSessionContext, type EndedSession } from './EndedSession';

/** What the app knows of a session that the server has ended. */
export function useEndedSession(): EndedSession {
  const ended = useContext(EndedSessionContext);
  if (ended === null) {
    throw new Error(
      'Quizwright: useEndedSession found no app. Only the pages of QuizApp know it. Render them through QuizApp.',
    );
  }
  return ended;
}
