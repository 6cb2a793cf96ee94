import { isJsonObject } from '../../api/shape';
import { contractRoute, type Noun } from '../../contract/operations';
import type { Client } from './wire';

/** What is deleted at the end of a run. Servers remove pictures themselves. */
export type Deletable = Exclude<Noun, 'media'>;

/** What a run leaves behind until it cleans up. */
export interface Traces {
  /** Part of the name of everything that was made. */
  marker: string;
  /** Tokens of the instructors who made something; the given one's comes first. */
  tokens: Set<string>;
  /** Ids of what was made, with the token that made it. */
  made: Readonly<Record<Deletable, Map<string, string | null>>>;
  /** Papers that students have opened and not submitted: the quiz and the token, by both. */
  running: Map<string, readonly [quiz: string, token: string]>;
  /** The given student, if they had to join a quiz. */
  guest: string | undefined;
}

/** The marker in the form used in email addresses. */
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

/** The ids in a reply, whatever else is wrong with it. */
export function idsOf(body: unknown): string[] {
  if (!isJsonObject(body)) return [];
  const { _id, ids } = isJsonObject(body['data']) ? body['data'] : body;
  return [_id, ...(Array.isArray(ids) ? (ids as unknown[]) : [])].filter(
    (id) => typeof id === 'string',
  );
}

/** A client that remembers what its calls make, even if it is renamed later. */
export function withTraces(client: Client, { made, running }: Traces): Client {
  return {
    ...client,
    async call(token, operation, request) {
      const reply = await client.call(token, operation, request);
      if (reply.status < 200 || reply.status >= 300) return reply;
      const id = request?.ids?.['id'] ?? '';
      const paper = `${id} ${token}`;
      if (operation === 'quizPaper' && token !== null) running.set(paper, [id, token]);
      if (operation === 'submitQuiz') running.delete(paper);
      const event = contractRoute(operation).source['x-event'];
      if (event?.type === 'created' || event?.type === 'imported') {
        for (const id of idsOf(reply.body)) made[event.subject].set(id, token);
      }
      if (event?.type === 'deleted') made[event.subject].delete(id);
      return reply;
    },
  };
}
