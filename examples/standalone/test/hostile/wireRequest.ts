import { toJson } from './json';

/** A request while it is built and mutated. */
export interface RequestDraft {
  /** In capitals. */
  method: string;
  /** Below the API's base, in the spelling of an address. */
  segments: string[];
  /** What follows the path, including the question mark. */
  query: string;
  headers: Record<string, string>;
  /** Undefined if none is sent. May contain literals. */
  body: unknown;
  /** A picture in place of such a body. */
  picture?: Buffer | undefined;
  /** Edits of the body's text, or of the picture. */
  edits: ((text: Buffer) => Buffer)[];
}

/** A request as it is sent. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Empty if none is sent. */
  body: Buffer;
}

export function toWire({
  method,
  segments,
  query,
  headers,
  body,
  picture,
  edits,
}: RequestDraft): WireRequest {
  const text = picture ?? Buffer.from(body === undefined ? '' : toJson(body));
  const type = body !== undefined ? 'application/json' : picture && 'application/octet-stream';
  return {
    method,
    url: `/api/${segments.join('/')}${query}`,
    headers: { ...(type && { 'content-type': type }), ...headers },
    body: edits.reduce<Buffer>((bytes, edit) => edit(bytes), text),
  };
}

const longestPart = 400;

function shortened(text: string): string {
  const shown = JSON.stringify(text.slice(0, longestPart)).slice(1, -1);
  return text.length > longestPart ? `${shown} … (${text.length} characters)` : shown;
}

/** A request on one line, for a person who wants to repeat it. */
export function describeRequest({ method, url, headers, body }: WireRequest): string {
  const parts = [
    method,
    shortened(url),
    ...Object.entries(headers)
      .filter(([name]) => name !== 'authorization')
      .map(([name, value]) => `[${name}: ${shortened(value)}]`),
  ];
  return body.length === 0 ? parts.join(' ') : `${parts.join(' ')} ${shortened(String(body))}`;
}
