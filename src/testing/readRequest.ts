import { contract } from '../contract/document';
import type { ContractRoute } from '../contract/operations';
import { replies } from '../rules/replies';
import { createRequestBounds } from '../rules/requestBounds';
import { unstorableTextProblem } from '../rules/storableText';
import { contractValidator } from './contractValidator';
import { fieldsRefusal, Refusal } from './school/refusal';

async function readBody({ source }: ContractRoute, request: Request): Promise<unknown> {
  if (source.requestBody === undefined) return undefined;
  const text = await request.text();
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, replies.requests.notJson);
  const schema = source.requestBody.content?.['application/json'].schema ?? {};
  const problems = createRequestBounds(schema, contract.components.schemas)(text);
  if (problems) throw fieldsRefusal(problems);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, replies.requests.brokenJson);
  }
}

/**
 * The validated body of a request; undefined for an operation without one.
 *
 * @throws Refusal 400 that names each invalid id in the path and each invalid field, 415 for a body
 *   that is not JSON
 */
export async function readRequest(
  route: ContractRoute,
  request: Request,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const body = await readBody(route, request);
  const schema = route.source.requestBody?.content?.['application/json'].schema ?? {};
  const unstorable = unstorableTextProblem(body, schema, contract.components.schemas);
  if (unstorable !== undefined) throw fieldsRefusal([unstorable]);
  const refused = contractValidator().refuseRequest(route.id, { parameters, body });
  if (refused === null) return body;
  throw fieldsRefusal(refused.errors);
}
