import { createContractValidator, type ContractValidator } from './validation';

let validator: ContractValidator | undefined;

/**
 * The validator that everything in a process shares, made at the first call because compiling
 * schemas takes seconds.
 */
export function contractValidator(): ContractValidator {
  validator ??= createContractValidator();
  return validator;
}
