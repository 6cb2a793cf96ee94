import { createContractValidator, type ContractValidator } from '../contract/validation';

let validator: ContractValidator | undefined;

/**
 * All schools of a page share one, made at the first call because compiling schemas takes a while.
 */
export function contractValidator(): ContractValidator {
  validator ??= createContractValidator();
  return validator;
}
