import { isJsonObject } from '../../src/api/shape';
import { contractRoute } from '../../src/contract/operations';
import type { Tampering } from './schoolFetch';

/** Fields of replies that the specification does not name. */
const beyond = new Set(['attempt', 'receipt', 'errors', 'starts_at', 'server_now']);
/** Refusals as another server might number them. */
const otherStatus: Readonly<Record<number, number>> = { 400: 422, 403: 401, 409: 400 };

/**
 * A server built from the specification alone: no optional operations, no ids in the replies of
 * actions, its own statuses, `data` around everything read except the paper, messages in `data`,
 * and extra fields.
 */
export const plainSchool: Tampering = async ({ operation, forward }) => {
  const { isOptional, isAction } = contractRoute(operation);
  if (isOptional) return new Response('<h1>Cannot be found</h1>', { status: 404 });
  const response = await forward();
  const body: unknown = await response.json();
  if (!response.ok) {
    const message = isJsonObject(body) ? body['message'] : '';
    return Response.json(
      { data: { message } },
      { status: otherStatus[response.status] ?? response.status },
    );
  }
  if (operation === 'quiz' && isJsonObject(body)) delete body['questions'];
  if (!isAction) return Response.json({ data: body, success: true });
  const { data } = body as { data: Record<string, unknown> };
  const plain = Object.fromEntries(
    Object.entries(data).filter(([name]) => name !== '_id' && !beyond.has(name)),
  );
  if (operation === 'quizPaper') return Response.json(plain);
  if (operation === 'joinQuiz') plain['quiz'] = { _id: plain['quiz'], title: 'A quiz' };
  const { message, ...rest } = plain;
  return Response.json({ message, data: { ...rest, took: 3 } });
};
