import { methods, type Contract, type JsonSchema } from './contract.ts';

/** A reason of refusals that has a name (`FailureCode` in the contract). */
export interface CodedFailure {
  code: string;
  status: number;
  description: string;
}

type Coded = JsonSchema & { const?: string; 'x-status'?: number; description?: string };

function codesOf(contract: Contract): Coded[] {
  return contract.components.schemas['FailureCode']?.oneOf ?? [];
}

/**
 * Reads the codes of refusals in the order of the contract.
 *
 * @throws Error for a repeated code, one without a status or that nothing lists, and an operation or
 *   response that lists an unknown code, or one whose status it does not have
 */
export function failureCodesOf(contract: Contract): CodedFailure[] {
  const failures = codesOf(contract).map(
    ({ const: code = '', 'x-status': status, description }) => {
      if (status === undefined) throw new Error(`The code "${code}" has no x-status.`);
      return { code, status, description: description ?? '' };
    },
  );
  const byCode = new Map(failures.map((failure) => [failure.code, failure]));
  if (byCode.size < failures.length) throw new Error('The contract lists a code twice.');
  const unlisted = new Set(byCode.keys());
  const known = (code: string, place: string): CodedFailure => {
    const failure = byCode.get(code);
    if (failure === undefined) throw new Error(`${place} lists the unknown code "${code}".`);
    unlisted.delete(code);
    return failure;
  };
  for (const item of Object.values(contract.paths)) {
    for (const method of methods) {
      const { operationId = '', responses = {}, 'x-codes': codes = [] } = item[method] ?? {};
      for (const code of codes) {
        const failure = known(code, operationId);
        if (!(failure.status in responses)) {
          throw new Error(`${operationId} lists "${code}", but has no ${failure.status}.`);
        }
      }
    }
  }
  const { responses = {} } = contract.components;
  for (const [name, { 'x-codes': codes = [] }] of Object.entries(responses)) {
    for (const code of codes) known(code, name);
  }
  const [forgotten] = unlisted;
  if (forgotten !== undefined) throw new Error(`Nothing lists the code "${forgotten}".`);
  return failures;
}

/** Writes src/rules/failureCodes.ts: the codes of refusals with their statuses. */
export function writeFailureCodes(contract: Contract): string {
  const entries = failureCodesOf(contract).map(
    ({ code, status, description }) => `  /** ${description} */\n  '${code}': ${status},`,
  );
  return `/** The \`code\` of each refusal in the contract, with its status. */
export const failureStatuses = {
${entries.join('\n')}
} as const;

/** Why a request was refused. Servers may send others for reasons of their own. */
export type FailureCode = keyof typeof failureStatuses;
`;
}
