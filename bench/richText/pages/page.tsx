import { createRoot } from 'react-dom/client';
import { QuizProvider, QuizRunner } from 'quizwright';
import { createQuizClient } from 'quizwright/hooks';
import 'quizwright/first-question.css';
import { painted } from '../../browser/painted';

declare global {
  interface Window {
    /** When the first question stands as it stays, counted from the navigation. */
    firstQuestion?: Promise<number>;
  }
}

// As docs/embed.md says.
addEventListener('load', () => setTimeout(() => void import('quizwright/styles.css'), 1_000), {
  once: true,
});

/**
 * Draws a quiz of the page's server.
 *
 * @param last selector of what the first question has when it stands as it stays
 */
export function enter(quizId: string, last: string): void {
  window.firstQuestion = painted(() => document.querySelector(last) !== null);
  createRoot(document.getElementById('quiz') as HTMLElement).render(
    <QuizProvider
      client={createQuizClient({ getToken: () => 'token' })}
      richTextStyles={() => import('quizwright/rich-text.css')}
    >
      <QuizRunner quizId={quizId} />
    </QuizProvider>,
  );
}
