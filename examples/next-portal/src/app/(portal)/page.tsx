import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JoinQuiz, QuizHydration, Ranking, UnsentSubmissions, UpcomingQuizzes } from 'quizwright';
import {
  capabilitiesOptions,
  ownPlaceOptions,
  topStudentsOptions,
  upcomingQuizzesOptions,
} from 'quizwright/client';
import { Suspense } from 'react';
import { requirePerson } from '../../account/session';
import { Pending } from '../../frame/Pending';
import { prefetch } from '../../school/prefetch';

export const metadata: Metadata = { title: 'Quizzes' };

/** The ranking may be slow, so the page does not wait for it. */
async function BestStudents() {
  const state = await prefetch(topStudentsOptions, ownPlaceOptions, capabilitiesOptions);
  return (
    <QuizHydration state={state}>
      <Ranking headingLevel={2} />
    </QuizHydration>
  );
}

async function Quizzes() {
  const { user } = await requirePerson();
  if (user.role === 'Instructor') redirect('/teaching');
  return (
    <>
      <h1>Good evening, {user.first_name}</h1>
      <UnsentSubmissions />
      <div className="columns">
        <div>
          <JoinQuiz variant="student" />
          <section aria-labelledby="coming-up">
            <h2 id="coming-up">Coming up</h2>
            <QuizHydration state={await prefetch(upcomingQuizzesOptions)}>
              <UpcomingQuizzes />
            </QuizHydration>
          </section>
        </div>
        <Suspense fallback={<Pending what="the ranking" />}>
          <BestStudents />
        </Suspense>
      </div>
    </>
  );
}

export default function QuizzesPage() {
  return (
    <Suspense fallback={<Pending what="your quizzes" />}>
      <Quizzes />
    </Suspense>
  );
}
