/** The code of a page could not be loaded: no network, or a newer release has replaced it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/**
 * Whether the server of this page answers.
 *
 * @param href address of a page. @default the current one
 * @param signal aborts the request, which then counts as no answer
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

/** Loads an address as the browser does, also where it is the one that is shown. */
export function loadAnew(href: string): void {
  const { location } = window;
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}
