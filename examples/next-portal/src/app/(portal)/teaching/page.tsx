import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { GroupManager, QuizHydration, UpcomingQuizzes } from 'quizwright';
import { groupsOptions, studentsOptions, upcomingQuizzesOptions } from 'quizwright/client';
import { Suspense } from 'react';
import { requirePerson } from '../../../account/session';
import { Pending } from '../../../frame/Pending';
import { prefetch } from '../../../school/prefetch';

export const metadata: Metadata = { title: 'Teaching' };

async function Groups() {
  return (
    <QuizHydration state={await prefetch(groupsOptions, studentsOptions)}>
      <GroupManager />
    </QuizHydration>
  );
}

export default async function TeachingPage() {
  const { user } = await requirePerson();
  if (user.role !== 'Instructor') redirect('/');
  return (
    <>
      <h1>Teaching</h1>
      <section aria-labelledby="your-quizzes">
        <h2 id="your-quizzes">Your quizzes</h2>
        <QuizHydration state={await prefetch(upcomingQuizzesOptions)}>
          <UpcomingQuizzes />
        </QuizHydration>
      </section>
      <Suspense fallback={<Pending what="your groups" />}>
        <Groups />
      </Suspense>
    </>
  );
}
