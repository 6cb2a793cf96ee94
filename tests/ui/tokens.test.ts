// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const tokens = readFileSync(`${source}ui/tokens.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '');
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
type Rgb = [number, number, number];

/** The value of a token in the first rule of tokens.css, which holds the colours. */
function token(name: string): string {
  const value = new RegExp(`--qw-color-${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --qw-color-${name}`);
  return value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');
}

function hex(value: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (digits === undefined) throw new Error(`not a colour: ${value}`);
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Rgb;
}

/** The colour of a token, through light-dark(), var() and color-mix(in srgb, a p%, b). */
function colour(name: string, scheme: Scheme): Rgb {
  const value = token(name);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  if (pair) return hex(pair[scheme === 'light' ? 1 : 2] ?? '');
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
  ) as Rgb;
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
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
  )('%s is seen on %s (3 : 1)', (line, paper) => {
    expect(contrast(colour(line, scheme), colour(paper, scheme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the sheets of the kit', () => {
  const sheets = readdirSync(`${source}ui`).filter((file) => file.endsWith('.css'));
  const sheet = (file: string) => readFileSync(`${source}ui/${file}`, 'utf8');

  test.each(sheets)('%s uses only custom properties that exist', (file) => {
    const css = sheet(file);
    const defined = new Set(
      [...`${tokens}${css}`.matchAll(/(--qw-[\w-]+):/g)].map(([, name]) => name),
    );
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test('are all imported by styles.css, the tokens first', () => {
    const imports = [
      ...readFileSync(`${source}styles.css`, 'utf8').matchAll(/@import '\.\/ui\/(\w+\.css)'/g),
    ].map(([, file]) => file);
    expect([...imports].sort()).toEqual([...sheets].sort());
    expect(imports[0]).toBe('tokens.css');
  });

  test('load nothing: no font files, no images', () => {
    for (const file of sheets) expect(sheet(file)).not.toMatch(/url\(|@font-face/);
  });
});
