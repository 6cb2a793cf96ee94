import type { OperationId } from '../api/createQuizClient';
import { isJsonObject } from '../api/shape';
import { NoAnswer } from './outcome';
import { excerptOf, type Client, type Reply, type Request } from './wire';

/** What a run leaves behind until it is tidied up. */
export interface Traces {
  /** What everything that was made carries in its name. */
  marker: string;
  /** Tokens of the instructors who made something. */
  tokens: Set<string>;
  /** Of the quizzes that were set up, which no list is sure to show. */
  quizzes: Set<string>;
  /** The given student, where they had to join a quiz themself. */
  guest: string | undefined;
}

interface Entry {
  _id: string;
  name: string;
}

export function createTraces(marker: string): Traces {
  return { marker, tokens: new Set(), quizzes: new Set(), guest: undefined };
}

/**
 * Deletes what a run made: whatever carries its marker in a list, and its quizzes. The students
 * first: an open quiz can only be deleted when nobody is left who joined it, and a group when no
 * quiz is.
 *
 * @returns a line for each thing that stayed
 */
export async function tidy(client: Client, traces: Traces): Promise<string[]> {
  const { marker, tokens, quizzes, guest } = traces;
  const left: string[] = [];

  /** A server that stops answering must not take the report with it. */
  async function ask(
    token: string,
    operation: OperationId,
    request: Request = {},
  ): Promise<Reply | undefined> {
    try {
      return await client.call(token, operation, request);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      left.push(`${operation}: ${error.came}`);
      return undefined;
    }
  }

  /** What a list shows of this run, whatever else is wrong with the list. */
  async function listed(token: string, operation: OperationId): Promise<Entry[]> {
    const body = (await ask(token, operation))?.body;
    const list = isJsonObject(body) ? body['data'] : body;
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown) => {
      const isOurs = isJsonObject(entry) && JSON.stringify(entry).includes(marker);
      if (!isOurs || typeof entry['_id'] !== 'string') return [];
      const name = [entry['title'], entry['name'], entry['email']].find(
        (value) => typeof value === 'string',
      );
      return [{ _id: entry['_id'], name: `${name ?? entry['_id']}` }];
    });
  }

  async function remove(token: string, operation: OperationId, entries: Entry[]): Promise<void> {
    for (const { _id, name } of entries) {
      const reply = await ask(token, operation, { ids: { id: _id } });
      if (reply !== undefined && reply.status >= 300 && reply.status !== 404) {
        left.push(`${name}: ${excerptOf(reply)}`);
      }
    }
  }

  async function unknownQuizzes(token: string): Promise<Entry[]> {
    const shown = await listed(token, 'upcomingQuizzes');
    return shown.filter(({ _id }) => !quizzes.has(_id));
  }

  for (const token of tokens) {
    const groups = await listed(token, 'groups');
    if (guest !== undefined) {
      for (const { _id } of groups) {
        await ask(token, 'removeStudentFromGroup', { ids: { id: guest, groupId: _id } });
      }
    }
    await remove(token, 'deleteStudent', await listed(token, 'students'));
    await remove(
      token,
      'deleteQuiz',
      [...quizzes].map((_id) => ({ _id, name: `${marker} quiz ${_id}` })),
    );
    // Those whose id was never told; the list shows five at a time.
    for (let shown = await unknownQuizzes(token); shown.length > 0;) {
      for (const { _id } of shown) quizzes.add(_id);
      await remove(token, 'deleteQuiz', shown);
      shown = await unknownQuizzes(token);
    }
    await remove(token, 'deleteGroup', groups);
    await remove(token, 'deleteQuestion', await listed(token, 'questions'));
  }
  return left;
}
