import type { OperationId } from '../../api/createQuizClient';
import { contract } from '../../contract/document';
import { contractRoutes, type ContractRoute } from '../../contract/operations';

/** The result of one check. */
export interface CheckResult {
  /** What the operation does if the check passes. */
  title: string;
  /**
   * `absent`: the check concerns an optional part that this server leaves out. `unchecked`: the run
   * was not told how to check it.
   */
  state: 'passed' | 'failed' | 'absent' | 'unchecked';
  /** For a failure: what the contract says; missing if it could not be checked. */
  expected?: string;
  /** What the server did, or why it could not be checked. */
  came?: string;
}

/** The results of all checks of one operation. */
export interface OperationResult {
  operation: OperationId;
  /** In upper case. */
  method: string;
  /** Below the API base, such as `/quiz/{id}`. */
  path: string;
  state: CheckResult['state'];
  /** Whether the server lacks the operation. */
  isMissing: boolean;
  checks: CheckResult[];
}

/** The result of a run, as `--json` prints it. */
export interface ConformanceReport {
  baseUrl: string;
  /** Whether only what the specification names was checked. */
  plain: boolean;
  /** How many checks passed, out of `total`. Optional parts that are left out do not count. */
  passed: number;
  total: number;
  /** By noun, in the order of the contract's tags. */
  operations: OperationResult[];
  /** What the run made and could not delete, one line each. */
  leftBehind: string[];
}

interface Findings {
  baseUrl: string;
  plain: boolean;
  results: ReadonlyMap<OperationId, CheckResult[]>;
  missing: ReadonlySet<OperationId>;
  leftBehind: string[];
}

function stateOf(checks: readonly CheckResult[]): CheckResult['state'] {
  if (checks.some(({ state }) => state === 'failed')) return 'failed';
  if (checks.some(({ state }) => state === 'passed')) return 'passed';
  return checks.some(({ state }) => state === 'unchecked') ? 'unchecked' : 'absent';
}

function placeOf({ source }: ContractRoute): number {
  return contract.tags.findIndex(({ name }) => name === source.tags[0]);
}

export function reportOf({ results, missing, ...findings }: Findings): ConformanceReport {
  const routes = [...contractRoutes].sort((one, other) => placeOf(one) - placeOf(other));
  const operations = routes.flatMap(({ id, method, path }): OperationResult[] => {
    const checks = results.get(id);
    if (checks === undefined) return [];
    return [
      {
        operation: id,
        method: method.toUpperCase(),
        path,
        state: stateOf(checks),
        isMissing: missing.has(id),
        checks,
      },
    ];
  });
  const counted = operations
    .flatMap(({ checks }) => checks)
    .filter(({ state }) => state === 'passed' || state === 'failed');
  return {
    baseUrl: findings.baseUrl,
    plain: findings.plain,
    passed: counted.filter(({ state }) => state === 'passed').length,
    total: counted.length,
    operations,
    leftBehind: findings.leftBehind,
  };
}

function operationLines(result: OperationResult): string[] {
  const { operation, method, path, state, isMissing, checks } = result;
  const name = `${operation.padEnd(23)} ${method.padEnd(6)} ${path}`;
  if (state === 'absent') return [`--    ${name}  not there (optional)`];
  if (state === 'unchecked') return [`--    ${name}  not checked`];
  if (isMissing) return [`FAIL  ${name}  not there`];
  if (state === 'passed') {
    const absent = checks.filter((check) => check.state === 'absent');
    return [
      `ok    ${name}`,
      ...absent.map(({ title }) => `        ${title}: not there (optional)`),
    ];
  }
  const failed = checks.filter((check) => check.state === 'failed');
  return [
    `FAIL  ${name}`,
    ...failed.flatMap(({ title, expected, came = '' }) =>
      expected === undefined
        ? [`        ${title}: ${came}`]
        : [`        ${title}`, `          expected  ${expected}`, `          came      ${came}`],
    ),
  ];
}

/** The report as text: one line for each operation, its failures, and a summary. */
export function reportText(report: ConformanceReport): string {
  const { baseUrl, plain, passed, total, operations, leftBehind } = report;
  const failed = operations.filter(({ state }) => state === 'failed').length;
  return [
    `${baseUrl} against the ${plain ? 'specification' : 'contract'}`,
    '',
    ...operations.flatMap(operationLines),
    '',
    ...(leftBehind.length === 0
      ? []
      : ['Could not be deleted:', ...leftBehind.map((line) => `  ${line}`), '']),
    `passes ${passed} of ${total} checks` +
      (failed === 0 ? '' : `; ${failed} of ${operations.length} operations fail`),
    '',
  ].join('\n');
}
