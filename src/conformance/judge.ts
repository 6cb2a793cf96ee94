import { ApiError } from '../api/ApiError';
import type { Answer, OperationId } from '../api/createQuizClient';
import { readSuccess } from '../api/readAnswer';
import { isJsonObject, ShapeFault } from '../api/shape';
import * as shapes from '../api/shapes';
import { contractRoute } from '../contract/operations';
import type { ContractValidator } from '../contract/validation';
import { excerptOf, type Reply } from './wire';
import { Mismatch } from './outcome';

/** Holds replies against the contract. */
export interface Judge {
  /**
   * What a success carries, its `data` envelope taken off.
   *
   * @throws Mismatch when it is no success, or not of the contract's form; a plain judge takes any
   *   2xx that the package's own reader can read
   */
  success: <Id extends OperationId>(reply: Reply<Id>) => Answer<Id>;
  /**
   * @param statuses any of these; a plain judge takes any 4xx
   * @param fields which the refusal's `errors` have to name; a plain judge asks for none
   * @throws Mismatch when it is no such refusal, or not of the contract's form
   */
  refusal: (reply: Reply, statuses: number | readonly number[], ...fields: string[]) => void;
  /** The fields that the body of an operation cannot do without. */
  requiredFields: (operation: OperationId) => string[];
}

/** @throws Mismatch when the condition does not hold */
export function hold(condition: boolean, expected: string, came: Reply | string): void {
  if (!condition) throw new Mismatch(expected, typeof came === 'string' ? came : excerptOf(came));
}

function namedFields(body: unknown): string[] {
  const errors = isJsonObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.filter(isJsonObject).map(({ field }) => (typeof field === 'string' ? field : ''));
}

function read<Id extends OperationId>({ operation, status, text }: Reply<Id>): Answer<Id> {
  try {
    return readSuccess(operation, status, text, shapes[`${operation}Shape`]) as Answer<Id>;
  } catch (error) {
    const fault = error instanceof ApiError && error.cause instanceof ShapeFault;
    const why = fault ? (error.cause as ShapeFault).message : 'The body is not JSON';
    throw new Mismatch('an answer of the contract’s form', `${status}: ${why}`);
  }
}

/**
 * @param isPlain whether only what the specification names is held against the server
 */
export function createJudge(validator: ContractValidator, isPlain: boolean): Judge {
  function checkForm({ operation, status, body }: Reply): void {
    const faults = validator.faultsOfAnswer(operation, status, body);
    hold(
      faults.length === 0,
      'an answer of the contract’s form',
      `${status}: ${faults.slice(0, 3).join(' ')}`,
    );
  }

  return {
    success(reply) {
      if (isPlain) {
        hold(reply.status >= 200 && reply.status < 300, 'a success (2xx)', reply);
      } else {
        const { success } = contractRoute(reply.operation);
        hold(reply.status === success, String(success), reply);
        hold(reply.body !== undefined, 'JSON', reply);
        checkForm(reply);
      }
      return read(reply);
    },
    refusal(reply, statuses, ...fields) {
      if (isPlain) return hold(reply.status >= 400 && reply.status < 500, 'a refusal (4xx)', reply);
      const wanted = [statuses].flat();
      hold(wanted.includes(reply.status), wanted.join(' or '), reply);
      hold(reply.body !== undefined, 'JSON', reply);
      checkForm(reply);
      const named = namedFields(reply.body);
      const missing = fields.filter((field) => !named.includes(field));
      hold(missing.length === 0, `"errors" that name ${missing.join(', ')}`, reply);
    },
    requiredFields(operation) {
      const refused = validator.refuseRequest(operation, { parameters: {}, body: {} });
      return refused?.errors.map(({ field }) => field) ?? [];
    },
  };
}
