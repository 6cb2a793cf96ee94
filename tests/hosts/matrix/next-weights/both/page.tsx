import { JoinQuiz, QuizProvider, QuizRunner } from 'quizwright';

export default function Page() {
  return (
    <QuizProvider>
      <JoinQuiz />
      <QuizRunner quizId="quiz" />
    </QuizProvider>
  );
}
