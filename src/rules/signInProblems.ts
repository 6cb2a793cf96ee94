import type { Messages } from '../messages/en';
import { emailProblem, readEmailAddress } from './emailAddress';

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
  const problem = emailProblem(readEmailAddress(email), validation);
  return {
    ...(problem === undefined ? {} : { email: problem }),
    ...(password === '' ? { password: validation.passwordRequired } : {}),
  };
}
