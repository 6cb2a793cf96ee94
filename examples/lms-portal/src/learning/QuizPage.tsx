import { QuizRunner } from 'quizwright';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { signInAgain } from '../account/SessionEnded';
import { coursePaths } from '../app/paths';
import { Tide } from '../ui/Tide';
import { useDocumentTitle } from '../ui/useDocumentTitle';

/** A quiz and nothing else. Its heading is the page's heading. */
export function QuizPage() {
  const { courseId = '', quizId = '' } = useParams();
  const [title, setTitle] = useState('Quiz');
  useDocumentTitle(title);
  const back = (
    <Link
      href={coursePaths(courseId).course}
      className="font-bold underline decoration-2 underline-offset-4"
    >
      Back to the course
    </Link>
  );
  return (
    <>
      <div className="bg-deep text-glow">
        <p className="mx-auto max-w-3xl px-4 pb-4 sm:px-6">{back}</p>
        <Tide />
      </div>
      <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6">
        <QuizRunner
          quizId={quizId}
          headingLevel={1}
          onTitle={setTitle}
          failedAction={back}
          signIn={
            <p>
              Your answers are kept.{' '}
              <a href={`#${signInAgain}`} className="font-bold underline">
                Sign in again
              </a>{' '}
              to go on.
            </p>
          }
        />
      </div>
    </>
  );
}
