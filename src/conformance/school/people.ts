import type { OperationId } from '../../api/createQuizClient';
import type { Profile } from '../../api/entities';
import type { Role } from '../../rules/limits';
import type { Client, Reply, Request } from '../judging/wire';
import type { Judge } from '../judging/judge';
import { Mismatch } from '../judging/outcome';
import type { Secrecy } from '../judging/secrecy';
import { slugOf, type Traces } from '../judging/traces';

/** The credentials of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** A signed-in account. */
export interface Account extends Credentials {
  profile: Profile;
  token: string;
  /** The reply to signing in. */
  welcome: Reply<'login'>;
  call: <Id extends OperationId>(operation: Id, request?: Request<Id>) => Promise<Reply<Id>>;
}

export interface People {
  /** @throws Mismatch if the account cannot sign in */
  signIn: (credentials: Credentials) => Promise<Account>;
  /** @throws Mismatch if the account cannot sign in, or has another role */
  signInAs: (role: Role, credentials: Credentials) => Promise<Account>;
  /**
   * Registers an account and signs it in. Throws Mismatch if that fails, or it has another role.
   *
   * @param name distinguishes it from the others of this run
   */
  enrol: (role: Role, name: string) => Promise<Account>;
  /** A unique email address. */
  addressOf: (name: string) => string;
}

/** Letters that no other run has, plus what the contract requires of a password. */
export function newPassword(): string {
  return `Aa1-${crypto.randomUUID()}`;
}

export function createPeople(
  client: Client,
  judge: Judge,
  secrecy: Secrecy,
  { marker, tokens, made }: Traces,
): People {
  async function signIn({ email, password }: Credentials): Promise<Account> {
    const reply = await client.call(null, 'login', { body: { email, password } });
    // The checks of `login` cover the rest of the reply.
    const { profile, accessToken } = judge.readable(reply);
    // A stored token may already carry the prefix (spec §6).
    const token = accessToken.replace(/^Bearer\s+/i, '');
    if (profile.role === 'Instructor') tokens.add(token);
    return {
      email,
      password,
      profile,
      token,
      welcome: reply,
      async call(operation, request) {
        const reply = await client.call(token, operation, request);
        if (profile.role === 'Student') secrecy.watch(reply);
        return reply;
      },
    };
  }

  const addressOf = (name: string): string =>
    `${slugOf(marker)}-${name.toLowerCase()}@quizwright.example`;

  return {
    signIn,
    addressOf,
    async signInAs(role, credentials) {
      const person = await signIn(credentials);
      const came = person.profile.role;
      if (came !== role) throw new Mismatch(`the role ${role}`, `the role ${came}`, 'login');
      return person;
    },
    async enrol(role, name) {
      const credentials = { email: addressOf(name), password: newPassword() };
      const draft = { first_name: marker, last_name: name, role, ...credentials };
      judge.success(await client.call(null, 'register', { body: draft }));
      const person = await signIn(credentials);
      const came = person.profile.role;
      if (came !== role) throw new Mismatch(`the role ${role}`, `the role ${came}`, 'register');
      if (role === 'Student') made.student.set(person.profile._id, null);
      return person;
    },
  };
}
