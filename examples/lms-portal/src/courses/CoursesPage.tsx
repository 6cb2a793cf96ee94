import { LoadProblem } from '../ui/LoadProblem';
import { Page, PageBand } from '../ui/Page';
import { CourseCard } from './CourseCard';
import { useCourses } from './courses';

export function CoursesPage() {
  const { data, errorUpdateCount, isFetching, refetch } = useCourses();
  return (
    <>
      <PageBand title="Your courses" lead="Autumn term" />
      <Page>
        {data !== undefined ? (
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        ) : errorUpdateCount > 0 ? (
          <LoadProblem what="Your courses" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <p role="status">Loading your courses …</p>
        )}
      </Page>
    </>
  );
}
