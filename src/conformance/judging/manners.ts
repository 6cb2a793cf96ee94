import type { OperationId } from '../../api/createQuizClient';
import { contractRoute } from '../../contract/operations';
import { dotted, namedFields } from './judge';
import type { Client } from './wire';

/** What the replies of a run have in common, whatever they say. */
export interface Manners {
  /** The content type with which an operation answered JSON, if that was not JSON's. */
  wrongTypeOf(operation: OperationId): string | undefined;
  /** A field as an operation has named it, if that was no path with dots. */
  undottedOf(operation: OperationId): string | undefined;
  /** Another status of success than the contract's, with which an operation has answered. */
  otherSuccessOf(operation: OperationId): number | undefined;
}

/** One fault of a whole server is told for so many of its operations. */
const mostReported = 3;

const isJsonType = (type: string | undefined): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '');

/** A client that watches the replies to its calls. */
export function withManners(client: Client): { client: Client; manners: Manners } {
  const wrongTypes = new Map<OperationId, string>();
  const undotted = new Map<OperationId, string>();
  const otherSuccesses = new Map<OperationId, number>();
  return {
    client: {
      ...client,
      async call(token, operation, request) {
        const reply = await client.call(token, operation, request);
        const isJson = reply.body !== undefined && typeof reply.body === 'object';
        if (isJson && !isJsonType(reply.type) && wrongTypes.size < mostReported) {
          wrongTypes.set(operation, reply.type ?? 'none');
        }
        const field = namedFields(reply.body).find((named) => dotted(named) !== named);
        if (field !== undefined && undotted.size < mostReported) undotted.set(operation, field);
        const { status } = reply;
        const isOther =
          status >= 200 && status < 300 && status !== contractRoute(operation).success;
        if (isOther && otherSuccesses.size < mostReported) otherSuccesses.set(operation, status);
        return reply;
      },
    },
    manners: {
      wrongTypeOf: (operation) => wrongTypes.get(operation),
      undottedOf: (operation) => undotted.get(operation),
      otherSuccessOf: (operation) => otherSuccesses.get(operation),
    },
  };
}
