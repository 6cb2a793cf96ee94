// @vitest-environment node
import { expect, it } from 'vitest';
import { runConformance } from '../../src/conformance/run/run';
import { createMockSchool } from '../../src/testing';
import { closingFaults } from './closingFaults';
import { clockHeader, furtherFaults, missedFaults } from './faults';
import { numberFaults } from './numberFaults';
import { pageFaults } from './pageFaults';
import { accounts, baseUrl, lastMailTo, schoolFetch } from './schoolFetch';
import { stateFaults } from './stateFaults';
import { vendorFaults } from './vendorFaults';

it.each([
  ...missedFaults,
  ...furtherFaults,
  ...closingFaults,
  ...numberFaults,
  ...pageFaults,
  ...stateFaults,
  ...vendorFaults,
])('names a school that %s: %s %s', { tags: ['long'] }, async (_, operation, rule, tamper) => {
  const school = createMockSchool({ clockHeader });
  const report = await runConformance({
    baseUrl,
    ...accounts,
    only: [operation],
    clockHeader,
    readMail: (email) => Promise.resolve(lastMailTo(school, email)),
    fetch: schoolFetch(school, (call) => tamper(call, school)),
  });

  const failed = report.operations
    .flatMap(({ checks }) => checks)
    .filter(({ state, expected }) => state === 'failed' && expected !== undefined);
  expect(failed.map(({ title }) => title)).toContain(rule);
});
