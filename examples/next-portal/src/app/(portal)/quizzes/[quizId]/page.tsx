import type { Metadata } from 'next';
import Link from 'next/link';
import { QuizRunner } from 'quizwright';
import { Suspense } from 'react';
import { Pending } from '../../../../frame/Pending';

export const metadata: Metadata = { title: 'Quiz' };

async function Quiz({ params }: { params: Promise<{ quizId: string }> }) {
  const { quizId } = await params;
  return (
    <QuizRunner
      quizId={decodeURIComponent(quizId)}
      headingLevel={1}
      failedAction={<Link href="/">Back to your quizzes</Link>}
    />
  );
}

/**
 * A quiz and nothing else. It is not loaded here: the paper is an attempt of this device, with the
 * server's clock.
 */
export default function QuizPage(props: { params: Promise<{ quizId: string }> }) {
  return (
    <Suspense fallback={<Pending what="the quiz" />}>
      <Quiz {...props} />
    </Suspense>
  );
}
