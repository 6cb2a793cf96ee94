import { QuizProvider, QuizRunner } from 'quizwright';

export default function Page() {
  return (
    <QuizProvider>
      <QuizRunner quizId="quiz" />
    </QuizProvider>
  );
}
