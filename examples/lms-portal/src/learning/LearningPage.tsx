import { JoinQuiz, Ranking, StudentResults, UpcomingQuizzes } from 'quizwright';
import { useRef } from 'react';
import { ActivityList } from '../activity/ActivityList';
import { CourseFrame } from '../courses/CourseFrame';
import { ReadingList } from '../courses/ReadingList';

/** A course as a student sees it. `QuizSchool` says where its quizzes lead. */
export function LearningPage() {
  const join = useRef<HTMLDivElement>(null);
  const askForCode = () => join.current?.querySelector('input')?.focus();
  return (
    <CourseFrame>
      {(course) =>
        course.hasQuizzes ? (
          <div className="grid gap-6 lg:grid-cols-3 lg:gap-8">
            <div className="grid content-start gap-8 lg:col-span-2">
              {/* A utility of the portal overrides the widget's own width: its layer comes later. */}
              <JoinQuiz ref={join} className="max-w-none" />
              <section aria-labelledby="coming-up">
                <h2 id="coming-up" className="mb-4 font-display text-xl font-bold">
                  Coming up
                </h2>
                <UpcomingQuizzes onJoin={askForCode} />
              </section>
              <StudentResults />
            </div>
            <div className="grid content-start gap-6">
              <ActivityList />
              <Ranking headingLevel={2} />
              <ReadingList course={course} />
            </div>
          </div>
        ) : (
          <ReadingList course={course} />
        )
      }
    </CourseFrame>
  );
}
