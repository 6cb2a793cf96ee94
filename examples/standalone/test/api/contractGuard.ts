import responseValidation from '@fastify/response-validation';
import Ajv, { type AnySchema, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from 'quizwright/contract';
import { contractValidator } from '../../../../src/contract/contractValidator';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const { faultsOfAnswer } = contractValidator();

/**
 * Compiles each schema once, whatever the number of servers: compiling all replies takes seconds of
 * computing, and each server has its own copies of the same schemas.
 */
function compileOnce(ajv: Ajv): Ajv {
  const compile = ajv.compile.bind(ajv) as (schema: AnySchema) => ValidateFunction;
  const compiled = new Map<string, ValidateFunction>();
  return Object.assign(ajv, {
    compile(schema: AnySchema) {
      const text = JSON.stringify(schema);
      const validate = compiled.get(text) ?? compile(schema);
      compiled.set(text, validate);
      return validate;
    },
  });
}

const ajv = compileOnce(
  new Ajv({
    allErrors: true,
    coerceTypes: false,
    strict: false,
    removeAdditional: false,
    useDefaults: false,
    formats: { 'date-time': instant, binary: true },
  }),
);

/**
 * A plugin that checks every reply against the contract's response schemas, and every refusal for a
 * code that the contract lists for it; and the list of its findings.
 */
export function contractGuard() {
  const violations: string[] = [];
  async function plugin(app: FastifyInstance): Promise<void> {
    await app.register(responseValidation, { ajv });
    app.addHook('onSend', (request, { statusCode }, payload, done) => {
      const { operationId } = request.routeOptions.config;
      done();
      if (statusCode < 400 || operationId === undefined) return;
      const body = JSON.parse(String(payload)) as { code?: unknown };
      const faults = faultsOfAnswer(operationId as OperationId, statusCode, body);
      if (body.code === undefined) faults.push('A refusal has no code.');
      violations.push(...faults.map((fault) => `${operationId} ${statusCode}: ${fault}`));
    });
    app.addHook('onError', (request, _reply, error, done) => {
      if (error.code === 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION') {
        violations.push(`${request.method} ${request.url}: ${error.message}`);
      }
      done();
    });
  }
  // Without encapsulation, so that the guard sees the routes.
  return { violations, plugin: Object.assign(plugin, { [Symbol.for('skip-override')]: true }) };
}
