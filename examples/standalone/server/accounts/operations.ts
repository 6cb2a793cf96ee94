import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { Failure } from '../kernel/failure';
import type { OperationsOf } from '../kernel/operation';
import type { AccountCall } from './accountCall';
import { changePassword } from './changePassword';
import { confirmEmail } from './confirmEmail';
import { forgotPassword } from './forgotPassword';
import { findAccount, profileOf } from './profile';
import { register } from './register';
import { resetPassword } from './resetPassword';
import { endSession } from './sessions';
import { signIn } from './signIn';

export const accountOperations = {
  login: (call) => signIn(call, call.body),
  register: (call) => register(call, call.body),
  forgotPassword: (call) => forgotPassword(call, call.body),
  resetPassword: (call) => resetPassword(call, call.body),
  confirmEmail: (call) => confirmEmail(call, call.body),
  changePassword: (call) => changePassword(call, call.body),
  logout: async ({ database, now, caller }) => {
    await endSession(database, caller.sessionId, now);
    return { message: replies.auth.loggedOut };
  },
  me: async ({ database, caller }) => {
    const account = await findAccount(database, eq(users.id, caller.id));
    // Deleted since the token was read.
    if (!account) throw new Failure(401, replies.auth.sessionOver);
    return profileOf(account);
  },
} satisfies OperationsOf<
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'changePassword'
  | 'logout'
  | 'me',
  AccountCall
>;
