import { useInBrowser } from '../../base/useInBrowser';

/** A link as somebody else can open it: with the address of this page before what lacks one. */
export function useJoinLink(href: string | undefined): string | undefined {
  const isInBrowser = useInBrowser();
  if (href === undefined || !isInBrowser) return href;
  return new URL(href, document.baseURI).href;
}
