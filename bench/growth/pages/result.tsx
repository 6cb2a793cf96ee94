import { createRoot } from 'react-dom/client';
import { QuizProvider, ResultDetail, type Profile } from 'quizwright';
import { createQuizClient } from 'quizwright/hooks';
import 'quizwright/styles.css';
import { painted } from '../../browser/painted';
import { quizId, replyAboutResult } from '../participants';

const user: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@school.example',
  role: 'Instructor',
};

declare global {
  interface Window {
    result: {
      /** Milliseconds until the first participants of a result of `count` are painted. */
      mount: (count: number) => Promise<number>;
      countElements: () => number;
    };
  }
}

const element = document.getElementById('result') as HTMLElement;

window.result = {
  async mount(count) {
    const client = createQuizClient({
      fetch: ({ url }) => {
        const reply = replyAboutResult(count, url);
        return Promise.resolve(
          new Response(JSON.stringify(reply), { status: reply === null ? 404 : 200 }),
        );
      },
    });
    const from = performance.now();
    createRoot(element).render(
      <QuizProvider client={client} token="token" user={user}>
        <ResultDetail quizId={quizId} />
      </QuizProvider>,
    );
    const isThere = () => element.textContent?.includes('Number 00001') ?? false;
    return (await painted(isThere)) - from;
  },
  countElements: () => element.querySelectorAll('*').length,
};
