import type { QuizClient } from './createQuizClient';
import type { QueryPlan } from './hookTypes';
import { queryDefaults } from './queryDefaults';
import { ShapeFault } from './shape';

/** Longer than a quiz: the pictures of a paper are there for its last question, network or not. */
const keptMs = 6 * 60 * 60_000;

/** Whether it is a picture. One that a host's cache has kept as text is none any more. */
export function isPicture(value: unknown): value is Blob {
  // Not `instanceof`: jsdom has a Blob of its own.
  const { size, type } = Object(value) as Partial<Blob>;
  return size !== undefined && type?.startsWith('image/') === true;
}

/** A page of a proxy is no picture, whatever its status. */
export function pictureShape(value: unknown): Blob {
  if (isPicture(value)) return value;
  throw new ShapeFault('a picture', value);
}

/** For how long a picture is not read again, in ms: for ever, unless it is none. */
export const pictureStaleMs = ({ state }: { state: { data: Blob | undefined } }): number =>
  isPicture(state.data) ? Infinity : 0;

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
