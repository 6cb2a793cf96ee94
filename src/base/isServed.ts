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
  try {
    const { ok } = await fetch(href, {
      method: 'HEAD',
      cache: 'no-store',
      headers: { accept: 'text/html' },
      ...(signal && { signal }),
    });
    return ok;
  } catch {
    return false;
  }
}
