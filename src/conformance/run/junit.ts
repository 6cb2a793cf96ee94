import { escapeXml } from './escapeXml';
import type { CheckResult, ConformanceReport, OperationResult } from './report';

/** What JUnit has for each state: an error is a test that could not be run. */
function outcomeOf({ state, expected, came = '' }: CheckResult): string {
  if (state === 'passed') return '';
  if (state !== 'failed') return '<skipped/>';
  return expected === undefined
    ? `<error message="${escapeXml(came)}"/>`
    : `<failure message="${escapeXml(`expected ${expected}; came ${came}`)}"/>`;
}

function suiteOf({ operation, method, path, checks }: OperationResult): string[] {
  const cases = checks.map((check) => {
    const names = `classname="${operation}" name="${escapeXml(check.title)}"`;
    return `    <testcase ${names}>${outcomeOf(check)}</testcase>`;
  });
  const count = (element: string): number =>
    cases.filter((line) => line.includes(`><${element}`)).length;
  const counts = ['failure', 'error', 'skipped'].map((element) => {
    const attribute = element === 'skipped' ? element : `${element}s`;
    return `${attribute}="${count(element)}"`;
  });
  return [
    `  <testsuite name="${method} ${path}" tests="${cases.length}" ${counts.join(' ')}>`,
    ...cases,
    '  </testsuite>',
  ];
}

/** The report as JUnit XML, which build servers show: a suite an operation, a case a rule. */
export const junitXml = ({ operations }: ConformanceReport): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="quizwright-conformance">',
    ...operations.flatMap(suiteOf),
    '</testsuites>',
    '',
  ].join('\n');
