import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { Operations, Sent } from '../kernel/operation';
import type { AccountCall } from './accountCall';
import { changePassword, type PasswordChange } from './changePassword';
import { confirmEmail, type EmailConfirmation } from './confirmEmail';
import { forgotPassword, type ForgottenPassword } from './forgotPassword';
import { findAccount, profileOf } from './profile';
import { register, type Registration } from './register';
import { resetPassword, type PasswordReset } from './resetPassword';
import { endSession } from './sessions';
import { signIn, type SignIn } from './signIn';

export const accountOperations = {
  login: (call: AccountCall & Sent<SignIn>) => signIn(call, call.body),
  register: (call: AccountCall & Sent<Registration>) => register(call, call.body),
  forgotPassword: (call: AccountCall & Sent<ForgottenPassword>) => forgotPassword(call, call.body),
  resetPassword: (call: AccountCall & Sent<PasswordReset>) => resetPassword(call, call.body),
  confirmEmail: (call: AccountCall & Sent<EmailConfirmation>) => confirmEmail(call, call.body),
  changePassword: (call: AccountCall & Call & Sent<PasswordChange>) =>
    changePassword(call, call.body),
  logout: async ({ database, now, caller }: Call) => {
    await endSession(database, caller.sessionId, now);
    return { message: replies.auth.loggedOut };
  },
  me: async ({ database, caller }: Call) => {
    const account = await findAccount(database, eq(users.id, caller.id));
    // Deleted since the token was read.
    if (!account) throw new Failure(401, replies.auth.sessionOver);
    return profileOf(account);
  },
} satisfies Operations;
