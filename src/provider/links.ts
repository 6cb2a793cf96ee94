import { createContext, useContext, type ComponentPropsWithRef, type ReactElement } from 'react';

/** Renders an anchor, for a router's own link. Spread the given props on it. */
export type RenderLink = (props: ComponentPropsWithRef<'a'>) => ReactElement;

export const RenderLinkContext = createContext<RenderLink | undefined>(undefined);

/** How the nearest provider renders links; undefined for plain anchors. */
export function useRenderLink(): RenderLink | undefined {
  return useContext(RenderLinkContext);
}
