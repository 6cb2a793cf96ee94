/** The absolute address of an API, which may be given relative to the page. */
export function absoluteAddress(baseUrl = '/api'): string {
  const trimmed = baseUrl.replace(/\/+$/, '');
  const origin = globalThis.location?.origin;
  if (origin === undefined || origin === 'null') return trimmed;
  return new URL(trimmed || '/', origin).href.replace(/\/+$/, '');
}

/**
 * The address by which a device keeps things apart, as `server` of a client: undefined for the
 * default one.
 */
export function serverAt(baseUrl: string | undefined): string | undefined {
  const address = absoluteAddress(baseUrl);
  return address === absoluteAddress() ? undefined : address;
}
