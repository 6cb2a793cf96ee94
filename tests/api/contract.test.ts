import { describe, expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import * as plans from '../../src/client';
import * as clientEntry from '../../src/client';
import { contractRoutes } from '../../src/contract/operations';
import * as hooksEntry from '../../src/hooks';

const capitalized = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

type Plan = (
  client: ReturnType<typeof createQuizClient>,
  ...ids: string[]
) => {
  queryKey?: readonly unknown[];
  mutationKey?: readonly unknown[];
  queryFn?: (context: { signal: AbortSignal }) => Promise<unknown>;
  mutationFn?: (input: unknown) => Promise<unknown>;
  invalidates?: readonly (readonly unknown[])[];
  gcTime?: number;
  refetchOnWindowFocus?: boolean;
  refetchOnReconnect?: boolean;
};

const planOf = (id: string): Plan =>
  (plans as unknown as Record<string, Plan>)[`${id}Options`] as Plan;

describe.each(contractRoutes.map((route) => [route.id, route] as const))('%s', (id, route) => {
  const isQuery = route.method === 'get';
  const ids = route.parameters.map((name) => `the ${name}`);

  it('has a hook and a plan in the entries', () => {
    expect(hooksEntry).toHaveProperty(`use${capitalized(id)}`);
    expect(clientEntry).toHaveProperty(`${id}Options`);
    if (isQuery) expect(clientEntry).toHaveProperty(`${id}Key`);
  });

  const body = route.takesBytes ? 'as they are' : { sent: 'as it is' };

  function callOf(client: ReturnType<typeof createQuizClient>): Promise<unknown> | undefined {
    const { queryFn, mutationFn } = isQuery ? planOf(id)(client, ...ids) : planOf(id)(client);
    const input =
      ids.length === 0
        ? body
        : {
            ...Object.fromEntries(route.parameters.map((name, index) => [name, ids[index]])),
            body,
          };
    return queryFn?.({ signal: new AbortController().signal }) ?? mutationFn?.(input);
  }

  it('names itself when its reply has more brackets than the stack holds', async () => {
    const brackets = '['.repeat(20_000) + ']'.repeat(20_000);
    const client = createQuizClient({ fetch: () => Promise.resolve(new Response(brackets)) });
    await expect(callOf(client)).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringContaining(`Quizwright: ${id} answered 200`) as string,
    });
  });

  it('calls its own address with its own method, and sends its body', async () => {
    const requests: Request[] = [];
    const client = createQuizClient({
      fetch: (request) => {
        requests.push(request.clone());
        return Promise.resolve(Response.json({ message: 'Not now.' }, { status: 500 }));
      },
    });
    const call = callOf(client);
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 500 });

    const [request] = requests;
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(`the ${name}`),
    );
    expect(request?.method).toBe(route.method.toUpperCase());
    expect(new URL(request?.url ?? '').pathname).toBe(`/api${path}`);
    if (route.hasBody) expect(await request?.json()).toEqual(body);
    else expect(await request?.text()).toBe(route.takesBytes ? body : '');
  });

  it('tells hosts of its success as in the contract', () => {
    const events: unknown[] = [];
    const client: ReturnType<typeof createQuizClient> = {
      send: (_operation, _shape, _call, event) => {
        events.push(event);
        return new Promise(() => {});
      },
    };
    void callOf(client);
    expect(events).toEqual([route.source['x-event']]);
  });

  it('is cached, or invalidates others, as in the contract', () => {
    const client = createQuizClient();
    if (isQuery) {
      expect(planOf(id)(client, ...ids)).toMatchObject({
        queryKey: ['quizwright', id, ...ids],
        // A picture never changes, and has to outlast a quiz without a network.
        gcTime: route.sendsBytes ? 6 * 60 * 60_000 : 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      });
    } else {
      expect(planOf(id)(client).invalidates).toEqual(
        (route.source['x-invalidates'] ?? []).map((query) => ['quizwright', query]),
      );
    }
  });
});
