import { replies } from '../../rules/replies';
import { findByEmail, normalizeEmail, profileOf } from '../school/people';
import { fieldConflict, Refusal } from '../school/refusal';
import { openSession } from '../school/sessions';
import type { Replies } from './call';

export const accountReplies: Replies<'login' | 'register' | 'logout' | 'me'> = {
  login({ data, body }) {
    const person = findByEmail(data, body.email);
    if (person === undefined || person.password !== body.password) {
      throw new Refusal(401, replies.auth.wrongLogin);
    }
    if (person.status !== 'active') throw new Refusal(403, replies.auth.loginInactive);
    return {
      message: replies.auth.loggedIn,
      profile: profileOf(data, person),
      accessToken: openSession(data, person),
    };
  },

  register({ data, body }) {
    if (findByEmail(data, body.email) !== undefined) {
      throw fieldConflict('email', replies.auth.emailTaken);
    }
    data.people.push({
      ...body,
      _id: data.newId('user'),
      first_name: body.first_name.trim(),
      last_name: body.last_name.trim(),
      email: normalizeEmail(body.email),
      status: 'active',
      group: null,
      madeBy: null,
    });
    return { message: replies.auth.registered };
  },

  logout({ data, token }) {
    data.sessions.delete(token);
    return { message: replies.auth.loggedOut };
  },

  me: ({ data, caller }) => profileOf(data, caller),
};
