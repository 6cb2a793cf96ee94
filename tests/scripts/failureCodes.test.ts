import { expect, it } from 'vitest';
import type { Contract } from '../../scripts/generate/contract';
import { failureCodesOf, writeFailureCodes } from '../../scripts/generate/failureCodes';

/** A contract in which an operation with a 409 lists these codes. */
function contractOf(codes: object[], listed: string[], ofResponse: string[] = []): Contract {
  return {
    paths: {
      '/quiz/join': { post: { operationId: 'join', responses: { 409: {} }, 'x-codes': listed } },
    },
    components: {
      schemas: { FailureCode: { oneOf: codes } },
      responses: { Unexpected: { 'x-codes': ofResponse } },
    },
  };
}

const closed = { const: 'join.closed', 'x-status': 409, description: 'The quiz is closed.' };
const busy = { const: 'server.busy', 'x-status': 503, description: 'Too much at once.' };

it('reads each code with its status and reason', () => {
  expect(failureCodesOf(contractOf([closed, busy], ['join.closed'], ['server.busy']))).toEqual([
    { code: 'join.closed', status: 409, description: closed.description },
    { code: 'server.busy', status: 503, description: busy.description },
  ]);
});

it('writes them as constants', () => {
  expect(writeFailureCodes(contractOf([closed], ['join.closed']))).toContain(
    "  /** The quiz is closed. */\n  'join.closed': 409,\n",
  );
});

it.each<[string, Contract]>([
  ['lists a code twice', contractOf([closed, closed], ['join.closed'])],
  ['"join.closed" has no x-status', contractOf([{ const: 'join.closed' }], ['join.closed'])],
  ['join lists the unknown code "join.full"', contractOf([closed], ['join.closed', 'join.full'])],
  ['Unexpected lists the unknown code', contractOf([closed], ['join.closed'], ['server.busy'])],
  ['join lists "server.busy", but has no 503', contractOf([closed, busy], ['server.busy'])],
  ['Nothing lists the code "server.busy"', contractOf([closed, busy], ['join.closed'])],
])('refuses a contract: %s', (fault, contract) => {
  expect(() => failureCodesOf(contract)).toThrow(fault);
});
