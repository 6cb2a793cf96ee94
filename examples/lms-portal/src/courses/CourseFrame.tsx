import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { NotFoundPage } from '../app/NotFoundPage';
import { coursePaths } from '../app/paths';
import { LoadProblem } from '../ui/LoadProblem';
import { Page, PageBand } from '../ui/Page';
import { useCourses, type Course } from './courses';

interface CourseFrameProps {
  /** The page's own title. @default the course's */
  title?: string;
  /** What goes below the title: for instructors, the pages of the course. */
  nav?: (course: Course) => ReactNode;
  children: (course: Course) => ReactNode;
}

/** A page of the course in the address. */
export function CourseFrame({ title, nav, children }: CourseFrameProps) {
  const { courseId } = useParams();
  const { data, errorUpdateCount, isFetching, refetch } = useCourses();
  if (data === undefined) {
    return (
      <Page>
        {errorUpdateCount > 0 ? (
          <LoadProblem what="The course" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <p role="status">Loading the course …</p>
        )}
      </Page>
    );
  }
  const course = data.find(({ id }) => id === courseId);
  if (course === undefined) return <NotFoundPage />;
  return (
    <>
      <PageBand
        title={title ?? course.title}
        lead={title === undefined ? course.summary : undefined}
        above={
          title === undefined ? (
            course.code
          ) : (
            <Link href={coursePaths(course.id).course} className="hover:underline">
              {course.title}
            </Link>
          )
        }
      >
        {nav?.(course)}
      </PageBand>
      <Page>{children(course)}</Page>
    </>
  );
}
