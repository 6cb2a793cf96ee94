import { useInBrowser } from '../../base/useInBrowser';

/**
 * A link that works for other people: a relative one is resolved against the address of this page.
 */
export function useJoinLink(href: string | undefined): string | undefined {
  const isInBrowser = useInBrowser();
  if (href === undefined || !isInBrowser) return href;
  return new URL(href, document.baseURI).href;
}
