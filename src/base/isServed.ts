/** Asks the server for nothing but its headers; null where no reply comes. */
async function ask(href: string, accept: string, signal?: AbortSignal): Promise<Response | null> {
  try {
    return await fetch(href, {
      method: 'HEAD',
      cache: 'no-store',
      headers: { accept },
      ...(signal && { signal }),
    });
  } catch {
    return null;
  }
}

/**
 * Whether the server of this page replies.
 *
 * @param href address of a page. @default the current one
 * @param signal aborts the request, which then counts as no reply
 */
export async function isServed(
  href: string = window.location.href,
  signal?: AbortSignal,
): Promise<boolean> {
  return (await ask(href, 'text/html', signal))?.ok ?? false;
}

/**
 * Whether the server of some code replies: with code, or that there is none any more. A page in its
 * place may be the portal of a network that asks to sign in first.
 */
export async function isCodeServed(href: string, signal: AbortSignal): Promise<boolean> {
  const reply = await ask(href, '*/*', signal);
  if (!reply?.ok) return reply?.status === 404 || reply?.status === 410;
  return /javascript/i.test(reply.headers.get('content-type') ?? '');
}
