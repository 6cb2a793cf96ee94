import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The rooms of `src` that each room may import from. Types count as imports. Every room may import
 * from `base`; any other room that its list does not name is closed to it.
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
  // Quiz home ends in the table of completed quizzes (spec §2). `results` knows nothing of `quizzes`.
  quizzes: ['rules', 'messages', 'api', 'session', 'attempt', 'provider', 'ui', 'files', 'results'],
  app: ['rules', 'messages', 'api', 'session', 'attempt', 'provider', 'ui', ...features],
  element: ['messages', 'api', 'session', 'provider', 'ui', ...features, 'app'],
  contract: ['rules', 'api'],
  testing: ['rules', 'messages', 'api', 'contract'],
  conformance: ['rules', 'api', 'contract'],
};
const entries = ['index', 'hooks', 'app', 'client', 'rules', 'testing', 'conformance', 'element'];

/** Where a word would be seen or read out that stands in no file of `src/messages`. */
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

function direction([room, open]) {
  const closed = Object.keys(rooms).filter(
    (other) => other !== room && other !== 'base' && !open.includes(other),
  );
  const patterns = [
    {
      regex: `^(\\.\\./)+(${closed.join('|')})/`,
      message: `src/${room} may import from: ${open.join(', ') || 'nothing'} (see CONTRIBUTING.md).`,
    },
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
      // Projects of their own: each checks itself when it is built.
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
    files: [
      'src/!(index|hooks|app|client|rules|testing|conformance|element).{ts,tsx}',
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
  {
    files: ['examples/standalone/server/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^quizwright(?!/rules$)|^(\\.\\./)+src/',
              message:
                'The server takes quizwright/rules and openapi.yaml and nothing else of the package.',
            },
          ],
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
);
