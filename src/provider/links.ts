import { useContext, useMemo } from 'react';
import { HostRoutesContext, type RenderLink } from './hostPaths';
import { linkBy } from './navigatingLink';

/** How the nearest provider renders links; undefined for plain anchors. */
export function useRenderLink(): RenderLink | undefined {
  const { renderLink, navigate } = useContext(HostRoutesContext);
  return useMemo(() => renderLink ?? (navigate && linkBy(navigate)), [renderLink, navigate]);
}
