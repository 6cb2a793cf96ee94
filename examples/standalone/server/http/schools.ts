import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { requestTimeout } from './app';
import { answerBrokenRequest, refusalHeaders, refuseExpectations } from './brokenRequest';
import { answerNotFound, nameRequests } from './errors';

/** The files of the client, which are the same for every school. */
const clientFile = /^\/quiz\/[^?]*\.\w+(\?|$)/;

/**
 * One server for several apps, each at `/<name>/…`. An app gets its requests without that part, as
 * if it were alone.
 *
 * @param schools apps that are ready, by name
 */
export function serveSchools(schools: ReadonlyMap<string, FastifyInstance>): FastifyInstance {
  const [anyone] = schools.values();

  /** Hands a request to its school. @returns false for one that no school has */
  function pass(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '' } = request;
    const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(url) ?? [];
    const school = schools.get(name);
    if (school !== undefined) request.url = rest.startsWith('/') ? rest : `/${rest}`;
    const app = clientFile.test(url) ? anyone : school;
    app?.routing(request, response);
    return app !== undefined;
  }

  const app = Fastify({
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    serverFactory: (handler) =>
      // Fastify would set this time only for a server of its own.
      createServer({ requestTimeout }, (request, response) => {
        if (!pass(request, response)) handler(request, response);
      }),
  });
  refuseExpectations(app.server);
  nameRequests(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(refusalHeaders);
    done();
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    for (const school of schools.values()) {
      const { statusCode, payload } = await school.inject('/readyz');
      if (statusCode !== 200) return reply.code(statusCode).send(JSON.parse(payload));
    }
    return { status: 'ready' };
  });
  app.setNotFoundHandler(answerNotFound);
  return app;
}
