import type { Metadata } from 'next';
import Link from 'next/link';
import { QuizRunner } from 'quizwright';

export const metadata: Metadata = { title: 'Quiz' };

/**
 * A quiz and nothing else. It is not loaded here: the paper is an attempt of this device, with the
 * server's clock.
 */
export default async function QuizPage({ params }: { params: Promise<{ quizId: string }> }) {
  const { quizId } = await params;
  return (
    <QuizRunner
      quizId={decodeURIComponent(quizId)}
      headingLevel={1}
      failedAction={<Link href="/">Back to your quizzes</Link>}
    />
  );
}
