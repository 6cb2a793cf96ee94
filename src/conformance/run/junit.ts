import { escapeXml } from './escapeXml';
import type { CheckResult, ConformanceReport, OperationResult } from './report';

/** What JUnit has for a result: an error is a test that could not be run. */
type Verdict = 'passed' | 'failure' | 'error' | 'skipped';

function verdictOf({ state, expected }: CheckResult): Verdict {
  if (state === 'passed') return 'passed';
  if (state !== 'failed') return 'skipped';
  return expected === undefined ? 'error' : 'failure';
}

function elementOf(result: CheckResult): string {
  const { expected, came = '' } = result;
  const verdict = verdictOf(result);
  if (verdict === 'passed') return '';
  if (verdict === 'skipped') return '<skipped/>';
  const message = verdict === 'error' ? came : `expected ${expected}; came ${came}`;
  return `<${verdict} message="${escapeXml(message)}"/>`;
}

function suiteOf({ operation, method, path, checks }: OperationResult): string[] {
  const count = (verdict: Verdict): number =>
    checks.filter((check) => verdictOf(check) === verdict).length;
  const counts = `failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
  return [
    `  <testsuite name="${method} ${path}" tests="${checks.length}" ${counts}>`,
    ...checks.map((check) => {
      const names = `classname="${operation}" name="${escapeXml(check.title)}"`;
      return `    <testcase ${names}>${elementOf(check)}</testcase>`;
    }),
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
