import { usualTypes } from '../rules/limits';
import { createContractValidator, type ContractValidator } from './validation';

const validators = new Map<string, ContractValidator>();

/**
 * The validator that everything in a process shares, made at the first call because compiling
 * schemas takes seconds.
 *
 * @param types of questions that requests may have
 */
export function contractValidator(types: readonly string[] = usualTypes): ContractValidator {
  const key = JSON.stringify(types);
  const validator = validators.get(key) ?? createContractValidator(types);
  validators.set(key, validator);
  return validator;
}
