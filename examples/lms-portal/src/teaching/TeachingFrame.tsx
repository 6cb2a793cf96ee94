import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { coursePaths } from '../app/paths';
import { CourseFrame } from '../courses/CourseFrame';
import type { Course } from '../courses/courses';

interface TeachingFrameProps {
  /** The page's own title. @default the course's */
  title?: string;
  children: (course: Course) => ReactNode;
}

/** A page of a course for its instructor, with links to the others. */
export function TeachingFrame({ children, ...rest }: TeachingFrameProps) {
  return (
    <CourseFrame
      {...rest}
      nav={(course) => (course.hasQuizzes ? <TeachingNav {...course} /> : null)}
    >
      {children}
    </CourseFrame>
  );
}

function TeachingNav({ id }: Course) {
  const { course, questions, board } = coursePaths(id);
  return (
    <nav aria-label="Course" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        <NavItem href={course}>Results</NavItem>
        <NavItem href={questions}>Questions</NavItem>
        <NavItem href={board}>Board</NavItem>
      </ul>
    </nav>
  );
}

function NavItem({ href, children }: { href: string; children: string }) {
  const [isHere] = useRoute(href);
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        className="inline-flex min-h-11 items-center rounded-full bg-on-deep/10 px-5 font-bold hover:bg-on-deep/20 aria-[current=page]:bg-on-deep aria-[current=page]:text-deep"
      >
        {children}
      </Link>
    </li>
  );
}
