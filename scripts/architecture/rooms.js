/**
 * The rooms of the library (`src`) and of the reference server: what each holds, and which rooms it
 * may import from. Types count as imports. `eslint.config.js` closes every other room,
 * `tests/scripts/architecture.test.ts` measures what is imported, and docs/architecture.md draws it.
 *
 * @typedef {{ readonly holds: string, readonly opens: readonly string[] }} Room
 * @typedef {Readonly<Record<string, Room>>} House
 */

/** Programs and package entries, which stand on top of all rooms: files without a folder. */
export const libraryEntries = [
  'index',
  'hooks',
  'app',
  'client',
  'rules',
  'contract',
  'testing',
  'element',
];
export const serverEntries = ['main', 'cli'];

/** @type {House} */
export const library = {
  base: {
    holds: 'what React and browsers leave out: listeners, storage that may fail, the latest value',
    opens: [],
  },
  messages: { holds: 'every sentence, in each language', opens: [] },
  files: { holds: 'CSV, text of unknown encoding, saving a file', opens: [] },
  api: { holds: 'the client and the hooks, generated from `openapi.yaml`', opens: [] },
  ui: {
    holds: 'buttons, fields, dialogs, tables: a kit that knows nothing of quizzes',
    opens: ['base'],
  },
  richText: {
    holds: 'texts in Markdown, with code and formulas, as React elements',
    opens: ['base', 'ui'],
  },
  rules: {
    holds: 'rules of the domain as pure functions, for browsers and servers',
    opens: ['messages'],
  },
  items: {
    holds: 'what a question and an answer to it are: a folder for each kind',
    opens: ['base', 'messages', 'rules', 'api', 'ui'],
  },
  session: { holds: 'the token and the account on this device', opens: ['base', 'api'] },
  contract: {
    holds: 'the types of all operations, and validation by the contract',
    opens: ['rules', 'api'],
  },
  attempt: {
    holds: 'taking a quiz without losing an answer; no screens',
    opens: ['base', 'rules', 'items', 'api', 'session'],
  },
  provider: {
    holds: '`QuizProvider` and what widgets take from it: client, sentences, formats, links',
    opens: ['base', 'messages', 'rules', 'items', 'api', 'session', 'attempt', 'ui', 'richText'],
  },
  testing: {
    holds: 'the mock school, which answers as a server does',
    opens: ['rules', 'items', 'api', 'contract'],
  },
  mock: {
    holds: 'the command that serves the mock school over HTTP',
    opens: ['testing'],
  },
  conformance: {
    holds: 'the command that checks whether a server keeps the contract',
    opens: ['rules', 'items', 'api', 'contract'],
  },
  auth: {
    holds: 'forms to register, sign in and change a password',
    opens: ['base', 'messages', 'rules', 'api', 'session', 'provider', 'ui'],
  },
  groups: {
    holds: 'groups of students',
    opens: ['base', 'messages', 'rules', 'api', 'provider', 'ui'],
  },
  students: {
    holds: 'students, invitations and the ranking',
    opens: ['base', 'messages', 'rules', 'api', 'session', 'provider', 'ui'],
  },
  questions: {
    holds: 'the question bank, its form, import and export',
    opens: [
      'base',
      'messages',
      'rules',
      'items',
      'api',
      'session',
      'provider',
      'ui',
      'files',
      'richText',
    ],
  },
  results: {
    holds: 'results and item statistics',
    opens: ['base', 'messages', 'rules', 'items', 'api', 'session', 'provider', 'ui', 'files'],
  },
  quizzes: {
    holds: 'quizzes: home, set-up, detail, joining and the runner',
    // Quiz home ends in the table of completed quizzes (spec §2).
    opens: [
      'base',
      'messages',
      'rules',
      'items',
      'api',
      'session',
      'attempt',
      'provider',
      'ui',
      'files',
      'results',
    ],
  },
  app: {
    holds: '`QuizApp`: one table of pages, their addresses, layout and session',
    opens: [
      'base',
      'messages',
      'rules',
      'api',
      'session',
      'attempt',
      'provider',
      'ui',
      'auth',
      'groups',
      'students',
      'questions',
      'results',
      'quizzes',
    ],
  },
  element: {
    holds: 'custom elements, for pages without React',
    opens: ['base', 'messages', 'api', 'session', 'provider', 'ui', 'results', 'quizzes', 'app'],
  },
};

/** @type {House} */
export const server = {
  process: { holds: 'settings, how a start fails, a share of the event loop', opens: [] },
  database: { holds: 'the tables, and the two databases that hold them', opens: ['process'] },
  kernel: {
    holds: 'what every noun needs and no noun is: calls, failures, turns, background work',
    opens: ['process', 'database'],
  },
  audit: { holds: 'who changed what', opens: ['database', 'kernel'] },
  watching: { holds: 'metrics and the log', opens: ['database', 'kernel'] },
  mail: { holds: 'mails, and the ways to send them', opens: ['process', 'kernel', 'watching'] },
  groups: { holds: 'groups', opens: ['database', 'kernel', 'audit'] },
  questions: { holds: 'the question bank', opens: ['database', 'kernel', 'audit'] },
  pictures: { holds: 'the pictures in questions', opens: ['database', 'kernel'] },
  accounts: {
    holds: 'accounts, sessions, passwords and one-time codes',
    opens: ['process', 'database', 'kernel', 'audit', 'mail'],
  },
  dueMails: {
    holds: 'mails that are sent even after a crash',
    opens: ['database', 'kernel', 'watching', 'mail', 'accounts'],
  },
  quizzes: {
    holds: 'quizzes, attempts and submissions',
    opens: ['database', 'kernel', 'audit', 'groups', 'questions', 'accounts'],
  },
  results: {
    holds: 'results, rankings and item statistics',
    opens: ['database', 'kernel', 'audit', 'quizzes'],
  },
  students: {
    holds: 'the students of an instructor',
    opens: ['database', 'kernel', 'audit', 'groups', 'accounts', 'dueMails', 'quizzes'],
  },
  http: {
    holds: 'Fastify: the routes of the contract, their security and their errors',
    opens: [
      'process',
      'database',
      'kernel',
      'watching',
      'mail',
      'groups',
      'questions',
      'pictures',
      'accounts',
      'dueMails',
      'quizzes',
      'results',
      'students',
    ],
  },
  administration: {
    holds: 'the commands: people, backups, personal data, keys, the audit',
    opens: [
      'process',
      'database',
      'kernel',
      'audit',
      'mail',
      'groups',
      'accounts',
      'dueMails',
      'students',
      'http',
    ],
  },
  demo: {
    holds: 'the demo school',
    opens: ['database', 'mail', 'accounts', 'quizzes', 'http'],
  },
  commandLine: {
    holds: 'a command line, carried out here or in the running server',
    opens: ['process', 'database', 'watching', 'administration'],
  },
  startup: {
    holds: 'starting and stopping',
    opens: ['process', 'database', 'mail', 'http', 'demo', 'commandLine'],
  },
};
