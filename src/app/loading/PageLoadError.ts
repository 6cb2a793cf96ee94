/**
 * The code of a page could not be loaded, because the network failed or a newer release has
 * replaced it.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
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

/** Loads an address with a full page load, even if it is the current one. */
export function loadAnew(href: string): void {
  const { location } = window;
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}
