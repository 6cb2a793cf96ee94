import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { RequestSchemas } from '../kernel/contract';

/**
 * A hook that reads numbers in the address as numbers, where the contract has one. Everything else
 * stays text, which validation then refuses.
 */
export function readNumbers(schemas: RequestSchemas) {
  const numbers = new Map<string, readonly string[]>();

  function numbersOf(operationId: string): readonly string[] {
    let names = numbers.get(operationId);
    if (names === undefined) {
      const { properties = {} } = schemas.queryOf(operationId) as {
        properties?: Record<string, { type?: string }>;
      };
      names = Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
      numbers.set(operationId, names);
    }
    return names;
  }

  return (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
    const query = request.query as Record<string, unknown>;
    for (const name of numbersOf(request.routeOptions.config.operationId ?? '')) {
      const sent = query[name];
      if (typeof sent === 'string' && /^-?\d{1,15}$/.test(sent)) query[name] = Number(sent);
    }
    done();
  };
}
