import { replies } from '../../rules/replies';
import { takesCode, voidCodes } from '../school/oneTimeCodes';
import { findByEmail, normalizeEmail } from '../school/people';
import { fieldConflict, fieldRefusal } from '../school/refusal';
import { endSessions } from '../school/sessions';
import type { Answers } from './call';

export const emailAnswers: Answers<'confirmEmail'> = {
  confirmEmail({ data, now, body }) {
    const email = normalizeEmail(body.email);
    const found = [...data.emailChanges].find(([, change]) => change.email === email);
    const owner = data.people.find(({ _id }) => _id === found?.[0]);
    const isOwner = owner?.status === 'active' && owner.password === body.password;
    // A wrong password does not use up the code.
    if (!owner || !isOwner || !takesCode(found?.[1], body.otp, now)) {
      throw fieldRefusal('otp', replies.auth.wrongEmailCode);
    }
    if (findByEmail(data, email) !== undefined) {
      throw fieldConflict('email', replies.students.emailTaken);
    }
    owner.email = email;
    data.emailChanges.delete(owner._id);
    voidCodes(data, owner._id);
    endSessions(data, owner._id);
    return { message: replies.auth.emailConfirmed };
  },
};
