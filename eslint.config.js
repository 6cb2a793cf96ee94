import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { library, libraryEntries, server, serverEntries } from './scripts/architecture/layers.js';
import vocabulary from './scripts/vocabulary.js';

const onlyForServers = {
  regex: '^quizwright(?!/(rules|contract|languages/\\w+)$)|^(\\.\\./)+src/',
  message:
    'The server takes quizwright/rules, quizwright/languages, the types of quizwright/contract and openapi.yaml, and nothing else of the package.',
};

/** What only `src/items` may know of an answer (decision 67). */
const opaqueAnswers = {
  regex: '(^quizwright/rules|/rules/limits)$',
  importNames: ['letters', 'Letter'],
  message:
    'Outside src/items an answer is opaque: ask src/items what it says, earns or looks like.',
};

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

/** What loads later goes through one place, because some browsers never repeat a failed import. */
const imports = {
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^(codeLoader|laterCode|lazyPart)$/] ImportExpression)',
  message: 'Import through codeLoader, laterCode or lazyPart of src/base.',
};

/** Refuses a module the modules that it may not import, and the entries above all layers. */
function direction(modules, place, entries, others) {
  return Object.entries(modules).map(([name, { imports }]) => {
    const more = name === 'items' ? others : [opaqueAnswers, ...others];
    const closed = Object.keys(modules).filter(
      (other) => other !== name && !imports.includes(other),
    );
    const patterns = [
      {
        regex: `^(\\.\\./)+(${closed.join('|')})/`,
        message: `${place}/${name} may import from: ${imports.join(', ') || 'nothing'}. The table of modules is scripts/architecture/layers.js.`,
      },
      {
        regex: `^(\\.\\./)+(${entries.join('|')})$`,
        message: 'Import the file itself: nothing imports an entry.',
      },
      ...more,
    ];
    return {
      files: [`${place}/${name}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
  });
}

const serverPlace = 'examples/standalone/server';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.next/**',
      'storybook-static/**',
      '**/test-results/**',
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
    files: ['stories/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/\\.storybook/',
              message: '.storybook imports from stories: put what both need into stories.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
    },
  },
  ...direction(library, 'src', libraryEntries, []),
  {
    files: [`${serverPlace}/*.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlyForServers] }] },
  },
  ...direction(server, serverPlace, serverEntries, [onlyForServers]),
  {
    files: [`src/!(${libraryEntries.join('|')}).{ts,tsx}`, 'src/*/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', reExports, imports],
    },
  },
  {
    files: ['src/*/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', reExports, imports, ...sentences] },
  },
  {
    // Languages and the mock's program load at the start; grammars load through a `laterCode`.
    files: ['src/messages/loadLanguage.ts', 'src/mock/main.ts', 'src/richText/code/loadGrammar.ts'],
    rules: { 'no-restricted-syntax': ['error', reExports] },
  },
  {
    files: [
      '{src,tests,stories,scripts}/**/*.{ts,tsx,js}',
      'examples/standalone/{server,client}/**/*.{ts,tsx}',
    ],
    plugins: { vocabulary },
    rules: { 'vocabulary/words': 'error' },
  },
  ...storybook.configs['flat/recommended'],
);
