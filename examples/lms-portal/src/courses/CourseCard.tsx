import { Link } from 'wouter';
import { coursePaths } from '../app/paths';
import type { Course } from './courses';

const covers = { kelp: 'bg-kelp', reef: 'bg-reef', sand: 'bg-sand' };

export function CourseCard({ course }: { course: Course }) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-card focus-within:shadow-float hover:shadow-float">
      <p
        className={`${covers[course.tone]} px-6 pt-14 pb-3 font-display text-3xl font-bold text-on-deep`}
      >
        {course.code}
      </p>
      <div className="grow p-6">
        <h2 className="font-display text-xl font-bold">
          <Link
            href={coursePaths(course.id).course}
            // The whole card is the link, but only the title names it.
            className="after:absolute after:inset-0 after:rounded-panel hover:underline"
          >
            {course.title}
          </Link>
        </h2>
        <p className="mt-2 text-soft">{course.summary}</p>
      </div>
    </article>
  );
}
