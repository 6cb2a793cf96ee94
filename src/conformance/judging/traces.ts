import { isJsonObject } from '../../api/shape';
import { contractRoute } from '../../contract/operations';
import type { Client } from './wire';

/** What a run makes and deletes. */
export type Noun = 'group' | 'question' | 'quiz' | 'student';

/** What a run leaves behind until it is tidied up. */
export interface Traces {
  /** What everything that was made carries in its name. */
  marker: string;
  /** Tokens of the instructors who made something, the given one's first. */
  tokens: Set<string>;
  /** Ids that are known to have been made, with the token that made them. */
  made: Readonly<Record<Noun, Map<string, string | null>>>;
  /** Tokens of who has opened a paper and not submitted it, by the id of the quiz. */
  running: Map<string, string>;
  /** The given student, where they had to join a quiz themself. */
  guest: string | undefined;
}

/** The marker as addresses spell it. */
export function slugOf(marker: string): string {
  return marker.toLowerCase().replaceAll(' ', '-');
}

export function createTraces(marker: string): Traces {
  return {
    marker,
    tokens: new Set(),
    made: { group: new Map(), question: new Map(), quiz: new Map(), student: new Map() },
    running: new Map(),
    guest: undefined,
  };
}

/** The ids that an answer tells, whatever else is wrong with it. */
function idsOf(body: unknown): string[] {
  if (!isJsonObject(body)) return [];
  const { _id, ids } = isJsonObject(body['data']) ? body['data'] : body;
  return [_id, ...(Array.isArray(ids) ? (ids as unknown[]) : [])].filter(
    (id) => typeof id === 'string',
  );
}

/** A client that keeps in mind what its calls make, whatever it comes to be called. */
export function withTraces(client: Client, { made, running }: Traces): Client {
  return {
    ...client,
    async call(token, operation, request) {
      const reply = await client.call(token, operation, request);
      if (reply.status < 200 || reply.status >= 300) return reply;
      const id = request?.ids?.['id'] ?? '';
      if (operation === 'quizPaper' && token !== null) running.set(id, token);
      if (operation === 'submitQuiz') running.delete(id);
      const event = contractRoute(operation).source['x-event'];
      if (event?.type === 'created' || event?.type === 'imported') {
        for (const told of idsOf(reply.body)) made[event.subject].set(told, token);
      }
      if (event?.type === 'deleted') made[event.subject].delete(id);
      return reply;
    },
  };
}
