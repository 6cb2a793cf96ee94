import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** Whether it takes the colour of the surrounding text instead of the accent. @default false */
  subtle?: boolean | undefined;
  /** Draws the anchor, for a router's own link. Spread the given props on it. @default an `a` */
  render?: ((props: ComponentPropsWithRef<'a'>) => ReactElement) | undefined;
}

/** A link in running text. State: `data-subtle`. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { subtle = false, className, render = drawAnchor, ...rest },
  ref,
) {
  const attributes = {
    ...rest,
    ref,
    className: clsx('qw-text-link', className),
    'data-subtle': subtle ? '' : undefined,
  };
  return render(attributes);
});

function drawAnchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props}>{children}</a>;
}
