/**
 * Lints openapi.yaml with Redocly's strict set, most of the rules beyond it, and our own rule for
 * our extensions; a warning fails too.
 */
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { fileURLToPath } from 'node:url';
import { contractExtensions } from './contractExtensions.ts';

const contract = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

const config = await createConfig({
  extends: ['recommended-strict'],
  plugins: [contractExtensions],
  rules: {
    'quizwright/extensions': 'error',
    'operation-description': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId-url-safe': 'error',
    'operation-parameters-unique': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    // The specification has both `/quiz/join` and `/quiz/{id}`; fixed paths come first.
    'no-ambiguous-paths': 'off',
    'no-identical-paths': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-unused-components': 'error',
    'no-enum-type-mismatch': 'error',
    'no-required-schema-properties-undefined': 'error',
    'parameter-description': 'error',
    'path-declaration-must-exist': 'error',
    'path-not-include-query': 'error',
    'request-mime-type': {
      severity: 'error',
      allowedValues: ['application/json', 'image/*', 'application/octet-stream'],
    },
    'response-mime-type': { severity: 'error', allowedValues: ['application/json', 'image/*'] },
    'security-defined': 'error',
    'tag-description': 'error',
  },
});

const problems = await lint({ ref: contract, config });
formatProblems(problems, { totals: getTotals(problems), version: '' });
const { errors, warnings } = getTotals(problems);
console.log(`openapi.yaml: ${errors} errors, ${warnings} warnings.`);
if (errors + warnings > 0) process.exitCode = 1;
