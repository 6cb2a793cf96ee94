import type { ApiError } from './ApiError';
import { optionalOperations } from './optionalOperations';

/** A call that no API has answered. */
export interface FailedCall {
  operation: string;
  /** Absolute, unless there is no page. */
  baseUrl: string;
  error: ApiError;
  /** What came, if anything did. */
  response?: Response;
}

/** A server may lack these. */
const optional: readonly string[] = ['capabilities', ...optionalOperations];

/** Every server has these, whatever they hold. */
const lists: readonly string[] = [
  'completedQuizzes',
  'groups',
  'questions',
  'results',
  'students',
  'topStudents',
  'upcomingQuizzes',
];

const warned = new Set<string>();

/** Warns the developer once what is probably wrong with an address of the API. */
export function warnOfWrongServer(call: FailedCall): void {
  const { baseUrl } = call;
  const sentence = warned.has(baseUrl) ? undefined : sentenceOf(call);
  if (sentence === undefined) return;
  warned.add(baseUrl);
  console.warn(
    `Quizwright: ${sentence} The baseUrl is ${baseUrl}: correct it in QuizProvider, or let your development server forward it to the API.`,
  );
}

function sentenceOf({ operation, baseUrl, error, response }: FailedCall): string | undefined {
  if (response === undefined) return unreachable(baseUrl, error);
  const { status } = response;
  const url = response.url || baseUrl;
  const isPage = response.headers.get('Content-Type')?.includes('html') === true;
  if (error.isMissing) {
    if (optional.includes(operation) || (error.isRefusal && !lists.includes(operation)))
      return undefined;
    const nothing = isPage ? 'a web page' : 'nothing that an API says';
    const came = error.isRefusal ? `“${error.message}”` : nothing;
    return `${url} answered ${status} with ${came}, so the API is probably elsewhere.`;
  }
  return isPage
    ? `${url} answered ${status} with a web page in place of JSON, so a server for pages has probably answered.`
    : undefined;
}

function unreachable(baseUrl: string, { message }: ApiError): string | undefined {
  if (globalThis.navigator?.onLine === false) return undefined;
  const { origin } = globalThis.location ?? {};
  const isElsewhere = origin !== undefined && !baseUrl.startsWith(`${origin}/`);
  const refusal = isElsewhere ? `, or it does not allow the origin ${origin} (CORS)` : '';
  return `${baseUrl} did not answer (${message}). Perhaps no server is listening there${refusal}.`;
}
