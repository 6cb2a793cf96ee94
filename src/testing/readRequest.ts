import { contractValidator } from '../contract/contractValidator';
import { contract } from '../contract/document';
import type { ContractRoute } from '../contract/operations';
import { replies } from '../rules/replies';
import { createRequestBounds } from '../rules/requestBounds';
import { readTypedFields } from '../rules/typedFields';
import { textProblem } from '../rules/storableText';
import { fieldsRefusal, Refusal } from './school/refusal';

async function readBody({ source, takesBytes }: ContractRoute, request: Request): Promise<unknown> {
  if (takesBytes) return readBytes(request);
  if (source.requestBody === undefined) return undefined;
  const text = await request.text();
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, replies.requests.wrongType);
  const schema = source.requestBody.content?.['application/json']?.schema ?? {};
  const problems = createRequestBounds(schema, contract.components.schemas)(text);
  if (problems) throw fieldsRefusal(problems);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, replies.requests.brokenJson);
  }
}

/** What a picture is, its bytes say; JSON is none. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (/json/i.test(request.headers.get('content-type') ?? '')) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length === 0 ? undefined : bytes;
}

/** The parameters of the contract in an address. One that is sent twice is a list, which none is. */
function readQuery({ query }: ContractRoute, { url }: Request): Record<string, unknown> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    query.flatMap(({ name, schema }) => {
      const sent = searchParams.getAll(name);
      const [text, again] = sent;
      if (text === undefined) return [];
      const isNumber = schema['type'] === 'integer' && /^-?\d+$/.test(text);
      return [[name, again !== undefined ? sent : isNumber ? Number(text) : text]];
    }),
  );
}

/**
 * The validated body of a request, undefined for an operation without one, and what its address asks
 * for.
 *
 * @param types of questions that the school has. @default those of the specification
 * @throws Refusal 400 that names each invalid id in the path, each invalid parameter and each invalid
 *   field, 415 for a body that is not JSON
 */
export async function readRequest(
  route: ContractRoute,
  request: Request,
  parameters: Readonly<Record<string, string>>,
  types?: readonly string[],
): Promise<{ body: unknown; query: Record<string, unknown> }> {
  const body = readTypedFields(await readBody(route, request));
  const query = readQuery(route, request);
  const schema = route.source.requestBody?.content?.['application/json']?.schema ?? {};
  const unstorable = textProblem(body, schema, contract.components.schemas);
  if (unstorable !== undefined) throw fieldsRefusal([unstorable]);
  const refused = contractValidator(types).refuseRequest(route.id, { parameters, query, body });
  if (refused === null) return { body, query };
  throw fieldsRefusal(refused.errors);
}
