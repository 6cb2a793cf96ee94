import { QuizApp } from 'quizwright/app';
import { Link } from 'react-router';

export default function Page() {
  return (
    <>
      <Link to="/">Portal</Link>
      <QuizApp baseUrl="/api" basename="/quiz" />
    </>
  );
}
