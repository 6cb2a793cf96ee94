/** A reply on its way. */
export interface Wired {
  status: number;
  contentType: string;
  text: string;
}

const page = '<!doctype html><html><title>Sign in to the network</title><form></form></html>';

/** What something on the way replies in place of the server. It is never the API's JSON. */
export const lies = {
  page,
  nothing: '',
  '{}': '{}',
  error: '{"error":"x"}',
  ok: '{"data":{"message":"ok"}}',
  list: '[]',
  null: 'null',
  'data null': '{"data":null}',
  'empty receipt': '{"data":{"receipt":{}}}',
  'blank receipt':
    '{"data":{"receipt":{"_id":"","submitted_at":"soon","answered":0,"questions":0}}}',
} as const;

export type LieText = keyof typeof lies;

/** 302 redirects to a page that asks for a sign-in. */
export const lieStatuses = [
  200, 204, 302, 400, 401, 403, 404, 407, 409, 410, 500, 502, 503,
] as const;

export interface Lie {
  text: LieText;
  status: (typeof lieStatuses)[number];
  /** Whether the request reaches the server all the same. */
  reaches: boolean;
}

/**
 * The reply that the device gets. A bare sentence is a refusal of the API, and also a success of
 * the specification's server. There no one could recognize it as a lie.
 *
 * @param isSentenceEnough whether a sentence is a success
 */
export function wiredLie({ text, status }: Lie, isSentenceEnough: boolean): Wired {
  if (status === 204) return { status, contentType: '', text: '' };
  if (status === 302) return { status: 200, contentType: 'text/html', text: page };
  const isInForm = text === 'ok' && (status >= 400 || isSentenceEnough);
  const contentType = text === 'page' ? 'text/html' : 'application/json';
  return { status, contentType, text: lies[isInForm ? '{}' : text] };
}
