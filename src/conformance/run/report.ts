import type { OperationId } from '../../api/createQuizClient';
import { contract } from '../../contract/document';
import { contractRoutes, type ContractRoute } from '../../contract/operations';
import { safetyPromises } from './safety';

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

/** A broken rule. */
export interface ConformanceFault {
  operation: OperationId;
  /** The title of the check. */
  rule: string;
  /** What the contract says; missing if it could not be checked. */
  expected?: string;
  /** What the server did, or why it could not be checked. */
  came: string;
}

/** A rule that the run says nothing about. */
export interface UncheckedRule {
  operation: OperationId;
  rule: string;
  reason: string;
}

/** The result of a run, as `--json` and `--report` write it. */
export interface ConformanceReport {
  /** The version of the contract. */
  contract: string;
  baseUrl: string;
  /** Whether only what the specification names was checked. */
  plain: boolean;
  /** How many checks passed, out of `total`. Optional parts that are left out do not count. */
  passed: number;
  total: number;
  /** By noun, in the order of the contract's tags. */
  operations: OperationResult[];
  /** All broken rules, in the order of `operations`. */
  faults: ConformanceFault[];
  /** What the run says nothing about, whatever has passed. */
  notChecked: UncheckedRule[];
  /** What the run made and could not delete, one line each. */
  leftBehind: string[];
  /** What else a reader of the faults should know. */
  notes: string[];
}

/** How the reason begins for which a rule could not be checked. */
export const prevented = 'could not be checked: ';
/** How the reason begins for which a rule does not tell of a fault again. */
export const sameFault = 'the same fault as in';
/** Why a rule was left out. */
export const leftOutByOnly = 'left out by --only';
export const leftOutByPlain = 'left out by --plain';

interface Findings {
  baseUrl: string;
  plain: boolean;
  results: ReadonlyMap<OperationId, CheckResult[]>;
  missing: ReadonlySet<OperationId>;
  /** Rules that the run left out. */
  leftOut: UncheckedRule[];
  leftBehind: string[];
  notes: string[];
}

function stateOf(checks: readonly CheckResult[]): CheckResult['state'] {
  if (checks.some(({ state }) => state === 'failed')) return 'failed';
  if (checks.some(({ state }) => state === 'passed')) return 'passed';
  return checks.some(({ state }) => state === 'unchecked') ? 'unchecked' : 'absent';
}

function placeOf({ source }: ContractRoute): number {
  return contract.tags.findIndex(({ name }) => name === source.tags[0]);
}

export function reportOf({ results, missing, leftOut, ...findings }: Findings): ConformanceReport {
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
    contract: contract.info.version,
    baseUrl: findings.baseUrl,
    plain: findings.plain,
    passed: counted.filter(({ state }) => state === 'passed').length,
    total: counted.length,
    operations,
    faults: operations.flatMap(faultsOf),
    notChecked: [...operations.flatMap(uncheckedOf), ...leftOut],
    leftBehind: findings.leftBehind,
    notes: findings.notes,
  };
}

function faultsOf({ operation, checks }: OperationResult): ConformanceFault[] {
  return checks
    .filter(({ state }) => state === 'failed')
    .map(({ title, expected, came = '' }) => ({
      operation,
      rule: title,
      ...(expected !== undefined && { expected }),
      came,
    }));
}

function uncheckedOf({ operation, checks }: OperationResult): UncheckedRule[] {
  return checks
    .filter(({ state }) => state === 'unchecked')
    .map(({ title, came = '' }) => ({ operation, rule: title, reason: came }));
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
  const judged = checks.filter((check) => check.state === 'failed' && check.expected !== undefined);
  if (judged.length === 0) return [`??    ${name}  could not be checked`];
  return [
    `FAIL  ${name}`,
    ...judged.flatMap(({ title, expected, came = '' }) => [
      `        ${title}`,
      `          expected  ${expected}`,
      `          came      ${came}`,
    ]),
  ];
}

/** One fault may keep many rules from being checked, so each cause has one line. */
function preventedLines({ faults }: ConformanceReport): string[] {
  const causes = faults.flatMap(({ expected, came }) => (expected === undefined ? [came] : []));
  if (causes.length === 0) return [];
  return [
    'Could not be checked:',
    ...[...new Set(causes)].map((cause) => {
      const count = causes.filter((one) => one === cause).length;
      return `  ${count} ${count === 1 ? 'rule' : 'rules'}: ${cause.replace(prevented, '')}`;
    }),
    '',
  ];
}

/** Rules in a list, under each reason why they were not checked. */
function uncheckedLines({ notChecked }: ConformanceReport): string[] {
  const reasons = [...new Set(notChecked.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const rules = notChecked.filter((one) => one.reason === reason);
    // Whole operations, which the caller left out.
    if (reason === leftOutByOnly) return [`  ${reason}: ${rules.length} rules`];
    return [
      `  ${reason}:`,
      ...rules.map(({ operation, rule }) => `    ${operation.padEnd(23)} ${rule}`),
    ];
  });
}

function notCheckedLines(report: ConformanceReport): string[] {
  if (report.plain) {
    return [
      'Not checked: whether it is safe for exams. A safe server besides',
      ...safetyPromises.map(({ says }) => `  ${says}`),
      `The check without --plain has ${report.notChecked.length} more rules.`,
      '',
    ];
  }
  return report.notChecked.length === 0 ? [] : ['Not checked:', ...uncheckedLines(report), ''];
}

function summaryOf({ plain, passed, total, operations, notChecked }: ConformanceReport): string {
  const failed = operations.filter(({ state }) => state === 'failed').length;
  const counts = `${passed} of ${total} checks`;
  if (failed > 0) return `passes ${counts}; ${failed} of ${operations.length} operations fail`;
  if (plain)
    return `answers as described (${counts}); whether it is safe for exams was not checked`;
  return `passes ${counts}${notChecked.length === 0 ? '' : `; ${notChecked.length} not checked`}`;
}

/**
 * The report as text: one line for each operation, its failures, what was not checked, and a
 * summary.
 */
export function reportText(report: ConformanceReport): string {
  const { baseUrl, plain, operations, leftBehind, notes } = report;
  return [
    `${baseUrl} against the ${plain ? 'specification' : 'contract'}`,
    '',
    ...notes.flatMap((note) => [note, '']),
    ...operations.flatMap(operationLines),
    '',
    ...(leftBehind.length === 0
      ? []
      : ['Could not be deleted:', ...leftBehind.map((line) => `  ${line}`), '']),
    ...preventedLines(report),
    ...notCheckedLines(report),
    summaryOf(report),
    '',
  ].join('\n');
}
