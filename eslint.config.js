import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The modules of `src` that each module may import from. Types count as imports. Every module may
 * import from `base`; any other module missing from its list is closed to it.
 */
const features = ['auth', 'groups', 'students', 'questions', 'quizzes', 'results'];
const rooms = {
  base: [],
  messages: [],
  rules: ['messages'],
  ui: [],
  files: [],
  api: ['rules', 'messages'],
  session: ['rules', 'messages', 'api'],
  attempt: ['rules', 'messages', 'api', 'session'],
  provider: ['rules', 'messages', 'api', 'session', 'attempt', 'ui'],
  ...Object.fromEntries(
    features.map((feature) => [
      feature,
      ['rules', 'messages', 'api', 'session', 'attempt', 'provider', 'ui', 'files'],
    ]),
  ),
  // Quiz home ends in the table of completed quizzes (spec §2). `results` knows nothing of
  // `quizzes`.
  quizzes: ['rules', 'messages', 'api', 'session', 'attempt', 'provider', 'ui', 'files', 'results'],
  app: ['rules', 'messages', 'api', 'session', 'attempt', 'provider', 'ui', ...features],
  element: ['messages', 'api', 'session', 'provider', 'ui', ...features, 'app'],
  contract: ['rules', 'api'],
  testing: ['rules', 'messages', 'api', 'contract'],
  conformance: ['rules', 'api', 'contract'],
};

const nouns = ['accounts', 'dueMails', 'groups', 'questions', 'quizzes', 'results', 'students'];
const belowHttp = ['process', 'database', 'kernel', 'audit', 'watching', 'mail', ...nouns];
/**
 * The same for the reference server, from the ground up: the modules of
 * `examples/standalone/server` that each may import from. `main.ts` and `cli.ts` may import all of
 * them (decision 56).
 */
const serverRooms = {
  process: [],
  database: ['process'],
  kernel: ['process', 'database'],
  audit: ['database', 'kernel'],
  watching: ['database', 'kernel'],
  mail: ['process', 'kernel', 'watching'],
  accounts: ['process', 'database', 'kernel', 'audit', 'mail'],
  dueMails: ['database', 'kernel', 'watching', 'mail', 'accounts'],
  groups: ['database', 'kernel', 'audit'],
  questions: ['database', 'kernel', 'audit'],
  quizzes: ['database', 'kernel', 'audit', 'accounts', 'groups'],
  results: ['database', 'kernel', 'audit', 'quizzes'],
  students: ['database', 'kernel', 'audit', 'accounts', 'dueMails', 'groups', 'quizzes'],
  http: belowHttp,
  administration: [...belowHttp, 'http'],
  demo: [...belowHttp, 'http'],
  commandLine: [...belowHttp, 'administration'],
  startup: [...belowHttp, 'http', 'demo', 'commandLine'],
};
const serverEntries = ['main', 'cli'];
const onlyRulesAndContract = {
  regex: '^quizwright(?!/(rules|contract)$)|^(\\.\\./)+src/',
  message:
    'The server takes quizwright/rules, the types of quizwright/contract and openapi.yaml, and nothing else of the package.',
};

const entries = [
  'index',
  'hooks',
  'app',
  'client',
  'rules',
  'contract',
  'testing',
  'conformance',
  'element',
];

/** Attributes whose text people see or hear: it must come from `src/messages`. */
const attributes =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|[a-z]+Label|alt|caption|description|error|hint|label|note|placeholder|title)$/';
const places = [
  `JSXAttribute[name.name=${attributes}]`,
  `JSXAttribute[name.name=${attributes}] > JSXExpressionContainer`,
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer',
];
const text = [
  'Literal[value=/[a-z]{2}/i]',
  'TemplateLiteral:has(TemplateElement[value.raw=/[a-z]{2}/i])',
];
const sentences = [
  'JSXText[value=/[a-z]{2}/i]',
  ...places.flatMap((place) =>
    text.flatMap((node) => [
      `${place} > ${node}`,
      `${place} > LogicalExpression > ${node}.right`,
      `${place} > ConditionalExpression > ${node}:matches(.consequent, .alternate)`,
    ]),
  ),
].map((selector) => ({
  selector,
  message: 'A word that is seen or read out belongs into src/messages.',
}));
const reExports = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'Only the entry files re-export.',
};

/** Closes a module to every module missing from its list. */
function closing(house, [room, open], place) {
  const closed = Object.keys(house).filter((other) => other !== room && !open.includes(other));
  return {
    regex: `^(\\.\\./)+(${closed.join('|')})/`,
    message: `${place}/${room} may import from: ${open.join(', ') || 'nothing'}. The table of rooms is in eslint.config.js.`,
  };
}

function serverDirection([room, open]) {
  const patterns = [
    closing(serverRooms, [room, open], 'server'),
    {
      regex: `^(\\.\\./)+(${serverEntries.join('|')})$`,
      message: 'Nothing imports an entry of the server.',
    },
    onlyRulesAndContract,
  ];
  return {
    files: [`examples/standalone/server/${room}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

function direction([room, open]) {
  const patterns = [
    closing(rooms, [room, ['base', ...open]], 'src'),
    {
      regex: `^(\\.\\./)+(${entries.join('|')})$`,
      message: 'Import the file itself: only the entry files re-export.',
    },
  ];
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'storybook-static/**',
      'test-results/**',
      'data/**',
      // Separate projects, which check themselves when they are built.
      'tests/hosts/matrix/*/**',
      'src/api/schema.ts',
      '.storybook/public/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', 'examples/*/{client,src}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  ...Object.entries(rooms).map(direction),
  {
    files: ['examples/standalone/server/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlyRulesAndContract] }] },
  },
  ...Object.entries(serverRooms).map(serverDirection),
  {
    files: [
      'src/!(index|hooks|app|client|rules|contract|testing|conformance|element).{ts,tsx}',
      'src/*/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': ['error', reExports],
    },
  },
  {
    files: ['src/*/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', reExports, ...sentences] },
  },
  ...storybook.configs['flat/recommended'],
);
