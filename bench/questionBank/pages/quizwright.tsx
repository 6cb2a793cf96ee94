import { createRoot } from 'react-dom/client';
import { QuestionBank, QuizProvider, type Profile } from 'quizwright';
import { createQuizClient } from 'quizwright/hooks';
import 'quizwright/styles.css';
import { enter } from './contestant';

const user: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@school.example',
  role: 'Instructor',
};

/** As a server that has only the operations of the specification. */
const answerTo = ({ url }: Request, bank: string): Response =>
  new URL(url).pathname.endsWith('/question')
    ? new Response(bank)
    : Response.json({ message: 'There is no such operation.' }, { status: 404 });

enter({
  draw: (element, json) =>
    createRoot(element).render(
      <QuizProvider
        client={createQuizClient({ fetch: (request) => Promise.resolve(answerTo(request, json)) })}
        token="token"
        user={user}
      >
        <QuestionBank />
      </QuizProvider>,
    ),
  firstRow: 'tbody tr[role="row"]',
  scroller: '[data-scrolls="self"]',
});
