import type { OperationId } from '../../api/createQuizClient';
import { isJsonObject } from '../../api/shape';
import { NoReply, Unready, Unrunnable } from '../judging/outcome';
import { idsOf, slugOf, type Deletable, type Traces } from '../judging/traces';
import { excerptOf, type Client, type Reply, type Request } from '../judging/wire';

const removal = {
  group: 'deleteGroup',
  question: 'deleteQuestion',
  quiz: 'deleteQuiz',
  student: 'deleteStudent',
} as const satisfies Record<Deletable, OperationId>;

/** Names by ids. */
type Entries = ReadonlyMap<string, string>;

/**
 * Deletes what a run made: whatever carries its marker in a list, and whatever a reply said was
 * made. The order matters. A student can only be deleted when they take no quiz, an open quiz when
 * no one who joined it is left, and a group when it has no quiz.
 *
 * @returns a line for each thing that was left, or one line for all if the server is gone
 */
export async function tidy(client: Client, traces: Traces): Promise<string[]> {
  const { marker, tokens, made, running, guest } = traces;
  /** By id, because one instructor may delete what another may not. */
  const left = new Map<string, string>();

  /** If a server does not reply to one call, the report must not be lost. */
  async function ask(
    token: string,
    operation: OperationId,
    request: Request = {},
  ): Promise<Reply | undefined> {
    try {
      return await client.call(token, operation, request);
    } catch (error) {
      if (!(error instanceof NoReply || error instanceof Unready)) throw error;
      const reason = error instanceof NoReply ? error.came : error.message;
      left.set(`${operation} ${request.ids?.['id'] ?? ''}`, `${operation}: ${reason}`);
      return undefined;
    }
  }

  /** What a list shows of this run, whatever else is wrong with the list. */
  async function listed(token: string, operation: OperationId): Promise<Map<string, string>> {
    const body = (await ask(token, operation))?.body;
    const list = isJsonObject(body) ? body['data'] : body;
    const found = new Map<string, string>();
    for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
      if (!isJsonObject(entry) || typeof entry['_id'] !== 'string') continue;
      const text = JSON.stringify(entry);
      if (!text.includes(marker) && !text.includes(slugOf(marker))) continue;
      const name = [entry['title'], entry['name'], entry['email']].find(
        (value) => typeof value === 'string',
      );
      found.set(entry['_id'], name ?? entry['_id']);
    }
    return found;
  }

  /**
   * What the holder of a token made, according to replies. Unknown makers count as the given
   * instructor.
   */
  function reportedBy(token: string, noun: Deletable): Map<string, string> {
    const [given] = tokens;
    const own = [...made[noun]].filter(([, maker]) =>
      maker !== null && tokens.has(maker) ? maker === token : token === given,
    );
    return new Map(own.map(([_id]) => [_id, `${marker} ${noun} ${_id}`]));
  }

  /** A group for students with whom no one has a bond, made when the first is found. */
  async function shelter(token: string): Promise<string | undefined> {
    const body = { name: `${marker} shelter`, max_students: 100 };
    const reply = await ask(token, 'createGroup', { body });
    const [said] = idsOf(reply?.body);
    const groups = await listed(token, 'groups');
    const id = said ?? [...groups].find(([, name]) => name === body.name)?.[0];
    if (id !== undefined) made.group.set(id, token);
    return id;
  }

  /** Deletes a student. One without a bond is first added to a group, which creates a bond. */
  async function removeStudent(
    token: string,
    id: string,
    findShelter: () => Promise<string | undefined>,
  ): Promise<Reply | undefined> {
    const reply = await ask(token, 'deleteStudent', { ids: { id } });
    if (reply === undefined || reply.status < 300 || reply.status === 404) return reply;
    const groupId = await findShelter();
    if (groupId === undefined) return reply;
    const taken = await ask(token, 'addStudentToGroup', { ids: { id, groupId } });
    if (taken === undefined || taken.status >= 300) return reply;
    return ask(token, 'deleteStudent', { ids: { id } });
  }

  async function remove(token: string, noun: Deletable, entries: Entries): Promise<void> {
    let found: Promise<string | undefined> | undefined;
    const findShelter = (): Promise<string | undefined> => (found ??= shelter(token));
    for (const [_id, name] of entries) {
      const reply = await (noun === 'student'
        ? removeStudent(token, _id, findShelter)
        : ask(token, removal[noun], { ids: { id: _id } }));
      if (reply === undefined) continue;
      if (reply.status < 300 || reply.status === 404) left.delete(_id);
      else left.set(_id, `${name}: ${excerptOf(reply)}`);
    }
  }

  /** The list shows only five at a time. */
  async function removeQuizzes(token: string): Promise<void> {
    let entries = reportedBy(token, 'quiz');
    const tried = new Set<string>();
    do {
      await remove(token, 'quiz', entries);
      for (const _id of entries.keys()) tried.add(_id);
      const shown = await listed(token, 'upcomingQuizzes');
      entries = new Map([...shown].filter(([_id]) => !tried.has(_id)));
    } while (entries.size > 0);
  }

  async function removeAllOf(token: string): Promise<void> {
    const groups = await listed(token, 'groups');
    if (guest !== undefined) {
      for (const _id of groups.keys()) {
        await ask(token, 'removeStudentFromGroup', { ids: { id: guest, groupId: _id } });
      }
    }
    const everything = async (noun: Deletable, list: OperationId): Promise<Entries> =>
      new Map([...reportedBy(token, noun), ...(await listed(token, list))]);
    await remove(token, 'student', await everything('student', 'students'));
    await removeQuizzes(token);
    await remove(token, 'group', await everything('group', 'groups'));
    await remove(token, 'question', await everything('question', 'questions'));
  }

  try {
    for (const [id, token] of running.values()) {
      await ask(token, 'submitQuiz', { ids: { id }, body: { answers: [] } });
    }
    for (const token of tokens) await removeAllOf(token);
  } catch (error) {
    if (!(error instanceof Unrunnable)) throw error;
    return [`what the run made and had not deleted yet, under names with "${marker}"`];
  }
  return [...left.values()];
}
