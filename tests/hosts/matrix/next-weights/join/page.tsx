import { JoinQuiz, QuizProvider } from 'quizwright';

export default function Page() {
  return (
    <QuizProvider>
      <JoinQuiz />
    </QuizProvider>
  );
}
