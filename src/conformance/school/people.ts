import type { OperationId } from '../../api/createQuizClient';
import type { Profile } from '../../api/entities';
import type { Role } from '../../rules/limits';
import type { Client, Reply, Request } from '../judging/wire';
import type { Judge } from '../judging/judge';
import { Mismatch } from '../judging/outcome';
import type { Secrecy } from '../judging/secrecy';
import { slugOf, type Traces } from '../judging/traces';

/** How an account signs in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Somebody who is signed in. */
export interface Account extends Credentials {
  profile: Profile;
  token: string;
  /** What signing in was answered with. */
  welcome: Reply<'login'>;
  call: <Id extends OperationId>(operation: Id, request?: Request<Id>) => Promise<Reply<Id>>;
}

export interface People {
  /** @throws Mismatch when the account cannot sign in */
  signIn: (credentials: Credentials) => Promise<Account>;
  /** @throws Mismatch when the account cannot sign in, or has another role */
  signInAs: (role: Role, credentials: Credentials) => Promise<Account>;
  /**
   * Registers an account and signs it in.
   *
   * @param name tells it from the others of this run
   */
  enrol: (role: Role, name: string) => Promise<Account>;
  /** An address that nobody else has. */
  addressOf: (name: string) => string;
}

/** Letters that no other run has, with what the contract asks of a password. */
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
    // What else the contract asks of the answer is a matter of the checks of the login.
    const { profile, accessToken } = judge.readable(reply);
    // A stored token may carry the prefix already (spec §6).
    const token = accessToken.replace(/^Bearer\s+/i, '');
    if (profile.role === 'Instructor') tokens.add(token);
    return {
      email,
      password,
      profile,
      token,
      welcome: reply,
      async call(operation, request) {
        const answer = await client.call(token, operation, request);
        if (profile.role === 'Student') secrecy.watch(answer);
        return answer;
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
      if (role === 'Student') made.student.set(person.profile._id, null);
      return person;
    },
  };
}
