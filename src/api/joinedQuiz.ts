import type { components } from './schema';
import type { Shape } from './shape';

/** A quiz that a student has joined. `onJoined` of the widgets has its `quizId` and `code`. */
export interface JoinedQuiz {
  quizId: string;
  /** The code in the server's spelling; empty if the server does not send it. */
  code: string;
  /** When the quiz opens: ISO 8601. */
  starts_at?: string;
  /** The server's clock at the time of this answer: ISO 8601. */
  server_now?: string;
  /** A sentence for the person who acted. */
  message?: string;
}

/** Reads the reply to a join, in which a quiz is its id or an object with that `_id`. */
export function joinedQuiz(joined: Shape): Shape {
  return (value): JoinedQuiz => {
    const { quiz, ...rest } = joined(value) as components['schemas']['Joined'];
    return { ...rest, quizId: typeof quiz === 'string' ? quiz : quiz._id };
  };
}
