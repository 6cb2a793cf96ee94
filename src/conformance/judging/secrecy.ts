import type { OperationId } from '../../api/createQuizClient';
import { isJsonObject } from '../../api/shape';
import { strayFieldOf } from './namedFields';
import type { Reply } from './wire';

/** Watches the replies to students. */
export interface Secrecy {
  watch(reply: Reply): void;
  /** Whether a student has called the operation. */
  hasSeen(operation: OperationId): boolean;
  /** Where a reply to a student contained a right answer; undefined if none did. */
  leakOf(operation: OperationId): string | undefined;
  /** The first field to a student that the contract does not name; undefined if there was none. */
  strayOf(operation: OperationId): string | undefined;
}

/** What servers call a right answer: `correct`, `isCorrect`, `right_answer`, `solution` … */
const rightAnswerName =
  /^(answer|(is_?)?(right|correct)(_?(answer|option|choice|index|key))?|solution|answer_?key)$/i;

function hasClosed(value: Record<string, unknown>): boolean {
  const quiz = isJsonObject(value['quiz']) ? value['quiz'] : value;
  return typeof quiz['closed_at'] === 'string';
}

/**
 * The path of the first right answer in a body. A student's own choice, an entry `{question,
 * answer}`, does not count. After a quiz has closed, its answers may be sent.
 */
export function findRightAnswer(value: unknown, at = ''): string | undefined {
  const inside = (name: string | number): string => (at === '' ? `${name}` : `${at}.${name}`);
  if (Array.isArray(value)) {
    return value
      .map((entry, index) => findRightAnswer(entry, inside(index)))
      .find((found) => found !== undefined);
  }
  if (!isJsonObject(value) || hasClosed(value)) return undefined;
  for (const [name, field] of Object.entries(value)) {
    const isOwnChoice = name === 'answer' && 'question' in value;
    const found =
      rightAnswerName.test(name) && !isOwnChoice
        ? inside(name)
        : findRightAnswer(field, inside(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function createSecrecy(): Secrecy {
  const seen = new Map<OperationId, string | undefined>();
  const strays = new Map<OperationId, string | undefined>();
  return {
    watch(reply) {
      const { operation, body } = reply;
      seen.set(operation, seen.get(operation) ?? findRightAnswer(body));
      strays.set(operation, strays.get(operation) ?? strayFieldOf(reply));
    },
    hasSeen: (operation) => seen.has(operation),
    leakOf: (operation) => seen.get(operation),
    strayOf: (operation) => strays.get(operation),
  };
}
