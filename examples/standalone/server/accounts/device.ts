import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { holdKeys } from './heldKeys';
import { lifetimeMs, type Key } from './keyRing';

/** An account as a device knows it. A new password makes every device unknown again. */
export interface KnownAccount {
  id: string;
  passwordHash: string | null;
}

/**
 * The browser that sends a request, recognized by its cookie. The cookie opens no session; it only
 * gives its browser separate tries, so that others' wrong tries never use them up.
 */
export interface Device {
  /** A random id of this browser; a new one if it sent none. */
  id: string;
  /** Whether it sent a cookie. */
  hasCookie: boolean;
  /** Whether it has signed in to the account since its password was set. */
  hasSignedIn(account: KnownAccount): boolean;
  /**
   * Whether it has requested a one-time code for the address, whether or not that has an account.
   */
  hasAskedFor(email: string): boolean;
  rememberSignIn(account: KnownAccount): void;
  rememberAsking(email: string): void;
}

/** Finds the device that sent a request. What it remembers goes into the reply's cookie. */
export type FindDevice = (request: FastifyRequest, reply: FastifyReply) => Promise<Device>;

export const deviceCookie = 'quizwright_device';
/** A computer room has more users than this, but not within one hour. */
const longestList = 40;
const form = /^[\w-]{22}(\.[\w-]{22}){0,40}$/;

/**
 * Reads and writes the cookie: a random id, and a keyed digest of that id with each thing that the
 * browser has proven. Readers of the cookie learn no name, and copies share the original's tries.
 *
 * @param path where the school is among others, such as `/north`: each has a cookie of its own
 */
export function createDevices(database: Database, path = ''): FindDevice {
  const keys = holdKeys(database, 'device-secret');
  return async (request, reply) => {
    const [newest, ...others] = await keys.recent();
    const [known, ...kept] = cookieOf(request)?.split('.') ?? [];
    const id = known ?? randomBytes(16).toString('base64url');
    let proofs = kept;

    const proofOf = ({ secret }: Key, fact: Fact) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([id, ...fact]))
        .digest()
        .subarray(0, 16)
        .toString('base64url');
    const remember = (fact: Fact, inPlaceOf?: string) => {
      const proof = proofOf(newest, fact);
      const older = proofs.filter((one) => one !== proof && one !== inPlaceOf);
      proofs = [proof, ...older].slice(0, longestList);
      // Otherwise Fastify would send this one in addition to an earlier one.
      reply.removeHeader('set-cookie');
      void reply.header('set-cookie', cookie([id, ...proofs].join('.'), path, request));
    };
    const has = (fact: Fact) => {
      const isKept = (proof: string) => proofs.some((one) => isSame(one, proof));
      if (isKept(proofOf(newest, fact))) return true;
      const old = others.map((key) => proofOf(key, fact)).find(isKept);
      // Signed again, so that it outlives the key.
      if (old !== undefined) remember(fact, old);
      return old !== undefined;
    };
    return {
      id,
      hasCookie: known !== undefined,
      hasSignedIn: (account) => has(signedIn(account)),
      hasAskedFor: (email) => has(asked(email)),
      rememberSignIn: (account) => remember(signedIn(account)),
      rememberAsking: (email) => remember(asked(email)),
    };
  };
}

/** What a browser has proven. */
type Fact = readonly string[];

const signedIn = ({ id, passwordHash }: KnownAccount): Fact => [
  'signed-in',
  id,
  passwordHash ?? '',
];
const asked = (email: string): Fact => ['asked', email];

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((one) => one.startsWith(`${deviceCookie}=`));
  const value = pair?.slice(deviceCookie.length + 1) ?? '';
  return form.test(value) ? value : undefined;
}

function cookie(value: string, path: string, { protocol }: FastifyRequest): string {
  const attributes = [
    `Max-Age=${lifetimeMs['device-secret'] / 1000}`,
    `Path=${path}/api/auth`,
    'HttpOnly',
  ];
  // A browser ignores `Secure` cookies over plain HTTP, which is all that a school's own network
  // may have.
  const secure = protocol === 'https' ? ['Secure'] : [];
  return [`${deviceCookie}=${value}`, ...attributes, 'SameSite=Strict', ...secure].join('; ');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
