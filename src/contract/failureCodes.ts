import type { OperationId } from '../api/createQuizClient';
import { failureStatuses, type FailureCode } from '../rules/failureCodes';
import { contract } from './document';
import type { ContractResponse } from './documentTypes';
import { contractRoute } from './operations';

function codesIn(response: ContractResponse): readonly FailureCode[] {
  const name = response.$ref?.slice(response.$ref.lastIndexOf('/') + 1) ?? '';
  return (contract.components.responses[name] ?? response)['x-codes'] ?? [];
}

/** The codes with which an operation may refuse with this status (`x-codes`). */
export function failureCodesOf(operation: OperationId, status: number): FailureCode[] {
  const { 'x-codes': own = [], responses } = contractRoute(operation).source;
  const all = new Set([...own, ...Object.values(responses).flatMap(codesIn)]);
  return [...all].filter((code) => failureStatuses[code] === status);
}
