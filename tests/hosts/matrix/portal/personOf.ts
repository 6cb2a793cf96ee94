import { createQuizClient, meOptions, type WholeReply } from 'quizwright/client';

export interface Person {
  user: WholeReply<'me'>;
  token: string;
}

/** The portal keeps its token in a cookie, so that its server can render for the signed-in user. */
export function tokenIn(cookies: string | null): string {
  return /(?:^|;\s*)token=([^;]+)/.exec(cookies ?? '')?.[1] ?? '';
}

export async function personOf(apiUrl: string, token: string): Promise<Person> {
  const client = createQuizClient({ baseUrl: apiUrl, getToken: () => token });
  const { signal } = new AbortController();
  return { user: await meOptions(client).queryFn({ signal }), token };
}
