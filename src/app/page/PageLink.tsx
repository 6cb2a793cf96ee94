import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';
import type { RenderLink } from '../../provider/hostPaths';
import { DestinationContext } from '../addresses/destination';

/** Preloads the page at an address of the app; resolves with whether it has loaded. */
export const PreloadContext = createContext<(href: string) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the app. */
  href: string;
}

/** Replaces the router's own link, which would load its framework code. */
function PageLink({ href, target, onClick, children, ...rest }: PageLinkProps) {
  const preload = useContext(PreloadContext);
  const ahead = () => void preload(href);
  const state = useContext(DestinationContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(target ? { target } : {}),
  });
  return (
    <a
      onPointerEnter={ahead}
      onFocus={ahead}
      onTouchStart={ahead}
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Widgets do not know the router: their hrefs are the app's paths, rendered by the router's link. A
 * pointer, a finger or the focus on a link preloads its page.
 */
export const renderLink: RenderLink = ({ href = '', children, ...props }) =>
  elsewhere.test(href) ? (
    <a {...props} href={href}>
      {children}
    </a>
  ) : (
    <PageLink {...props} href={href}>
      {children}
    </PageLink>
  );

interface MainMenuLinkProps {
  href: string;
  /** Whether the link is current only at its exact path, not at paths below. */
  end: boolean;
  children: ReactNode;
}

/** A link of the main menu, which marks the current page. */
export function MainMenuLink({ href, end, children }: MainMenuLinkProps) {
  return (
    <PageLink
      className="qw-main-menu-link"
      href={href}
      aria-current={useMatch({ path: href, end }) ? 'page' : undefined}
    >
      {children}
    </PageLink>
  );
}
