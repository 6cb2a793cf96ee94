import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { users } from '../database/schema';
import { Failure } from '../routes/failure';
import { act, open, read, type Operations } from '../routes/operation';
import { changePassword, type PasswordChange } from './changePassword';
import { confirmEmail, type EmailConfirmation } from './confirmEmail';
import { forgotPassword, type ForgottenPassword } from './forgotPassword';
import { findAccount, profileOf } from './profile';
import { register, type Registration } from './register';
import { resetPassword, type PasswordReset } from './resetPassword';
import { endSession } from './sessions';
import { signIn, type SignIn } from './signIn';

export const accountOperations: Operations = {
  login: open<SignIn>(200, signIn),
  register: open<Registration>(201, register),
  forgotPassword: open<ForgottenPassword>(200, forgotPassword),
  resetPassword: open<PasswordReset>(200, resetPassword),
  confirmEmail: open<EmailConfirmation>(200, confirmEmail),
  changePassword: act<PasswordChange>((call, { body }) => changePassword(call, body)),
  logout: act(async ({ database, now, caller }) => {
    await endSession(database, caller.sessionId, now);
    return { message: replies.auth.loggedOut };
  }),
  me: read(async ({ database, caller }) => {
    const account = await findAccount(database, eq(users.id, caller.id));
    // Deleted since the token was read.
    if (!account) throw new Failure(401, replies.auth.sessionOver);
    return profileOf(account);
  }),
};
