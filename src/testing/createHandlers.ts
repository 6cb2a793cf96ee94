import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { OperationId } from '../api/createQuizClient';
import { contractValidator } from '../contract/contractValidator';
import { contractRoutes, type ContractRoute } from '../contract/operations';
import type { SentPicture } from '../contract/operationTypes';
import type { Replies, Call } from './replies/call';
import { authenticate } from './authenticate';
import type { Fault, Faults } from './faults';
import { readRequest } from './readRequest';
import { Refusal } from './school/refusal';
import type { SchoolClock } from './school/schoolClock';
import type { SchoolData } from './school/schoolData';

/** What the handlers use. */
export interface SchoolInside {
  answers: Replies<OperationId>;
  /** Whether calls may ask for pages. Without them, what an address asks for is ignored. */
  hasPages: boolean;
  data(): SchoolData;
  clock: SchoolClock;
  /** The header in which a call may name its time. */
  clockHeader?: string | undefined;
  faults: Faults;
}

interface Incoming {
  /**
   * The data at the time of the request, so that a call that waits during a reset does not change
   * the new data.
   */
  data: SchoolData;
  request: Request;
  /** The ids in the path. */
  parameters: Readonly<Record<string, string>>;
}

interface Outgoing {
  status: number;
  body: unknown;
}

/** The instant that the call names, or else the clock's. */
function timeOf({ clock, clockHeader }: SchoolInside, { headers }: Request): Date {
  const named = clockHeader === undefined ? null : headers.get(clockHeader);
  const instant = Date.parse(named ?? '');
  return Number.isNaN(instant) ? clock.now() : new Date(instant);
}

/** Checks token and role first, then the form of the request, and only then the rules. */
async function act(
  school: SchoolInside,
  route: ContractRoute,
  { request, parameters, data }: Incoming,
): Promise<Outgoing> {
  const { id: operation, roles, success, isAction } = route;
  const { caller, token } =
    roles === null
      ? { caller: null, token: '' }
      : authenticate(data, request.headers.get('authorization'), roles);
  const { body, query } = await readRequest(
    school.hasPages ? route : { ...route, query: [] },
    request,
    parameters,
    data.questionTypes?.map(({ value }) => value),
  );
  // TypeScript cannot connect an operation's call with its own answer function.
  const answer = school.answers[operation] as (call: Call<OperationId>) => unknown;
  const said = answer({
    data,
    now: timeOf(school, request),
    caller,
    token,
    id: parameters.id ?? '',
    groupId: parameters.groupId ?? '',
    body,
    query,
  } as Call<OperationId>);
  return { status: success, body: isAction ? { data: said } : said };
}

async function actOrRefuse(
  school: SchoolInside,
  route: ContractRoute,
  incoming: Incoming,
): Promise<Outgoing> {
  try {
    return await act(school, route, incoming);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
}

/** A picture, which never changes. */
function pictureResponse({ type, bytes }: SentPicture): Response {
  return new HttpResponse(Uint8Array.from(bytes), { headers: { 'content-type': type } });
}

/** Checks each reply, because one that breaks the contract would teach a host the wrong thing. */
function checked({ id, sendsBytes }: ContractRoute, { status, body }: Outgoing): Response {
  if (sendsBytes && status === 200) return pictureResponse(body as SentPicture);
  const sent = JSON.parse(JSON.stringify(body)) as JsonBodyType;
  const faults = contractValidator().faultsOfAnswer(id, status, sent);
  if (faults.length === 0) return HttpResponse.json(sent, { status });
  const message = `Quizwright: the mock school's answer to ${id} does not fit openapi.yaml. ${faults.join(' ')} Fix the answer or the contract.`;
  console.error(message);
  return HttpResponse.json({ message }, { status: 500 });
}

const foreignPage = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';

function faultResponse(fault: Fault): Response {
  if (fault === 'network') return HttpResponse.error();
  const { status } = fault;
  if ('message' in fault) return HttpResponse.json({ message: fault.message }, { status });
  if (fault.html) return HttpResponse.html(foreignPage, { status });
  if (fault.json !== undefined) return HttpResponse.json(fault.json as JsonBodyType, { status });
  return new HttpResponse(null, { status });
}

async function respond(
  school: SchoolInside,
  route: ContractRoute,
  incoming: Incoming,
): Promise<Response> {
  const fault = school.faults.take(route.id);
  await school.faults.wait();
  if (fault !== undefined) return faultResponse(fault);
  return checked(route, await actOrRefuse(school, route, incoming));
}

/** A handler for each operation of the contract, below `baseUrl`. */
export function createHandlers(school: SchoolInside, baseUrl: string): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '');
  return contractRoutes.map((route) => {
    const pattern = `${base}${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[route.method](pattern, ({ request, params }) =>
      respond(school, route, {
        data: school.data(),
        request,
        parameters: params as Record<string, string>,
      }),
    );
  });
}
