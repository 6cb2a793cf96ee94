// @vitest-environment node
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accentColours,
  contrast,
  cssOf,
  papers,
  rgbOf,
  type Rgb,
} from '../../../src/ui/theme/accent';

const named = {
  white: '#ffffff',
  black: '#000000',
  yellow: '#ffff00',
  gold: '#ffd400',
  'the middle of greys': '#767676',
  'the worst grey for both texts': '#777777',
  red: '#ff0000',
  lime: '#00ff00',
  blue: '#0000ff',
  cyan: '#00ffff',
  'paper by day': '#fbfaf7',
  'paper by night': '#161513',
};

/** Every pair that the kit draws, with the contrast that WCAG AA requires. */
function weakPairs(accent: Rgb, theme: keyof typeof papers): string[] {
  const paper = papers[theme];
  const { fill, hover, active, onFill, text, soft, needsEdge } = accentColours(accent, paper);
  const pairs = [
    ...[fill, hover, active].map((ground) => ({ one: onFill, ground, least: 4.5 })),
    ...[...paper.surfaces, soft].map((ground) => ({ one: text, ground, least: 4.5 })),
    ...paper.surfaces.map((ground) => ({ one: needsEdge ? text : fill, ground, least: 3 })),
  ];
  return pairs
    .filter(({ one, ground, least }) => contrast(one, ground) < least)
    .map(({ one, ground, least }) => `${cssOf(one)} on ${cssOf(ground)} below ${least}`);
}

describe.each(['light', 'dark'] as const)('an accent on the %s paper', (theme) => {
  it.each(Object.entries(named))('is readable: %s', (_name, hex) => {
    expect(weakPairs(rgbOf(hex), theme)).toEqual([]);
  });

  it('is readable, whatever it is', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (accent) => {
        expect(weakPairs(accent, theme)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

it('keeps a readable accent, and fills with any accent unchanged', () => {
  const navy = rgbOf('#294a94');
  expect(accentColours(navy, papers.light)).toMatchObject({ fill: navy, text: navy });
  const gold = rgbOf('#ffd400');
  const { fill, text, needsEdge } = accentColours(gold, papers.light);
  expect(fill).toEqual(gold);
  expect(needsEdge).toBe(true);
  // Darker, but still gold: more red than green, hardly any blue.
  expect(text[0]).toBeGreaterThan(text[1]);
  expect(text[1]).toBeGreaterThan(text[2] + 0.3);
});

it('shows that a button is hovered and pressed, whatever the accent', () => {
  for (const hex of Object.values(named)) {
    const { fill, hover, active } = accentColours(rgbOf(hex), papers.light);
    expect(contrast(fill, hover)).toBeGreaterThan(1.02);
    expect(contrast(hover, active)).toBeGreaterThan(1.02);
  }
});

it("knows the sheet's backgrounds", () => {
  const sheet = readFileSync(new URL('../../../src/ui/theme/tokens.css', import.meta.url), 'utf8');
  const token = (name: string, at: 1 | 2) =>
    rgbOf(
      new RegExp(`--qw-color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(sheet)?.[at] ??
        '',
    );
  for (const [theme, at] of [
    ['light', 1],
    ['dark', 2],
  ] as const) {
    const surfaces = ['surface', 'surface-raised', 'surface-sunken'].map((name) => token(name, at));
    const { raised, ink } = papers[theme];
    expect(papers[theme].surfaces).toEqual(surfaces);
    expect([raised, ink]).toEqual([token('surface-raised', at), token('text', at)]);
  }
});

it('measures contrast as WCAG does', () => {
  expect(contrast(rgbOf('#000000'), rgbOf('#ffffff'))).toBe(21);
  expect(contrast(rgbOf('#ffffff'), rgbOf('#767676'))).toBeCloseTo(4.54, 2);
  expect(contrast(rgbOf('#ff0000'), rgbOf('#ffffff'))).toBeCloseTo(4, 2);
});
