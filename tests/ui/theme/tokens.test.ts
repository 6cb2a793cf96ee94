// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast, rgbOf, type Rgb } from '../../../src/ui/theme/accent';

const source = fileURLToPath(new URL('../../../src/', import.meta.url));
const rulesOf = (file: string) =>
  readFileSync(`${source}${file}`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
const tokens = rulesOf('ui/theme/tokens.css');
const colours =
  tokens +
  rulesOf('richText/RichText.css') +
  rulesOf('questions/tags/TagLabel.css') +
  rulesOf('questions/DifficultyBadge.css');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The value of a token in the first rule that sets it, which has the colours. */
function token(name: string): string {
  const value = new RegExp(`--qw-color-${name}:\\s*([^;]+);`).exec(colours)?.[1];
  if (value === undefined) throw new Error(`no sheet has --qw-color-${name}`);
  const plain = value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');
  // The kit's own accent, because no root was given another.
  return /^var\(--qw-given-[\w-]+, (.+)\)$/.exec(plain)?.[1] ?? plain;
}

/** The colour of a token, through light-dark(), var() and colour-mix(in srgb, a p%, b). */
function colour(name: string, scheme: Scheme): Rgb {
  const value = token(name);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  if (pair) return rgbOf(pair[scheme === 'light' ? 1 : 2] ?? '');
  const alias = /^var\(--qw-color-([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return colour(alias, scheme);
  const mix =
    /^color-mix\(in srgb, var\(--qw-color-([\w-]+)\) (\d+)%, var\(--qw-color-([\w-]+)\)\)$/.exec(
      value,
    );
  if (!mix) throw new Error(`cannot read --qw-color-${name}: ${value}`);
  const [, first = '', share = '', second = ''] = mix;
  const part = Number(share) / 100;
  const under = colour(second, scheme);
  return colour(first, scheme).map(
    (channel, at) => channel * part + (under[at] ?? 0) * (1 - part),
  ) as unknown as Rgb;
}

const papers = ['surface', 'surface-raised', 'surface-sunken'];
const tones = ['accent', 'positive', 'caution', 'critical'];

const texts: [text: string, ground: string][] = [
  ...papers.flatMap((paper): [string, string][] => [
    ['text', paper],
    ['text-muted', paper],
    ...tones.map((tone): [string, string] => [tone, paper]),
  ]),
  ...tones.flatMap((tone): [string, string][] => [
    [`on-${tone}`, tone],
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['text-muted', `${tone}-soft`],
  ]),
  ...['comment', 'keyword', 'literal', 'name', 'string'].map((role): [string, string] => [
    `code-${role}`,
    'surface-sunken',
  ]),
  ...[0, 1, 2, 3, 4, 5].map((hue): [string, string] => [`tag-${hue}`, `tag-${hue}-soft`]),
  ...['easy', 'medium', 'hard'].map((one): [string, string] => ['text', `difficulty-${one}`]),
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-critical', 'critical-hover'],
];

describe.each(schemes)('in the %s theme', (scheme) => {
  test.each(texts)('%s on %s is readable (4.5 : 1)', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    ['border-strong', 'focus', 'accent'].flatMap((line) =>
      papers.map((paper) => [line, paper] as const),
    ),
  )('%s is visible on %s (3 : 1)', (line, paper) => {
    expect(contrast(colour(line, scheme), colour(paper, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test.each(schemes)('difficulties have colours of their own in the %s theme', (scheme) => {
  const shades = ['easy', 'medium', 'hard'].map((one) => colour(`difficulty-${one}`, scheme));
  const [easy = 0, medium = 0, hard = 0] = shades.map((one) =>
    contrast(one, colour('surface-raised', scheme)),
  );
  expect(hard).toBeGreaterThan(medium + 0.1);
  expect(medium).toBeGreaterThan(easy + 0.1);
});

describe('the sheets of the kit', () => {
  const sheets = readdirSync(`${source}ui`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css'));
  const sheet = (file: string) => readFileSync(`${source}ui/${file}`, 'utf8');

  test.each(sheets)('%s uses only custom properties that exist', (file) => {
    const css = sheet(file);
    const defined = new Set(
      [...`${tokens}${css}`.matchAll(/(--qw-[\w-]+):/g)].map(([, name]) => name),
    );
    const used = [...css.matchAll(/var\(\s*(--[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !name?.startsWith('--qw-given-'));
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test('are all imported by styles.css, the tokens first', () => {
    const imports = [
      ...readFileSync(`${source}styles.css`, 'utf8').matchAll(/@import '\.\/ui\/([\w/]+\.css)'/g),
    ].map(([, file]) => file);
    expect([...imports].sort()).toEqual([...sheets].sort());
    expect(imports[0]).toBe('theme/tokens.css');
  });

  test('are repeated in full in their own layer, between Tailwind’s base and its utilities', () => {
    for (const name of ['styles', 'first-question', 'rich-text']) {
      expect(rulesOf(`${name}.layer.css`).trim()).toBe(
        `@layer theme, base, quizwright, components, utilities;\n@import './${name}.css' layer(quizwright);`,
      );
    }
  });

  test('of the first question are some of the whole, in its order', () => {
    const importsOf = (file: string) =>
      [...readFileSync(`${source}${file}`, 'utf8').matchAll(/^@import '(.*)';$/gm)].map(
        ([, path]) => path,
      );
    const first = importsOf('first-question.css');
    expect(first.length).toBeGreaterThan(10);
    expect(importsOf('styles.css').filter((path) => first.includes(path))).toEqual(first);
  });

  test('load nothing: no font files, no images', () => {
    for (const file of sheets) expect(sheet(file)).not.toMatch(/url\(|@font-face/);
  });
});
