import type { MouseEvent } from 'react';
import type { Navigate, RenderLink } from './hostPaths';

/** Whether the browser would follow a click in the same page. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isLeft = event.defaultPrevented || event.button || hasModifier || target;
  return !isLeft && origin === location.origin;
}

/**
 * Renders anchors whose plain clicks use the host's router; other clicks are left to the browser.
 */
export function linkBy(navigate: Navigate): RenderLink {
  return function NavigatingLink({ href = '', onClick, children, ...rest }) {
    return (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          if (!isPlain(event)) return;
          event.preventDefault();
          navigate(href);
        }}
      >
        {children}
      </a>
    );
  };
}
