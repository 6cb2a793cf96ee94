import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { components } from 'quizwright/contract';
import { longestType, rankingsShown, type RankingShown } from 'quizwright/rules';
import { z } from 'zod';
import { StartError } from './startError';

/** A type of questions, as the school's administrator names it. */
type NamedType = components['schemas']['NamedType'];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The languages of the app, by their names in the package. */
export const appLanguages = ['en', 'en-plain', 'de', 'ar'] as const;
export type AppLanguage = (typeof appLanguages)[number];

/** Who may register: everyone in any role, only students, or no one. */
export const registrations = ['everybody', 'students', 'nobody'] as const;

/** The server's environment, validated, with defaults. */
export interface Config {
  /** TCP port, 1–65535; 0 picks any free port. */
  port: number;
  /** Address or host name to listen on. */
  host: string;
  /** Absolute path of the embedded database's folder. */
  dataDir: string;
  /** Names of the schools, each at an address and in a folder of its own; none for a single one. */
  schools: string[];
  /** Address of a PostgreSQL database to use instead of the folder; may contain a password. */
  databaseUrl?: string;
  /** Address of a mail server, with its user and password; without one, mails go to `mailDir`. */
  smtpUrl?: string;
  /** The sender of mails, as `Name <address>` or an address. */
  mailFrom: string;
  /** Absolute path of the folder for mails where there is no `smtpUrl`. */
  mailDir: string;
  /** IP addresses and networks (CIDR) of the proxies whose forwarding headers are trusted. */
  trustProxy: string[];
  /** The language of the app. */
  language: AppLanguage;
  /** Whether an empty database gets the demo school at its first start. */
  demo: boolean;
  /** Whether demo accounts may sign in with the public password from other computers. */
  demoElsewhere: boolean;
  /** Which roles may register. */
  registration: (typeof registrations)[number];
  /** What students see of the ranking. */
  ranking: RankingShown;
  /** The types that questions can have, in place of those of the specification. */
  questionTypes?: readonly NamedType[];
  /** The token for reading `/metrics`; without it, that address does not exist. */
  metricsToken?: string;
  /** Where people open the server: an origin, for links in mails. */
  publicUrl?: string;
  /** Origins of pages that may call the API from their users' browsers, and show the app in a frame. */
  portalOrigins: string[];
  logLevel: (typeof logLevels)[number];
}

/**
 * Every environment variable that the server reads; a test compares the documentation with this
 * list.
 */
export const configVariables = [
  {
    name: 'PORT',
    default: '4000',
    meaning: 'The port to listen on, a whole number from 1 to 65535 (0 takes any free port).',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning:
      'The address to listen on: an IP address or a host name. 0.0.0.0 lets other devices connect.',
  },
  {
    name: 'DATA_DIR',
    default: './data/standalone',
    meaning: 'The folder of the embedded database, relative to the working directory.',
  },
  {
    name: 'SCHOOLS',
    default: '',
    meaning:
      'Several schools in one server: their names, separated by commas, such as north, south. Each is at /north/quiz and /north/api, with a folder of its own in DATA_DIR and in MAIL_DIR. Not with DATABASE_URL.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'The address of a PostgreSQL database (15 or newer) to use instead of the folder: postgres://user:password@host:5432/database. Any number of servers may share it.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning:
      'The mail server that sends one-time codes: smtps://user:password@mail.school.example, or smtp:// for one that starts in plain text. Without it, mails are written to MAIL_DIR and their codes to the console.',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    meaning:
      'The sender of mails: an address, or a name with one, such as Quizwright <quiz@school.example>. Required with SMTP_URL.',
  },
  {
    name: 'MAIL_DIR',
    default: '',
    meaning:
      'The folder that mails are written to without SMTP_URL, relative to the working directory. By default DATA_DIR followed by “.outbox”.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'The address at which people open the server, such as https://quiz.school.example, for links in mails. Without it, mails name the page to open.',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    meaning:
      'The proxies in front of this server, as IP addresses or networks separated by commas, such as 10.0.0.5, 10.1.0.0/16. Limits count the client that they name in X-Forwarded-For. Without it, everyone behind a proxy counts as one client.',
  },
  {
    name: 'PORTAL_ORIGINS',
    default: '',
    meaning:
      'The portals on other origins that may call the API from browsers and show the app in a frame, separated by commas, such as https://portal.school.example. http:// is allowed only for localhost and 127.0.0.1.',
  },
  {
    name: 'APP_LANGUAGE',
    default: 'en',
    meaning: `The language of the app: one of ${appLanguages.join(', ')}.`,
  },
  {
    name: 'DEMO',
    default: '',
    meaning:
      'yes or no: whether an empty database gets the demo school, whose password is public. By default yes when HOST is this machine only and neither DATABASE_URL nor TRUST_PROXY is set; demo accounts can then sign in only on this machine. With yes, they can sign in from anywhere.',
  },
  {
    name: 'REGISTRATION',
    default: '',
    meaning:
      'Who may register: everybody, students (so that no one can register as an instructor), or nobody. By default everybody when HOST is this machine only and TRUST_PROXY is not set, otherwise students.',
  },
  {
    name: 'RANKING',
    default: '',
    meaning:
      'What students see of the ranking: everybody (the five best, with names and averages), own place, or nobody (nothing). Instructors always see the five best. By default own place, and everybody where DEMO is yes.',
  },
  {
    name: 'QUESTION_TYPES',
    default: '',
    meaning:
      'What questions can be about, in place of Frontend, Backend and DevOps: values with their names, separated by commas, such as BIO=Biology, CHE=Chemistry. A question keeps its value when the list changes; at its next change it needs one of the list.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning:
      'The token with which Prometheus reads /metrics, at least 16 characters. Without it, /metrics is off.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: `How much is logged: one of ${logLevels.join(', ')}.`,
  },
] as const;

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Whether an address can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}

const address = '[^\\s<>@,;"]+@[^\\s<>@,;"]+';
const sender = new RegExp(`^(${address}|[^<>@,;"\\p{C}]+<${address}>)$`, 'u');

const schoolName = /^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/;
/** Addresses that the server itself has. */
const takenNames = ['quiz', 'api', 'healthz', 'readyz', 'metrics'];

const parts = (list: string): string[] => list.split(',').map((part) => part.trim());

const mostTypes = 100;
const typeValue = new RegExp(`^[\\p{L}\\p{M}\\p{N}.+#_-]{1,${longestType}}$`, 'u');

/** The types of a list such as `BIO=Biology, CHE=Chemistry`. */
function namedTypes(list: string): NamedType[] {
  return parts(list).map((part) => {
    const [value = '', ...label] = part.split('=');
    return { value: value.trim(), label: label.join('=').trim() };
  });
}

/** Otherwise a list with semicolons would be one type with a long name. */
const isOneName = (label: string): boolean => label !== '' && !/[;\n].*=/.test(label);

const isEachOnce = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** An IP address, or a network such as 10.1.0.0/16. */
function isNetwork(part: string): boolean {
  const [ip = '', bits, ...more] = part.split('/');
  if (isIP(ip) === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && +bits <= (isIPv6(ip) ? 128 : 32));
}

/**
 * Whether a browser may send it as the origin of a portal. Over plain HTTP, anyone on the way could
 * put a script into the page, and policies cannot contain IPv6 addresses.
 */
function isPortalOrigin(part: string): boolean {
  if (!/^https?:\/\//.test(part) || !URL.canParse(part)) return false;
  const { href, origin, hostname, protocol } = new URL(part);
  return (
    href === `${origin}/` &&
    hostName.test(hostname) &&
    (protocol === 'https:' || isLoopback(hostname))
  );
}

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(4000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || hostName.test(host))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data/standalone'),
  SCHOOLS: z
    .string()
    .transform(parts)
    .refine((names) => names.every((name) => schoolName.test(name) && !takenNames.includes(name)))
    .refine((names) => new Set(names).size === names.length)
    .default([]),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url))
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/./.test(url) && URL.canParse(url) && new URL(url).hostname !== '')
    .optional(),
  MAIL_FROM: z.string().regex(sender).optional(),
  MAIL_DIR: z.string().optional(),
  PUBLIC_URL: z
    .string()
    .refine((url) => /^https?:\/\//.test(url) && URL.canParse(url))
    .transform((url) => new URL(url))
    .refine(({ href, origin }) => href === `${origin}/`)
    .transform(({ origin }) => origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(parts)
    .refine((networks) => networks.every(isNetwork))
    .default([]),
  PORTAL_ORIGINS: z
    .string()
    .transform(parts)
    .refine((origins) => origins.every(isPortalOrigin))
    .transform((origins) => [...new Set(origins.map((one) => new URL(one).origin))])
    .default([]),
  APP_LANGUAGE: z.enum(appLanguages).default('en'),
  DEMO: z.enum(['yes', 'no']).optional(),
  REGISTRATION: z.enum(registrations).optional(),
  RANKING: z.enum(rankingsShown).optional(),
  QUESTION_TYPES: z
    .string()
    .transform(namedTypes)
    .refine((types) => types.every(({ value, label }) => typeValue.test(value) && isOneName(label)))
    .refine((types) => isEachOnce(types.map(({ value }) => value)))
    .refine((types) => isEachOnce(types.map(({ label }) => label)))
    .refine(({ length }) => length <= mostTypes)
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
});

const allowed: Record<string, string> = {
  PORT: 'a whole number from 0 (any free port) to 65535',
  HOST: 'an IP address such as 127.0.0.1 or 0.0.0.0, or a host name such as localhost',
  SCHOOLS:
    'names separated by commas, each once, such as north, south: lower-case letters, digits and dashes, and none of quiz, api, healthz, readyz and metrics',
  DATABASE_URL:
    'an address such as postgres://user:password@host:5432/database, with special characters of the password percent-encoded',
  SMTP_URL:
    'an address such as smtps://user:password@mail.school.example, with special characters of the password percent-encoded',
  MAIL_FROM: 'an address such as quiz@school.example, or Quizwright <quiz@school.example>',
  PUBLIC_URL: 'an address such as https://quiz.school.example, without a path',
  TRUST_PROXY:
    'IP addresses or networks separated by commas, such as 10.0.0.5, 10.1.0.0/16 (a number of proxies is not enough)',
  PORTAL_ORIGINS:
    'origins separated by commas, such as https://portal.school.example: each with a host name (not * or null), without a path, and with https:// unless it is http://localhost or http://127.0.0.1',
  APP_LANGUAGE: `one of ${appLanguages.join(', ')}`,
  DEMO: 'yes or no',
  REGISTRATION: `one of ${registrations.join(', ')}`,
  RANKING: `one of ${rankingsShown.join(', ')}`,
  QUESTION_TYPES: `values with their names, separated by commas, such as BIO=Biology, CHE=Chemistry: each value and each name once, at most ${mostTypes}, and values of 1 to ${longestType} letters, digits and the signs . + # _ -`,
  METRICS_TOKEN: 'at least 16 letters, digits and signs, without blanks',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
};

/** Variables whose value is or may contain a secret, and is never printed. */
const secret = new Set(['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN']);

/**
 * Reads the configuration. A missing or empty variable gets its default; `DATA_DIR` is resolved
 * against the working directory.
 * @throws StartError with a sentence for every bad variable, all at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    configVariables.map(({ name }) => [name, env[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    const sentences = [...names].map((name) =>
      secret.has(name)
        ? `${name} must be ${allowed[name]}.`
        : `${name} is "${given[name]}"; it must be ${allowed[name]}.`,
    );
    throw new StartError(sentences.join('\n'));
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    SMTP_URL,
    MAIL_FROM,
    DEMO,
    LOG_LEVEL,
    METRICS_TOKEN,
    QUESTION_TYPES,
  } = result.data;
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    throw new StartError(`MAIL_FROM is missing; with SMTP_URL it must be ${allowed['MAIL_FROM']}.`);
  }
  const schools = result.data.SCHOOLS;
  if (schools.length > 0 && DATABASE_URL !== undefined) {
    throw new StartError(
      'SCHOOLS and DATABASE_URL are both set, but schools in one database would not be apart. Remove SCHOOLS, and run a server for each school, each with a database of its own.',
    );
  }
  const trustProxy = result.data.TRUST_PROXY;
  if (DEMO === 'yes' && trustProxy.length > 0) {
    throw new StartError(
      'DEMO is "yes", but TRUST_PROXY says that others can reach this server, and the passwords of the demo school are public. Remove one of the two.',
    );
  }
  const isReachedFromHere = isLoopback(HOST) && trustProxy.length === 0;
  const isHereAlone = isReachedFromHere && DATABASE_URL === undefined;
  const demo = DEMO === undefined ? isHereAlone : DEMO === 'yes';
  const dataDir = resolve(DATA_DIR);
  return {
    port: PORT,
    host: HOST,
    dataDir,
    schools,
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(SMTP_URL !== undefined && { smtpUrl: SMTP_URL }),
    mailFrom: MAIL_FROM ?? 'Quizwright <quizwright@localhost>',
    // Beside the folder, which belongs to PostgreSQL.
    mailDir: resolve(result.data.MAIL_DIR ?? `${dataDir}.outbox`),
    trustProxy,
    demo,
    demoElsewhere: DEMO === 'yes',
    registration: result.data.REGISTRATION ?? (isReachedFromHere ? 'everybody' : 'students'),
    ranking: result.data.RANKING ?? (demo ? 'everybody' : 'own place'),
    portalOrigins: result.data.PORTAL_ORIGINS,
    ...(QUESTION_TYPES !== undefined && { questionTypes: QUESTION_TYPES }),
    ...(METRICS_TOKEN !== undefined && { metricsToken: METRICS_TOKEN }),
    ...(result.data.PUBLIC_URL !== undefined && { publicUrl: result.data.PUBLIC_URL }),
    language: result.data.APP_LANGUAGE,
    logLevel: LOG_LEVEL,
  };
}
