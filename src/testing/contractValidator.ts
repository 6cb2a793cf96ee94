import { createContractValidator, type ContractValidator } from '../contract/validation';

let validator: ContractValidator | undefined;

/** One for every school of the page, made at the first call: compiling schemas takes a while. */
export function contractValidator(): ContractValidator {
  validator ??= createContractValidator();
  return validator;
}
