import type { OperationId } from '../api/createQuizClient';
import type { Profile } from '../api/entities';
import type { Role } from '../rules/limits';
import type { Client, Reply, Request } from './wire';
import { hold, type Judge } from './judge';
import type { Secrecy } from './secrecy';
import type { Traces } from './tidy';

/** How an account signs in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Somebody who is signed in. */
export interface Person extends Credentials {
  profile: Profile;
  token: string;
  call: <Id extends OperationId>(operation: Id, request?: Request<Id>) => Promise<Reply<Id>>;
}

export interface People {
  /** @throws Mismatch when the account cannot sign in */
  signIn: (credentials: Credentials) => Promise<Person>;
  /** @throws Mismatch when the account cannot sign in, or has another role */
  signInAs: (role: Role, credentials: Credentials) => Promise<Person>;
  /**
   * Registers an account and signs it in.
   *
   * @param name tells it from the others of this run
   */
  enrol: (role: Role, name: string) => Promise<Person>;
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
  { marker, tokens }: Traces,
): People {
  async function signIn({ email, password }: Credentials): Promise<Person> {
    const reply = await client.call(null, 'login', { body: { email, password } });
    const { profile, accessToken } = judge.success(reply);
    // A stored token may carry the prefix already (spec §6).
    const token = accessToken.replace(/^Bearer\s+/i, '');
    if (profile.role === 'Instructor') tokens.add(token);
    return {
      email,
      password,
      profile,
      token,
      async call(operation, request) {
        const answer = await client.call(token, operation, request);
        if (profile.role === 'Student') secrecy.watch(answer);
        return answer;
      },
    };
  }

  const addressOf = (name: string): string =>
    `${marker.toLowerCase().replaceAll(' ', '-')}-${name.toLowerCase()}@quizwright.example`;

  return {
    signIn,
    addressOf,
    async signInAs(role, credentials) {
      const person = await signIn(credentials);
      hold(person.profile.role === role, `the role ${role}`, `the role ${person.profile.role}`);
      return person;
    },
    async enrol(role, name) {
      const credentials = { email: addressOf(name), password: newPassword() };
      const draft = { first_name: marker, last_name: name, role, ...credentials };
      judge.success(await client.call(null, 'register', { body: draft }));
      return signIn(credentials);
    },
  };
}
