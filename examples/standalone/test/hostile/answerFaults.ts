import { contractValidator } from '../../../../src/contract/contractValidator';
import { named, type Expectation } from './expectation';
import type { WireRequest } from './wireRequest';

/** A reply as received. */
export interface WireReply {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

const { faultsOfAnswer } = contractValidator();

/** Words from stack traces, queries and drivers. */
const innards =
  /\bat \S+ \(|node_modules|\.[jt]s:\d|[a-z]Error\b|Failed query|\bselect\b.+\bfrom\b|\binsert into\b|\bviolates\b|\bsyntax error\b|drizzle|pglite|postgres/i;

/** A hostile body must not get a larger reply. */
const longestRefusal = 16_000;

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Everything wrong with a reply, by the contract or by good sense; one line each. */
export function answerFaults(
  { method }: WireRequest,
  answer: WireReply,
  { route, standing, statuses, unknownFields }: Expectation,
): string[] {
  const { status, headers, text } = answer;
  const faults: string[] = [];
  const allowed = statuses ?? (route ? named(route) : []);
  if (status >= 500) faults.push(`status ${status}`);
  if (!allowed.includes(status)) faults.push(`status ${status} is none of ${allowed.join(', ')}`);
  const isPicture = route?.sendsBytes === true && status < 400;
  const caching = isPicture ? 'private, max-age=31536000, immutable' : 'no-store';
  if (headers['cache-control'] !== caching) faults.push('may be stored');
  if (method === 'HEAD') return text === '' ? faults : [...faults, 'a body for HEAD'];

  if (isPicture) {
    const isOne = /^image\/(png|jpeg|webp|avif)$/.test(String(headers['content-type'])) && text;
    return isOne ? faults : [...faults, 'no picture'];
  }
  const body = read(text);
  if (!String(headers['content-type']).startsWith('application/json') || body === undefined) {
    return [...faults, `no JSON: ${text.slice(0, 200)}`];
  }
  if (route) faults.push(...faultsOfAnswer(route.id, status, body));
  if (status >= 400) faults.push(...failureFaults(text, body, unknownFields));
  else if (standing?.role === 'Student')
    faults.push(...secretsIn(body).map((key) => `tells ${key}`));
  return faults;
}

function failureFaults(text: string, body: unknown, unknownFields: readonly string[]): string[] {
  const faults: string[] = [];
  const failure = body as { message?: unknown; errors?: { field: string }[] };
  const others = Object.keys(failure).filter(
    (key) => !['message', 'code', 'errors', 'attempt', 'submitted'].includes(key),
  );
  if (others.length > 0) faults.push(`a failure with ${others.join(', ')}`);
  if (typeof failure.message !== 'string' || failure.message.trim() === '') {
    faults.push('no sentence');
  }
  if (text.length > longestRefusal) faults.push(`a refusal of ${text.length} characters`);
  if (innards.test(text)) faults.push('tells of its innards');
  const fields = new Set(failure.errors?.map(({ field }) => field));
  for (const field of unknownFields) {
    // At most twenty are named, with shortened names: a body must not be echoed.
    if (fields.size < 20 && !fields.has(field.slice(0, 64))) faults.push(`"${field}" is not named`);
  }
  return faults;
}

/** Right answers and join codes: in a student's reply, `answer` is only ever their own. */
function secretsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isOwnAnswer = Object.keys(value).sort().join() === 'answer,chosen_at,question';
  const own =
    Object.hasOwn(value, 'answer') && !isOwnAnswer
      ? ['an answer']
      : Object.hasOwn(value, 'code') && Object.hasOwn(value, 'schadule')
        ? ['a join code']
        : Object.keys(value).filter((key) => /hash|secret/i.test(key));
  return [...own, ...Object.values(value).flatMap(secretsIn)];
}
