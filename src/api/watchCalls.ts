import { ApiError } from './ApiError';
import type { Answer, OperationId, QuizClient } from './createQuizClient';
import { isReceipt } from './isReceipt';
import type { QuizHappening, Tell } from './quizEvents';

/** The part of what a call sends by which an event names what it is about. */
interface Sent {
  params?: { path?: { id?: string } };
  body?: { _id?: string; answers?: unknown[]; revision?: number; time_up?: boolean };
}

type Answers = Answer<'joinQuiz'> &
  Answer<'saveAnswers'> &
  Answer<'submitQuiz'> &
  Answer<'importQuestions'> &
  Answer<'createQuiz'>;
type Changed = Extract<QuizHappening, { subject: 'group' | 'student' | 'question' | 'quiz' }>;

const changes = /^(create|delete|update|add|move|remove)(Group|Student|Question|Quiz)/;

/** What it means that an operation has succeeded; undefined where that is nothing new. */
function meaningOf(
  operation: OperationId,
  { params, body }: Sent,
  { _id, quiz, revision, receipt, ids }: Partial<Answers>,
): QuizHappening | undefined {
  const id = params?.path?.id ?? body?._id ?? _id;
  const [, verb, noun] = changes.exec(operation === 'extendTime' ? 'updateQuiz' : operation) ?? [];
  if (noun !== undefined) {
    return {
      type: verb === 'create' || verb === 'delete' ? `${verb}d` : 'updated',
      subject: noun.toLowerCase(),
      ...(id === undefined ? {} : { id }),
    } as Changed;
  }
  const quizId = id ?? '';
  switch (operation) {
    case 'joinQuiz':
      return { type: 'joined', quizId: typeof quiz === 'string' ? quiz : (quiz?._id ?? '') };
    case 'saveAnswers':
      // A save that brings nothing asks for the time.
      return body?.answers?.length === 0
        ? undefined
        : { type: 'saved', quizId, revision: revision ?? 0 };
    case 'submitQuiz': {
      // Whoever keeps attempts answers with a receipt; without one it was not that server.
      const isOfAttempt = body?.revision !== undefined || body?.time_up !== undefined;
      return isOfAttempt && !isReceipt(receipt) ? undefined : submitted(quizId, receipt);
    }
    case 'importQuestions':
      return { type: 'imported', subject: 'question', count: ids?.length ?? 0 };
    default:
      return undefined;
  }
}

/** What is told of a submission that a server holds. */
export function submitted(quizId: string, receipt: Answers['receipt']): QuizHappening {
  if (receipt === undefined) return { type: 'submitted', quizId };
  const { _id, answered, questions, late } = receipt;
  return { type: 'submitted', quizId, receiptId: _id, answered, questions, late };
}

/**
 * A client that tells what its calls come to: whoever makes them, hook or widget, and once a call.
 * The same one for good, however often the host makes its own anew.
 *
 * @param client the one to call by, whenever a call is made
 * @param caller the id of who is signed in: the answer may come when it is somebody else
 */
export function watchCalls(
  client: () => QuizClient,
  tell: Tell,
  caller: () => string | undefined,
): QuizClient {
  return {
    async send(operation, shape, call) {
      const userId = caller();
      let sent: Sent = {};
      try {
        const answer = await client().send(operation, shape, (http) =>
          call(
            new Proxy(http, {
              get: (target, method: 'POST') => (path: never, init: Sent) => {
                sent = init;
                return target[method](path, init as never);
              },
            }),
          ),
        );
        const meaning = meaningOf(operation, sent, answer as Partial<Answers>);
        if (meaning) tell(meaning, userId);
        return answer;
      } catch (error) {
        if (error instanceof ApiError) {
          const { kind, status } = error;
          tell({ type: 'error', operation, kind, status }, userId);
        }
        throw error;
      }
    },
  };
}
