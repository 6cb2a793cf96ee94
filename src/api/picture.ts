import type { QuizClient } from './createQuizClient';
import type { QueryPlan } from './hookTypes';
import { queryDefaults } from './queryDefaults';
import { ShapeFault } from './shape';

/** Longer than a quiz: the pictures of a paper are there for its last question, network or not. */
const keptMs = 6 * 60 * 60_000;

/** A page of a proxy is no picture, whatever its status. */
export function pictureShape(value: unknown): Blob {
  // Not `instanceof`: jsdom has a Blob of its own.
  const { size, type } = Object(value) as Partial<Blob>;
  if (size !== undefined && type?.startsWith('image/')) return value as Blob;
  throw new ShapeFault('a picture', value);
}

/** Key of `picture`. */
export function pictureKey(id: string) {
  return ['quizwright', 'picture', id] as const;
}

/**
 * Read a picture: `GET /media/{id}`. For: Instructor, Student. Optional: not every server has it.
 * Its bytes never change, so it is read once.
 */
export function pictureOptions(client: QuizClient, id: string): QueryPlan<Blob> {
  return {
    ...queryDefaults,
    gcTime: keptMs,
    staleTime: Infinity,
    queryKey: pictureKey(id),
    queryFn: ({ signal }) =>
      client.send('picture', pictureShape, (http) =>
        http.GET('/media/{id}', { params: { path: { id } }, signal, parseAs: 'blob' }),
      ),
  };
}
