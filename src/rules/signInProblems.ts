import type { Messages } from '../messages/en';
import { emailAddressPattern } from './emailAddress';
import { longestEmailAddress } from './limits';

export interface SignInProblems {
  email?: string;
  password?: string;
}

/**
 * Checks the sign-in form (spec §5) with the rules of `signInForm`, but without zod, which would
 * weigh more than everything else on a student's way to the form.
 */
export function signInProblems(
  { email, password }: { email: string; password: string },
  { validation }: Pick<Messages, 'validation'>,
): SignInProblems {
  const problem = addressProblem(email.trim(), validation);
  return {
    ...(problem === undefined ? {} : { email: problem }),
    ...(password === '' ? { password: validation.passwordRequired } : {}),
  };
}

function addressProblem(address: string, words: Messages['validation']): string | undefined {
  if (address === '') return words.emailRequired;
  if (!emailAddressPattern.test(address)) return words.emailInvalid;
  if (address.length > longestEmailAddress) return words.emailTooLong(longestEmailAddress);
  return undefined;
}
