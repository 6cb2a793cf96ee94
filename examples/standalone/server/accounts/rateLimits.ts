/**
 * How often something may be tried: `tries` at once, then one more after each `returnMs`. A guesser
 * is slowed down to that pace for ever; everyone else waits for one try at most.
 */
export interface RateLimit {
  /** Separates the counts of different limits in the table. */
  name: string;
  /** How many are allowed at once. */
  tries: number;
  /** How many are allowed at once while the network is crowded: see `takeTries`. */
  triesInCrowd?: number;
  /** The time after which one try comes back. */
  returnMs: number;
  /** What is tried, as in "Too many {what}." */
  what: string;
  /** Whether it counts by the caller alone, so that other bodies are refused as well. */
  isOfCaller?: boolean;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const toSignIn = 'tries to sign in';
const forAccount = 'one-time codes for this account';
const forMailbox = 'one-time codes for this email';
const toReset = 'tries to reset the password';

/**
 * Every limit of the server. A success gives its tries back, so that only failures count. For
 * mails, invitations and new accounts it is the successes that count.
 *
 * A "device" is a browser that has proven something about the account: see `Device`. It has limits
 * of its own, which nobody else can use up.
 */
export const limits = {
  /** Wrong passwords for an account from a device that has signed in to it before. */
  signInOfDevice: { name: 'sign-in-device', tries: 10, returnMs: minuteMs, what: toSignIn },
  /** Wrong passwords for an account from all other devices of a network. */
  signInHere: {
    name: 'sign-in-here',
    tries: 10,
    triesInCrowd: 2,
    returnMs: 10 * minuteMs,
    what: toSignIn,
  },
  /** The same over a day: a persistent guesser is slowed down further. */
  signInHereInTheLongRun: {
    name: 'sign-in-here-long',
    tries: 30,
    returnMs: hourMs,
    what: toSignIn,
  },
  /** Wrong passwords for an account from all unknown devices, wherever they are. */
  signInOfAccount: { name: 'sign-in', tries: 100, returnMs: 5 * minuteMs, what: toSignIn },
  /** Wrong passwords from a network, for any account. Beyond this, the network is crowded. */
  signInOfNetwork: {
    name: 'sign-in-network',
    tries: 1_000,
    returnMs: 4 * secondMs,
    what: toSignIn,
  },

  /** Accounts made from a network; all classes of a school register from one. */
  registration: {
    name: 'registration',
    tries: 2_000,
    returnMs: 2 * secondMs,
    what: 'new accounts',
  },

  /** Codes that a device requests for an account it has signed in to before. */
  codesOfDevice: { name: 'codes-device', tries: 5, returnMs: 3 * minuteMs, what: forAccount },
  /** Codes that all other devices of a network request for an account. */
  codesHere: { name: 'codes-here', tries: 5, returnMs: 3 * minuteMs, what: forAccount },
  /** Codes that strangers request: they must not fill a mailbox. */
  codesOfMailbox: { name: 'codes-mailbox', tries: 20, returnMs: 10 * minuteMs, what: forMailbox },

  /** Wrong codes for an account from a device that has requested one, or has signed in before. */
  resetOfDevice: { name: 'reset-device', tries: 10, returnMs: 90 * secondMs, what: toReset },
  /** Wrong codes for an account from all other devices of a network. */
  resetHere: { name: 'reset-here', tries: 10, returnMs: 90 * secondMs, what: toReset },
  /** Tries per code and device or network; they come back after the code has expired. */
  code: { name: 'code', tries: 5, returnMs: 10 * minuteMs, what: toReset },
  /** Tries of an account's codes by all who did not request them. */
  codesOfStrangers: { name: 'code-strangers', tries: 100, returnMs: 5 * minuteMs, what: toReset },

  /** Changes of a student's email by an instructor: each mails two mailboxes. */
  emailChange: {
    name: 'email-changes',
    tries: 10,
    returnMs: 6 * minuteMs,
    what: 'changes of the email of this student',
  },
  /** Wrong codes and passwords for a new email, from a network. */
  emailConfirmation: {
    name: 'email-confirmations',
    tries: 10,
    returnMs: 90 * secondMs,
    what: 'tries to confirm the email',
  },

  /** Wrong old passwords of an account. */
  passwordChange: {
    name: 'password-change',
    tries: 10,
    returnMs: 90 * secondMs,
    what: 'tries to change the password',
    isOfCaller: true,
  },

  /** Students that an instructor adds. */
  invitation: { name: 'invitations', tries: 500, returnMs: 10 * secondMs, what: 'new students' },
  /** Invitations to one mailbox, from all instructors. */
  invitationsOfMailbox: {
    name: 'invitations-mailbox',
    tries: 20,
    returnMs: 10 * minuteMs,
    what: 'invitations to this email',
  },

  /** Pictures that an instructor uploads; an import brings 2,000 at most. */
  upload: {
    name: 'uploads',
    tries: 2_000,
    returnMs: 3 * secondMs,
    what: 'pictures',
    isOfCaller: true,
  },

  /** Join codes without a quiz that a student types. */
  joining: {
    name: 'joining',
    tries: 30,
    triesInCrowd: 3,
    returnMs: minuteMs,
    what: 'codes that are wrong',
    isOfCaller: true,
  },
  /** The same from a network. Beyond this, the network is crowded. */
  joiningOfNetwork: {
    name: 'joining-network',
    tries: 1_500,
    returnMs: 2 * secondMs,
    what: 'codes that are wrong',
  },
} as const satisfies Record<string, RateLimit>;
