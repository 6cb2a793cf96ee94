import { ApiError } from './ApiError';
import type { WholeReply, OperationId, QuizClient } from './createQuizClient';
import { isReceipt } from './isReceipt';
import type { OperationEvent, QuizEventPayload, EmitEvent } from './quizEvents';
import type { Shape } from './shape';

/** The part of what a call sends by which an event names what it is about. */
interface Sent {
  headers?: Readonly<Record<string, string>>;
  params?: { path?: { id?: string } };
  body?: { _id?: string; answers?: unknown[]; revision?: number; time_up?: boolean };
}

type Replies = WholeReply<'joinQuiz'> &
  WholeReply<'saveAnswers'> &
  WholeReply<'submitQuiz'> &
  WholeReply<'importQuestions'> &
  WholeReply<'createQuiz'>;

/** The event of a call that succeeded; undefined where it brought nothing new. */
function payloadOf(
  event: OperationEvent,
  { params, body }: Sent,
  { _id, quizId: joined, revision, receipt, ids }: Partial<Replies>,
): QuizEventPayload | undefined {
  const id = params?.path?.id ?? body?._id ?? _id;
  const quizId = joined ?? id ?? '';
  switch (event.type) {
    case 'joined':
      return { ...event, quizId };
    case 'saved':
      // A save that brings nothing asks for the time.
      return body?.answers?.length === 0
        ? undefined
        : { ...event, quizId, revision: revision ?? 0 };
    case 'submitted': {
      // Whoever keeps attempts answers with a receipt; without one it was not that server.
      const isOfAttempt = body?.revision !== undefined || body?.time_up !== undefined;
      return isOfAttempt && !isReceipt(receipt) ? undefined : submitted(quizId, receipt);
    }
    case 'imported':
      return { ...event, count: ids?.length ?? 0 };
    default:
      return { ...event, ...(id && { id }) };
  }
}

/** What a host learns of a submission that a server holds. */
export function submitted(quizId: string, receipt: Replies['receipt']): QuizEventPayload {
  if (receipt === undefined) return { type: 'submitted', quizId };
  const { _id, answered, questions, late } = receipt;
  return { type: 'submitted', quizId, receiptId: _id, answered, questions, late };
}

/** What a call is made with. */
export interface Calling {
  client: QuizClient;
  /** Whose session it is: somebody else may be signed in when the answer comes. */
  store: { read(): { user: { _id: string } } | null };
  /** The page's language, as a BCP 47 tag. @default 'en' */
  lang?: string | undefined;
}

/**
 * A client that asks for the language of the page, since browsers would name their own
 * (decision 68), and tells what its calls come to: whoever makes them, hook or widget, and once a
 * call. The same one for good, however often the host makes its own anew.
 *
 * @param calling looked up at each call
 */
export function watchCalls(calling: () => Calling, emit: EmitEvent): QuizClient {
  return {
    async send<Id extends OperationId, Read = WholeReply<Id>>(
      operation: Id,
      shape: Shape,
      call: Parameters<QuizClient['send']>[2],
      event?: OperationEvent,
    ): Promise<Read> {
      const { client, store, lang = 'en' } = calling();
      const userId = store.read()?.user._id;
      let sent: Sent = {};
      try {
        const reply = await client.send<Id, Read>(
          operation,
          shape,
          (http) =>
            call(
              new Proxy(http, {
                get: (target, method: 'POST') => (path: never, init: Sent) => {
                  sent = init;
                  const headers = { ...init.headers, 'Accept-Language': lang };
                  return target[method](path, { ...init, headers } as never);
                },
              }),
            ),
          event,
        );
        const payload = event && payloadOf(event, sent, reply as Partial<Replies>);
        if (payload) emit(payload, userId);
        return reply;
      } catch (error) {
        if (error instanceof ApiError) {
          const { kind, status, code, requestId } = error;
          emit({ type: 'error', operation, kind, status, code, requestId, error }, userId);
        }
        throw error;
      }
    },
  };
}
