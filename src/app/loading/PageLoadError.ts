/**
 * The code of a page could not be loaded, because the network failed or a newer release has
 * replaced it.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** Loads an address with a full page load, even if it is the current one. */
export function loadAnew(href: string): void {
  const { location } = window;
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
}
