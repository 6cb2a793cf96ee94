import type { FastifyInstance } from 'fastify';
import { demoPassword } from './people';

type Data = Record<string, unknown>;

/** The API as a signed-in person of the demo school uses it. */
export interface DemoClient {
  get(path: string): Promise<Data>;
  post(path: string, body: object): Promise<Data>;
}

/**
 * Signs a person of the demo school in.
 *
 * @throws Error when the API refuses anything: the demo school only does what it may
 */
export async function openDemoClient(app: FastifyInstance, email: string): Promise<DemoClient> {
  async function ask(method: 'GET' | 'POST', path: string, token?: string, payload?: object) {
    const response = await app.inject({
      method,
      url: `/api/${path}`,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload && { payload }),
    });
    if (response.statusCode >= 400) {
      throw new Error(
        `Quizwright: ${method} ${path} answered ${response.statusCode} to ${email}. The demo school could not be played: ${response.body} Remove the data folder and start again.`,
      );
    }
    return response.json<{ data: Data }>().data;
  }

  const { accessToken } = await ask('POST', 'auth/login', undefined, {
    email,
    password: demoPassword,
  });
  const token = String(accessToken);
  return {
    get: (path) => ask('GET', path, token),
    post: (path, body) => ask('POST', path, token, body),
  };
}
