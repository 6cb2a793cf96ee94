import { useQuery } from '@tanstack/react-query';

/** A course as the portal's own server knows it: none of it comes from the quiz API. */
export interface Course {
  id: string;
  code: string;
  title: string;
  summary: string;
  /** Its colour in the list. */
  tone: 'kelp' | 'reef' | 'sand';
  hasQuizzes: boolean;
  reading: { week: number; title: string }[];
}

async function loadCourses({ signal }: { signal: AbortSignal }): Promise<Course[]> {
  const response = await fetch('/portal/courses.json', { signal });
  if (!response.ok) throw new Error(`The request for the courses failed with ${response.status}.`);
  return (await response.json()) as Course[];
}

/** Kept in the portal's own cache. */
export function useCourses() {
  return useQuery({
    queryKey: ['courses'],
    queryFn: loadCourses,
    staleTime: Infinity,
    retry: false,
  });
}
