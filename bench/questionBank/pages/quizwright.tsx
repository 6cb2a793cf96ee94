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

enter({
  draw: (element, json) =>
    createRoot(element).render(
      <QuizProvider
        client={createQuizClient({ fetch: () => Promise.resolve(new Response(json)) })}
        token="token"
        user={user}
      >
        <QuestionBank />
      </QuizProvider>,
    ),
  firstRow: 'tbody tr[role="row"]',
  scroller: '[data-scrolls="self"]',
});
