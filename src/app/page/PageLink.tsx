import { createContext, useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';
import type { RenderLink } from '../../provider/links';
import { DestinationContext } from '../addresses/destination';

/** Loads the code of the page at an address of the app. */
export const PreloadContext = createContext<(href: string) => void>(() => {});

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of the app. */
  href: string;
}

/** In place of the router's own link, which brings the code of its framework along. */
function PageLink({ href, target, onClick, children, ...rest }: PageLinkProps) {
  const preload = useContext(PreloadContext);
  const ahead = () => preload(href);
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
 * Widgets know nothing of a router: their hrefs are the app's paths, drawn by the router's link. A
 * pointer, a finger or the focus on one loads its page ahead.
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
  /** Whether only the path itself counts as its page, not those below. */
  end: boolean;
  children: ReactNode;
}

/** A link of the main menu, which knows when its page is shown. */
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
