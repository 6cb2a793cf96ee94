// @vitest-environment node
import { expect, it } from 'vitest';
import { allChecks } from '../../src/conformance/checks/allChecks';
import { badgeOf, badgeSvg } from '../../src/conformance/run/badge';
import { reportOf } from '../../src/conformance/run/report';
import { safetyPromises } from '../../src/conformance/run/safety';

it.each(safetyPromises)('holds the full check to it, and not the plain one: $says', ({ rules }) => {
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) {
    const checks = allChecks.filter(({ title }) => title === rule);
    expect(
      checks.map(({ isPlain }) => isPlain),
      rule,
    ).toContain(false);
    expect(
      checks.map(({ isPlain }) => isPlain),
      rule,
    ).not.toContain(true);
  }
});

it('has a badge that says "conforms" only if everything was checked and passes', () => {
  const report = reportOf({
    ...{
      baseUrl: 'http://school.example/api',
      plain: false,
      leftOut: [],
      leftBehind: [],
      notes: [],
    },
    ...{ missing: new Set<never>(), results: new Map() },
  });

  expect(badgeOf(report)).toMatchObject({ message: 'conforms', color: 'brightgreen' });
  expect(badgeSvg({ ...badgeOf(report), message: 'a < b & c' })).toContain('a &lt; b &amp; c');
});
