import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';

/**
 * The security headers of every reply. They depend on nothing in a request, and Helmet would build
 * them anew for each.
 */
export async function securityHeaders(
  options: FastifyHelmetOptions,
): Promise<Record<string, string>> {
  const sample = Fastify();
  await sample.register(helmet, options);
  sample.get('/', (_request, reply) => reply.raw.getHeaders());
  const headers = (await sample.inject('/')).json<Record<string, string>>();
  await sample.close();
  return headers;
}
