import responseValidation from '@fastify/response-validation';
import type { FastifyInstance } from 'fastify';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A plugin that holds every answer against the response schemas of the contract, and the list in
 * which it collects what does not fit.
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
  // Without an encapsulation of its own, or the guard would see no route.
  return { violations, plugin: Object.assign(plugin, { [Symbol.for('skip-override')]: true }) };
}
