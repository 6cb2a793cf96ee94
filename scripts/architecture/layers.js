/**
 * The modules of the library (`src`) and of the reference server, from the lowest layer up: what
 * each holds, and which modules it may import. Types count as imports. `eslint.config.js` refuses
 * every other import, `tests/scripts/architecture.test.ts` measures what is imported, and
 * docs/architecture.md draws it.
 *
 * @typedef {{ readonly holds: string, readonly imports: readonly string[] }} Module
 * @typedef {Readonly<Record<string, Module>>} Modules
 */

/** Programs and package entries, above all layers: files without a folder. */
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

/** @type {Modules} */
export const library = {
  base: {
    holds: 'what React and browsers leave out: listeners, storage that may fail, the latest value',
    imports: [],
  },
  messages: { holds: 'every sentence, in each language', imports: [] },
  files: { holds: 'CSV, text of unknown encoding, saving a file', imports: [] },
  api: { holds: 'the client and the hooks, generated from `openapi.yaml`', imports: [] },
  ui: {
    holds: 'buttons, fields, dialogs, tables: a kit that knows nothing of quizzes',
    imports: ['base'],
  },
  richText: {
    holds: 'texts in Markdown, with code and formulas, as React elements',
    imports: ['base', 'ui'],
  },
  rules: {
    holds: 'rules of the domain as pure functions, for browsers and servers',
    imports: ['messages'],
  },
  items: {
    holds: 'what a question and an answer to it are: a folder for each kind',
    imports: ['base', 'messages', 'rules', 'api', 'ui'],
  },
  session: { holds: 'the token and the account on this device', imports: ['base', 'api'] },
  fileFormats: {
    holds: 'the formats of question files: reading, judging and writing them; no screens',
    imports: ['base', 'messages', 'rules', 'items', 'api', 'files', 'richText'],
  },
  contract: {
    holds: 'the types of all operations, and validation by the contract',
    imports: ['rules', 'api'],
  },
  attempt: {
    holds: 'taking a quiz without losing an answer; no screens',
    imports: ['base', 'rules', 'items', 'api', 'session'],
  },
  provider: {
    holds: '`QuizProvider` and what widgets take from it: client, sentences, formats, links',
    imports: ['base', 'messages', 'rules', 'items', 'api', 'session', 'attempt', 'ui', 'richText'],
  },
  testing: {
    holds: 'the mock school, which answers as a server does',
    imports: ['rules', 'items', 'api', 'contract'],
  },
  mock: {
    holds: 'the command that serves the mock school over HTTP',
    imports: ['testing'],
  },
  conformance: {
    holds: 'the command that checks whether a server keeps the contract',
    imports: ['rules', 'items', 'api', 'contract'],
  },
  auth: {
    holds: 'forms to register, sign in and change a password',
    imports: ['base', 'messages', 'rules', 'api', 'session', 'provider', 'ui'],
  },
  groups: {
    holds: 'groups of students',
    imports: ['base', 'messages', 'rules', 'api', 'provider', 'ui'],
  },
  students: {
    holds: 'students, invitations and the ranking',
    imports: ['base', 'messages', 'rules', 'api', 'session', 'provider', 'ui'],
  },
  questions: {
    holds: 'the question bank, its form, import and export',
    imports: [
      'base',
      'messages',
      'rules',
      'items',
      'api',
      'session',
      'provider',
      'ui',
      'files',
      'fileFormats',
      'richText',
    ],
  },
  results: {
    holds: 'results and item statistics',
    imports: ['base', 'messages', 'rules', 'items', 'api', 'session', 'provider', 'ui', 'files'],
  },
  quizzes: {
    holds: 'quizzes: home, set-up, detail, joining and the runner',
    // Quiz home ends in the table of completed quizzes (spec §2).
    imports: [
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
    imports: [
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
    imports: ['base', 'messages', 'api', 'session', 'provider', 'ui', 'results', 'quizzes', 'app'],
  },
};

/** @type {Modules} */
export const server = {
  process: { holds: 'settings, how a start fails, a share of the event loop', imports: [] },
  database: { holds: 'the tables, and the two databases that hold them', imports: ['process'] },
  kernel: {
    holds: 'what every noun needs and no noun is: calls, failures, turns, background work',
    imports: ['process', 'database'],
  },
  audit: { holds: 'who changed what', imports: ['database', 'kernel'] },
  watching: { holds: 'metrics and the log', imports: ['database', 'kernel'] },
  mail: { holds: 'mails, and the ways to send them', imports: ['process', 'kernel', 'watching'] },
  groups: { holds: 'groups', imports: ['database', 'kernel', 'audit'] },
  questions: { holds: 'the question bank', imports: ['database', 'kernel', 'audit'] },
  accounts: {
    holds: 'accounts, sessions, passwords and one-time codes',
    imports: ['process', 'database', 'kernel', 'audit', 'mail'],
  },
  pictures: { holds: 'the pictures in questions', imports: ['database', 'kernel', 'accounts'] },
  dueMails: {
    holds: 'mails that are sent even after a crash',
    imports: ['database', 'kernel', 'watching', 'mail', 'accounts'],
  },
  quizzes: {
    holds: 'quizzes, attempts and submissions',
    imports: ['database', 'kernel', 'audit', 'groups', 'questions', 'accounts'],
  },
  results: {
    holds: 'results, rankings and item statistics',
    imports: ['database', 'kernel', 'audit', 'quizzes'],
  },
  students: {
    holds: 'the students of an instructor',
    imports: ['database', 'kernel', 'audit', 'groups', 'accounts', 'dueMails', 'quizzes'],
  },
  http: {
    holds: 'Fastify: the routes of the contract, their security and their errors',
    imports: [
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
    imports: [
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
    imports: ['database', 'mail', 'accounts', 'quizzes', 'http'],
  },
  commandLine: {
    holds: 'a command line, carried out here or in the running server',
    imports: ['process', 'database', 'watching', 'administration'],
  },
  startup: {
    holds: 'starting and stopping',
    imports: ['process', 'database', 'mail', 'http', 'demo', 'commandLine'],
  },
};
