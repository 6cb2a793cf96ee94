import { replies } from '../../rules/replies';
import { sendCode, takesCode, voidCodes } from '../school/oneTimeCodes';
import { findByEmail } from '../school/people';
import { fieldRefusal } from '../school/refusal';
import { endUserSessions } from '../school/sessions';
import type { PersonRecord } from '../school/records';
import type { SchoolData } from '../school/schoolData';
import type { Replies } from './call';

/** An inactive account gets no code and accepts none. */
function findActive(data: SchoolData, email: string): PersonRecord | undefined {
  const person = findByEmail(data, email);
  return person?.status === 'active' ? person : undefined;
}

/** Sets a password. Ends the account's codes and its sessions, except one that may continue. */
function setPassword(
  data: SchoolData,
  person: PersonRecord,
  password: string,
  { keep }: { keep?: string } = {},
): void {
  person.password = password;
  voidCodes(data, person._id);
  endUserSessions(data, person._id, { keep });
}

export const passwordReplies: Replies<'forgotPassword' | 'resetPassword' | 'changePassword'> = {
  forgotPassword({ data, now, body }) {
    const person = findActive(data, body.email);
    if (person !== undefined) sendCode(data, person, now);
    return { message: replies.auth.codeSent };
  },

  resetPassword({ data, now, body }) {
    const person = findActive(data, body.email);
    const held = (codes: SchoolData['codes']) => codes.get(person?._id ?? '');
    const isGood =
      takesCode(held(data.codes), body.otp, now) ||
      takesCode(held(data.invitations), body.otp, now);
    if (person === undefined || !isGood) {
      throw fieldRefusal('otp', replies.auth.wrongCode);
    }
    const { passwordSet, passwordReset } = replies.auth;
    const message = person.password === null ? passwordSet : passwordReset;
    setPassword(data, person, body.password);
    return { message };
  },

  changePassword({ data, caller, token, body }) {
    if (caller.password !== body.password) {
      throw fieldRefusal('password', replies.auth.wrongOldPassword);
    }
    setPassword(data, caller, body.password_new, { keep: token });
    return { message: replies.auth.passwordChanged };
  },
};
