const name = '^qw-[a-z0-9]+(-[a-z0-9]+)*$';

/**
 * Physical properties: their logical counterparts also work right to left, without a second sheet.
 */
const physical = [
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
  '/^overscroll-behavior-(x|y)$/',
];

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'selector-class-pattern': [name, { message: 'A class begins with "qw-" and is kebab-case.' }],
    'custom-property-pattern': [
      '^qw-[a-z0-9]+(-[a-z0-9]+)*$',
      { message: 'A custom property begins with "--qw-" and is kebab-case.' },
    ],
    'keyframes-name-pattern': [name, { message: 'Keyframes begin with "qw-": they are global.' }],
    'container-name-pattern': [name, { message: 'A container begins with "qw-".' }],

    'selector-max-id': 0,
    // One class, at most doubled: states and contexts go into :where(), which adds no specificity.
    'selector-max-specificity': '0,2,1',
    'selector-max-compound-selectors': 3,
    'selector-disallowed-list': [
      ['/,\\n[a-z*#[]/', '/^(?!\\.qw-|:where\\(\\.qw-|from$|to$|\\d)/'],
      { message: 'A rule begins with a qw- class: nothing of the host may match.' },
    ],
    'declaration-no-important': true,
    'property-disallowed-list': physical,
    'declaration-property-value-disallowed-list': {
      '/^(float|clear|text-align|caption-side)$/': ['left', 'right'],
      '/.*/': ['/data:/'],
    },
    'unit-disallowed-list': [
      ['rem'],
      { message: 'The host owns the root font size: take px or em, or a token.' },
    ],
    'at-rule-disallowed-list': ['font-face', 'charset', 'namespace'],
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/'],
      { message: 'Widths come from container queries: a widget lives in a sidebar as often.' },
    ],
    'function-url-scheme-disallowed-list': ['data', 'http', 'https'],

    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-hex-length': 'long',
    'color-named': 'never',
    'color-no-invalid-hex': true,
    'comment-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Two spellings of a value: a browser takes the last one that it knows.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'keyframe-block-no-duplicate-selectors': true,
    'keyframe-declaration-no-important': true,
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'media-feature-name-no-unknown': true,
    'no-duplicate-at-import-rules': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-double-slash-comments': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': true,
    'selector-anb-no-unmatchable': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      // The examples are hosts: their sheets only have to be valid.
      files: ['examples/**/*.css'],
      rules: {
        'selector-class-pattern': null,
        'custom-property-pattern': null,
        'keyframes-name-pattern': null,
        'container-name-pattern': null,
        'selector-max-id': null,
        'selector-max-specificity': null,
        'selector-max-compound-selectors': null,
        'selector-disallowed-list': null,
        'property-disallowed-list': null,
        'unit-disallowed-list': null,
        'media-feature-name-disallowed-list': null,
        'color-named': null,
        // Tailwind's own.
        'at-rule-no-unknown': [true, { ignoreAtRules: ['theme'] }],
        'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
      },
    },
  ],
};
