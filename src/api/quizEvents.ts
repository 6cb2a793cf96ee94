import type { ApiError, ApiErrorKind } from './ApiError';
import type { operations } from './schema';

/** What has happened, without when and by whom. */
export type QuizEventPayload =
  /** A student was admitted to a quiz. */
  | { type: 'joined'; quizId: string }
  /** The first question was shown, for the first time on this device. */
  | { type: 'started'; quizId: string }
  /** An answer was chosen, changed or cleared. Which one is not told. */
  | { type: 'answered'; quizId: string; questionId: string }
  /** The server has acknowledged the answers given so far. */
  | { type: 'saved'; quizId: string; revision: number }
  /** The time ran out, and the answers are being submitted. */
  | { type: 'expired'; quizId: string }
  /**
   * A submission was not delivered at once, and stays on the device: it is sent again automatically
   * (`pending`), after its user signs in (`signedOut`) or at the end of an attempt that still runs
   * (`returned`), or it was `refused` for good. Reported once per page.
   */
  | { type: 'unsent'; quizId: string; reason: 'pending' | 'signedOut' | 'returned' | 'refused' }
  /** The server has acknowledged a submission. The rest is known from servers that send receipts. */
  | {
      type: 'submitted';
      quizId: string;
      receiptId?: string;
      /** How many of the `questions` have an answer. */
      answered?: number;
      questions?: number;
      /** Whether it came too late to be graded. */
      late?: boolean;
    }
  /** The server has acknowledged a change. Not every server says the id of what it has created. */
  | {
      type: 'created' | 'updated' | 'deleted';
      subject: 'group' | 'student' | 'question' | 'quiz';
      id?: string;
    }
  | { type: 'imported'; subject: 'question'; count: number }
  | { type: 'exported'; subject: 'question' | 'result'; count: number }
  /** The server no longer accepts the token (401). Reported once per token. */
  | { type: 'sessionEnded' }
  /**
   * A call failed. One that is retried automatically reports each try. The message and the body of
   * the `error` may name people, and are not in its JSON.
   */
  | {
      type: 'error';
      operation: keyof operations;
      kind: ApiErrorKind;
      status: number;
      /** Why the server refused, if it says so with a code. */
      code: string | undefined;
      /** Names the call in the server's log, if the server names it (`X-Request-Id`). */
      requestId: string | undefined;
      error: ApiError;
    }
  /** A part of the interface broke, and a boundary of ours has caught it. */
  | {
      type: 'error';
      kind: 'render';
      /** What was thrown. */
      error: unknown;
      operation?: undefined;
      status?: undefined;
      code?: undefined;
      requestId?: undefined;
    };

type Kind<Payload> = Payload extends { type: unknown; subject: unknown }
  ? Pick<Payload, 'type' | 'subject'>
  : never;

/** What the success of an operation means (`x-event`): an event without what it is about. */
export type OperationEvent =
  | { type: 'joined' }
  | { type: 'saved' }
  | { type: 'submitted' }
  | Kind<Extract<QuizEventPayload, { subject: 'group' | 'student' | 'question' | 'quiz' }>>;

/**
 * Something that happened in a provider, emitted once (`onEvent`): no names, no words of anybody, no
 * answers, and nothing of what is right.
 */
export type QuizEvent = QuizEventPayload & {
  /** When, by this device's clock: ISO 8601. */
  at: string;
  /** Who is signed in; undefined where the host does not say. */
  userId: string | undefined;
};

export type OnEvent = (event: QuizEvent) => void;

/** Emits something that this user did, or else whoever is signed in now. */
export type EmitEvent = (payload: QuizEventPayload, userId?: string) => void;
