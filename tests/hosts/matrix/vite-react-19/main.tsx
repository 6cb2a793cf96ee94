import { QuestionBank, QuizProvider } from 'quizwright';
import 'quizwright/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { personOf, tokenIn } from './portal/personOf';
import { Portal } from './portal/Portal';
import { StudentDesk } from './portal/StudentDesk';

const person = await personOf('/api', tokenIn(document.cookie));

createRoot(document.getElementById('portal') as HTMLElement).render(
  <StrictMode>
    <Portal>
      {person.user.role === 'Instructor' ? (
        <QuizProvider {...person}>
          <QuestionBank />
        </QuizProvider>
      ) : (
        <StudentDesk {...person} />
      )}
    </Portal>
  </StrictMode>,
);
