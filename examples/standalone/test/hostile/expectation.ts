import type { Role } from 'quizwright/rules';
import { contract } from '../../../../src/contract/document';
import type { JsonSchema } from '../../../../src/contract/documentTypes';
import { contractRoutes, type ContractRoute } from '../../../../src/contract/operations';
import { contractValidator } from '../../../../src/contract/contractValidator';
import { createRequestBounds } from '../../../../src/rules/requestBounds';
import { readTypedFields } from '../../../../src/rules/typedFields';
import type { Rows } from './rows';
import type { WireRequest } from './wireRequest';

/** The user and session of a request's token. */
export interface Standing {
  id: string;
  role: Role;
}

/** What the contract says of the reply to a request, before the state of the school matters. */
export interface Expectation {
  /** Undefined where the contract has nothing at this address and method. */
  route: ContractRoute | undefined;
  /** Null without a valid token. */
  standing: Standing | null;
  /** The right statuses; null for any that the contract names for the operation. */
  statuses: readonly number[] | null;
  /** Fields of the body that `errors` has to name. */
  unknownFields: readonly string[];
}

const { refuseRequest } = contractValidator();

/** More than any request may need, and less than would overload a server. */
const surelyTooLarge = 2_100_000;
const surelySmallEnough = 256 * 1024;

/**
 * Derives from the contract alone what a request deserves: 404 or 405 for an unknown address, 401
 * without a valid token, 403 for another role, 413, 415 or 400 for a body that is malformed or
 * invalid.
 *
 * @param sessions the session id by access token, for every token ever issued
 */
export function expectationOf(
  request: WireRequest,
  { rows, now, sessions }: { rows: Rows; now: Date; sessions: ReadonlyMap<string, string> },
): Expectation {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const found = findRoute(request.method, pathname);
  const standing = standingOf(request.headers['authorization'] ?? '', { rows, now, sessions });
  const expectation = { route: found?.route, standing, unknownFields: [] };
  if (found === undefined) return { ...expectation, statuses: [404, 405, 400, 413, 414, 415] };

  const { route, ids } = found;
  const refusals = atTheDoor(route, standing);
  // How a router treats an address that cannot be an id's, and its body, is not specified.
  const values = Object.values(ids).map(decoded);
  if (values.some((id) => id === undefined || id === '' || id.length > 1_000)) {
    return { ...expectation, statuses: [400, 404, 413, 414, 415, ...(refusals ?? [])] };
  }
  if (refusals) return { ...expectation, statuses: refusals };

  const parameters = Object.fromEntries(
    Object.keys(ids).map((name, at) => [name, values[at] ?? '']),
  );
  if (!route.hasBody) {
    const query = queryOf(route, searchParams);
    const fits = refuseRequest(route.id, { parameters, query, body: undefined }) === null;
    // What else the headers say of a picture, or of nothing in its place, is not specified.
    if (route.takesBytes) return { ...expectation, statuses: [...named(route), 413, 415] };
    if (request.body.length === 0 || request.method === 'GET' || request.method === 'HEAD') {
      return { ...expectation, statuses: fits ? null : [400] };
    }
    // The contract does not specify unwanted bodies.
    return { ...expectation, statuses: [...(fits ? named(route) : []), 400, 413, 415] };
  }

  const body = readBody(request);
  if ('refusals' in body) return { ...expectation, statuses: body.refusals };
  const { doubts } = body;
  // What surrounds an email or a name is taken out before the check.
  const value = readTypedFields(body.value);
  const schema = route.source.requestBody?.content?.['application/json']?.schema ?? {};
  if (holdsUnstorableText(value) || misleads(value, schema))
    return { ...expectation, statuses: [400, ...doubts] };
  const refusal = refuseRequest(route.id, { parameters, body: value });
  if (refusal !== null) {
    // A body matters only once the address is valid.
    const isOfAddress = refusal.errors.some(({ field }) => Object.hasOwn(ids, field));
    const names = doubts.length === 0 && !isOfAddress && isWithinBounds(route, request);
    return {
      ...expectation,
      statuses: [400, ...doubts],
      unknownFields: names ? unknownFieldsOf(route, request, value) : [],
    };
  }
  return { ...expectation, statuses: doubts.length === 0 ? null : [...named(route), ...doubts] };
}

/** What an address asks an operation for; a parameter that is sent twice is a list. */
function queryOf({ query }: ContractRoute, sent: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    query.flatMap(({ name, schema }): [string, unknown][] => {
      const values = sent.getAll(name);
      if (values.length !== 1) return values.length === 0 ? [] : [[name, values]];
      const isNumber = schema['type'] === 'integer' && /^-?\d+$/.test(String(values[0]));
      return [[name, isNumber ? Number(values[0]) : values[0]]];
    }),
  );
}

/** The statuses that the contract names for an operation. */
export function named({ source }: ContractRoute): number[] {
  return Object.keys(source.responses)
    .map(Number)
    .filter((status) => !Number.isNaN(status));
}

function findRoute(method: string, pathname: string) {
  const wanted = (method === 'HEAD' ? 'GET' : method).toLowerCase();
  if (!pathname.startsWith('/api/')) return undefined;
  const segments = pathname.slice('/api/'.length).split('/');
  for (const route of contractRoutes) {
    const pattern = route.path.slice(1).split('/');
    if (route.method !== wanted || pattern.length !== segments.length) continue;
    const matches = pattern.every(
      (part, at) => part.startsWith('{') || part === decoded(segments[at] ?? ''),
    );
    if (!matches) continue;
    const ids: Record<string, string> = {};
    pattern.forEach((part, at) => {
      if (part.startsWith('{')) ids[part.slice(1, -1)] = segments[at] ?? '';
    });
    return { route, ids };
  }
  return undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The prefix `Bearer` is optional (spec §6). */
function standingOf(
  authorization: string,
  { rows, now, sessions }: { rows: Rows; now: Date; sessions: ReadonlyMap<string, string> },
): Standing | null {
  const token = authorization.replace(/^bearer\s+/i, '').trim();
  const session = rows.get(`sessions/${sessions.get(token) ?? ''}`);
  const user = rows.get(`users/${String(session?.['user_id'])}`);
  if (!session || !user || session['revoked_at'] !== null || user['status'] !== 'active')
    return null;
  if (new Date(String(session['expires_at'])) <= now) return null;
  return { id: String(user['id']), role: user['role'] as Role };
}

function atTheDoor({ roles }: ContractRoute, standing: Standing | null): number[] | undefined {
  if (roles === null) return undefined;
  if (standing === null) return [401];
  return roles.includes(standing.role) ? undefined : [403];
}

/** The parsed body with other acceptable statuses, or the statuses that must refuse it. */
type Body = { value: unknown; doubts: number[] } | { refusals: number[] };

function readBody({ headers, body }: WireRequest): Body {
  const [media, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const text = body.toString().replace(/^\ufeff/, '');
  const refusals: number[] = [];
  if (!['', undefined, String(body.length)].includes(headers['content-length'])) {
    refusals.push(400, 413);
  }
  if (media?.trim() !== 'application/json') refusals.push(415);
  if (body.length > surelyTooLarge) refusals.push(413);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refusals.push(400);
  }
  if (refusals.length > 0) {
    // Which of its faults is found first is not specified.
    return { refusals: body.length > surelySmallEnough ? [...refusals, 413] : refusals };
  }
  const doubts: number[] = [];
  if (body.length > surelySmallEnough) doubts.push(413);
  if (parameters.length > 0 && parameters.join() !== ' charset=utf-8') doubts.push(415);
  if (text.length < body.toString().length) doubts.push(400);
  return { value, doubts };
}

const isUnstorable = (text: string) =>
  /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\p{Surrogate}\ufffe\uffff]/u.test(text);

function holdsUnstorableText(body: unknown): boolean {
  const left = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && isUnstorable(value)) return true;
    if (typeof value === 'object' && value !== null) {
      // Spread as arguments, a list of a million entries would overflow the stack.
      for (const entry of Object.values(value as Record<string, unknown>)) left.push(entry);
    }
  }
  return false;
}

/** The signs of `oneLineProblem`, spelled on their own, in the texts that the contract marks. */
const isMisleading = (text: string) =>
  /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text.trim()) ||
  /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]+$/u.test(text.trim());

function misleads(value: unknown, schema: JsonSchema): boolean {
  const { $ref = '' } = schema as { $ref?: string };
  const name = $ref.replace('#/components/schemas/', '');
  const own = { ...contract.components.schemas[name], ...schema };
  if (typeof value === 'string') return own['x-one-line'] === true && isMisleading(value);
  if (typeof value !== 'object' || value === null) return false;
  const fields = (own['properties'] ?? {}) as Record<string, JsonSchema>;
  // A hostile body is nested more deeply than the stack where the contract has no place for it.
  return Object.entries(value).some(([field, child]) => {
    const inside = (Array.isArray(value) ? own['items'] : fields[field]) as JsonSchema | undefined;
    return inside !== undefined && misleads(child, inside);
  });
}

/** For a body beyond its bounds, only faults up to that point are named. */
function isWithinBounds({ source }: ContractRoute, { body }: WireRequest): boolean {
  const schema = source.requestBody?.content?.['application/json']?.schema ?? {};
  return createRequestBounds(schema, contract.components.schemas)(body.toString()) === null;
}

function unknownFieldsOf(route: ContractRoute, { body }: WireRequest, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  // A body that targets prototypes may be refused as malformed JSON.
  if (body.includes('"__proto__"') || body.includes('"prototype"')) return [];
  const schema = route.source.requestBody?.content?.['application/json']?.schema ?? {};
  const name = String(schema['$ref']).replace('#/components/schemas/', '');
  const fields = contract.components.schemas[name]?.['properties'] as JsonSchema;
  return Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
}
