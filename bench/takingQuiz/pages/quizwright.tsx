import { createRoot } from 'react-dom/client';
import { QuizProvider, QuizRunner, type Profile } from 'quizwright';
import { createQuizClient, type QuizClient } from 'quizwright/hooks';
import 'quizwright/first-question.css';
import { quizId, type BenchPaper } from '../paper';
import { enter } from './contestant';

// As docs/embed.md says.
addEventListener('load', () => setTimeout(() => void import('quizwright/styles.css'), 1_000), {
  once: true,
});

/** Drafts are kept by user, so the page needs one. */
const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
};

/** A server inside the page, which acknowledges every draft. */
function clientOf(paper: BenchPaper): QuizClient {
  const whole = JSON.stringify({ data: paper });
  return createQuizClient({
    fetch: async (request) => {
      if (request.method === 'GET') return new Response(whole);
      const { answers, revision } = (await request.json()) as { answers: []; revision: number };
      const server_now = new Date().toISOString();
      const data = { ...paper.attempt, answers, revision: revision + 1, server_now };
      return new Response(JSON.stringify({ data }));
    },
  });
}

function draw(element: HTMLElement, client: QuizClient): void {
  createRoot(element).render(
    <QuizProvider client={client} token="token" user={user}>
      <QuizRunner quizId={quizId} />
    </QuizProvider>,
  );
}

enter({
  prepare: clientOf,
  draw,
  drawFromServer: (element) => draw(element, createQuizClient({ getToken: () => 'token' })),
  question: '[role="radiogroup"]',
  option: '[data-part="option"]',
});
