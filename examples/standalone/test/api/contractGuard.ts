import responseValidation from '@fastify/response-validation';
import type { FastifyInstance } from 'fastify';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A plugin that checks every reply against the contract's response schemas, and the list of its
 * findings.
 */
export function contractGuard() {
  const violations: string[] = [];
  async function plugin(app: FastifyInstance): Promise<void> {
    await app.register(responseValidation, {
      ajv: {
        strict: false,
        removeAdditional: false,
        useDefaults: false,
        formats: { 'date-time': instant },
      },
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
