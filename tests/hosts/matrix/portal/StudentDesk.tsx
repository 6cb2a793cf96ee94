'use client';

import { JoinQuiz, QuizProvider, QuizRunner, type QuizEvent } from 'quizwright';
import { useState } from 'react';
import type { Person } from './personOf';

/**
 * A student's page in the portal; the second desk is another widget's provider for the same person.
 */
export function StudentDesk(person: Person) {
  const [quizId, setQuizId] = useState<string>();
  const [isOpen, setOpen] = useState(true);
  const [hasSecondDesk, setSecondDesk] = useState(false);
  const [events, setEvents] = useState<QuizEvent[]>([]);
  const record = (event: QuizEvent) => setEvents((before) => [...before, event]);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Fold' : 'Unfold'}</button>
      <button onClick={() => setSecondDesk(true)}>Second desk</button>
      <section aria-label="First desk">
        {isOpen && (
          <QuizProvider {...person} onEvent={record}>
            {quizId === undefined ? (
              <JoinQuiz onJoined={(joined) => setQuizId(joined.quizId)} />
            ) : (
              <QuizRunner quizId={quizId} />
            )}
          </QuizProvider>
        )}
      </section>
      {hasSecondDesk && quizId !== undefined && (
        <section aria-label="Second desk">
          <QuizProvider {...person} onEvent={record}>
            <QuizRunner quizId={quizId} />
          </QuizProvider>
        </section>
      )}
      <ol aria-label="Events">
        {events.map(({ type, at }, index) => (
          <li key={index}>
            {type} <time>{at}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
