import { ApiError } from '../../api/ApiError';
import type { WholeReply, OperationId, Page, PagedOperation } from '../../api/createQuizClient';
import { pictureShape } from '../../api/picture';
import { messageOf, readReply } from '../../api/readReply';
import { isJsonObject, ShapeFault, type Shape } from '../../api/shape';
import * as sharedShapes from '../../api/shapes';
import * as teachingShapes from '../../api/teachingShapes';
import { failureStatuses, type FailureCode } from '../../rules/failureCodes';
import { contractRoute } from '../../contract/operations';
import type { ContractValidator } from '../../contract/validation';
import { excerptOf, excerptOfText, type Reply } from './wire';
import { Mismatch, NotThere } from './outcome';

const shapes = { ...sharedShapes, ...teachingShapes, pictureShape };

/** Checks replies against the contract. */
export interface Judge {
  /**
   * The body of a success, without its `data` envelope.
   *
   * @throws Mismatch if it is not a success, or not in the contract's form; a plain judge accepts
   *   any 2xx that the package's own reader can read
   */
  success: <Id extends OperationId>(reply: Reply<Id>) => WholeReply<Id>;
  /**
   * The page in a success. Not for a plain run.
   *
   * @throws Mismatch if it is not a success, or not in the contract's form; NotThere if the server
   *   has no pages, and answers the whole list or refuses the parameters
   */
  page: <Id extends PagedOperation>(reply: Reply<Id>) => Page<Id>;
  /**
   * The body of a success, for callers that need it without checking it.
   *
   * @throws Mismatch if it is not a 2xx that the package's own reader can read
   */
  readable: <Id extends OperationId>(reply: Reply<Id>) => WholeReply<Id>;
  /**
   * @param statuses any of these; a plain judge accepts any 4xx that has a message
   * @param fields which the refusal's `errors` must name; a plain judge requires none
   * @throws Mismatch if it is not such a refusal, or not in the contract's form
   */
  refusal: (reply: Reply, statuses: number | readonly number[], ...fields: string[]) => void;
  /**
   * A refusal with the status of a code, which names that code if it names any.
   *
   * @throws Mismatch as `refusal`, or if it has the code of another reason
   */
  refusedAs: (reply: Reply, code: FailureCode, ...fields: string[]) => void;
  /** The required fields in an operation's body. */
  requiredFields: (operation: OperationId) => string[];
}

/**
 * Checks a condition on what an operation did.
 *
 * @throws Mismatch if the condition does not hold
 */
export function hold(condition: boolean, expected: string, came: Reply | string): void {
  if (!condition) throw new Mismatch(expected, typeof came === 'string' ? came : excerptOf(came));
}

/** The fields in the `errors` of a refusal, as they are spelled there. */
export function namedFields(body: unknown): string[] {
  const errors = isJsonObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.filter(isJsonObject).map(({ field }) => (typeof field === 'string' ? field : ''));
}

/**
 * The path with dots that a server means which spells it as a JSON pointer (`/options/A`), with
 * brackets (`answers[0]`) or after `body`. `mannerChecks` say that it does.
 */
export function dotted(field: string): string {
  const path = field.replaceAll(/[./[\]]+/g, '.').replaceAll(/^[.#$]+|["']|\.+$/g, '');
  return path.replace(/^body\./, '');
}

/** @throws Mismatch, for the operation that replied, if the condition does not hold */
function holdReply(
  condition: boolean,
  expected: string,
  reply: Reply,
  { came = excerptOf(reply), sign }: { came?: string; sign?: string | undefined } = {},
) {
  if (!condition) throw new Mismatch(expected, came, reply.operation, reply.status, sign);
}

const isSuccess = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** A deletion has nothing to say, so that many servers reply with 204 and no body. */
const isBareDeletion = ({ operation, status }: Reply): boolean =>
  status === 204 && contractRoute(operation).method === 'delete';

/** What is the same wherever a server takes another status for this kind of answer. */
function signOfStatus(wanted: readonly number[], { status }: Reply): string | undefined {
  const isLike = wanted.some((one) => Math.floor(one / 100) === Math.floor(status / 100));
  return isLike ? `${status} for ${wanted[0]}` : undefined;
}

/** What is wrong with the form of a reply, along with the reply. */
function misshapen({ status, text }: Reply, faults: readonly string[]): string {
  return `${status}: ${faults.join(' ')} It is ${excerptOfText(text) || 'empty'}`;
}

function read<Id extends OperationId>(reply: Reply<Id>, shape: Shape): unknown {
  const { operation, status, text } = reply;
  try {
    const head = { status, ok: true, headers: new Headers() };
    return readReply(operation, head, text, shape);
  } catch (error) {
    const isFault = error instanceof ApiError && error.cause instanceof ShapeFault;
    const why = isFault ? `${(error.cause as ShapeFault).message}.` : 'The body is not JSON.';
    const came = misshapen(reply, [why]);
    throw new Mismatch('a reply of the contract’s form', came, operation, status);
  }
}

/** The widgets, too, take this for a server without pages. */
function refusesParameters({ status, body }: Reply): boolean {
  return status === 400 && isJsonObject(body) && body['code'] === undefined;
}

/** @param isPlain whether to check only what the specification names */
export function createJudge(validator: ContractValidator, isPlain: boolean): Judge {
  function checkForm(reply: Reply): void {
    const faults = validator.faultsOfAnswer(reply.operation, reply.status, reply.body);
    holdReply(faults.length === 0, 'a reply of the contract’s form', reply, {
      came: misshapen(reply, faults.slice(0, 3)),
      // Servers write all refusals alike.
      sign: reply.status >= 400 ? faults[0] : undefined,
    });
  }

  function readable<Id extends OperationId>(reply: Reply<Id>): WholeReply<Id> {
    holdReply(isSuccess(reply), 'a success (2xx)', reply);
    return read(reply, shapes[`${reply.operation}Shape`]) as WholeReply<Id>;
  }

  function checkSuccess(reply: Reply): void {
    const { success } = contractRoute(reply.operation);
    // Another status of success prevents nothing. `mannerChecks` say that it came.
    holdReply(isSuccess(reply), String(success), reply);
    if (isBareDeletion(reply)) return;
    holdReply(reply.body !== undefined, 'JSON', reply);
    checkForm({ ...reply, status: success });
  }

  function refusal(reply: Reply, statuses: number | readonly number[], ...fields: string[]): void {
    if (isPlain) {
      holdReply(reply.status >= 400 && reply.status < 500, 'a refusal (4xx)', reply);
      // The widgets take a refusal without a message for a proxy's page, and keep retrying.
      holdReply(messageOf(reply.body) !== undefined, 'JSON with a "message"', reply);
      return;
    }
    const wanted = [statuses].flat();
    holdReply(wanted.includes(reply.status), wanted.join(' or '), reply, {
      sign: signOfStatus(wanted, reply),
    });
    holdReply(reply.body !== undefined, 'JSON', reply, { sign: 'refusals without JSON' });
    checkForm(reply);
    const named = namedFields(reply.body).map(dotted);
    const missing = fields.filter((field) => !named.includes(field));
    holdReply(missing.length === 0, `"errors" that name ${missing.join(', ')}`, reply, {
      sign: named.length === 0 ? 'refusals that name no field' : undefined,
    });
  }

  return {
    readable,
    success<Id extends OperationId>(reply: Reply<Id>) {
      if (isPlain) return readable(reply);
      checkSuccess(reply);
      if (isBareDeletion(reply)) return {} as WholeReply<Id>;
      return read(reply, shapes[`${reply.operation}Shape`]) as WholeReply<Id>;
    },
    page<Id extends PagedOperation>(reply: Reply<Id>) {
      if (refusesParameters(reply)) throw new NotThere('pages');
      checkSuccess(reply);
      const page = read(reply, shapes[`${reply.operation}PageShape`]) as Page<Id>;
      if (page.isWhole) throw new NotThere('pages');
      return page;
    },
    refusal,
    refusedAs(reply, code, ...fields) {
      refusal(reply, failureStatuses[code], ...fields);
      const named = isJsonObject(reply.body) ? reply.body['code'] : undefined;
      const isIt = isPlain || named === undefined || named === code;
      holdReply(isIt, `the code "${code}", or none`, reply);
    },
    requiredFields(operation) {
      const refused = validator.refuseRequest(operation, { parameters: {}, body: {} });
      return refused?.errors.map(({ field }) => field) ?? [];
    },
  };
}
