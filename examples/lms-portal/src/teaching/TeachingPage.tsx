import { QuizCreateDialog, ResultsTable } from 'quizwright';
import { useState } from 'react';
import { ActivityList } from '../activity/ActivityList';
import { ReadingList } from '../courses/ReadingList';
import { Button } from '../ui/Button';
import { TeachingFrame } from './TeachingFrame';

/** A course as its instructor sees it: past results, and setting the next quiz. */
export function TeachingPage() {
  return (
    <TeachingFrame>
      {(course) =>
        course.hasQuizzes ? (
          <div className="grid gap-6 md:grid-cols-2">
            <Results />
            <ActivityList />
            <ReadingList course={course} />
          </div>
        ) : (
          <ReadingList course={course} />
        )
      }
    </TeachingFrame>
  );
}

function Results() {
  const [isSetting, setSetting] = useState(false);
  return (
    <section aria-labelledby="results" className="min-w-0 md:col-span-2">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="results" className="font-display text-xl font-bold">
          Results
        </h2>
        <Button onClick={() => setSetting(true)}>Set a quiz</Button>
      </div>
      <ResultsTable />
      <QuizCreateDialog open={isSetting} onClose={() => setSetting(false)} />
    </section>
  );
}
