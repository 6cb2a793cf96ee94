import type { Metadata } from 'next';
import { QuizHydration, StudentResults } from 'quizwright';
import { completedQuizzesOptions } from 'quizwright/client';
import { prefetch } from '../../../school/prefetch';

export const metadata: Metadata = { title: 'Results' };

export default async function ResultsPage() {
  return (
    <QuizHydration state={await prefetch(completedQuizzesOptions)}>
      <StudentResults headingLevel={1} />
    </QuizHydration>
  );
}
