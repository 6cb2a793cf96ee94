import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  /** The looks of `Button`. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** Height of the control. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the text; decoration, hidden from screen readers. */
  icon?: ReactNode;
  /** Whether it takes the full width of its container. @default false */
  wide?: boolean | undefined;
  /** Draws the anchor, for a router's own link. Spread the given props on it. @default an `a` */
  render?: ((props: ComponentPropsWithRef<'a'>) => ReactElement) | undefined;
}

/** A link that looks like a `Button`. Parts: `icon`, `label`. States: those of `Button`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  {
    variant = 'secondary',
    size = 'medium',
    icon,
    wide = false,
    className,
    children,
    render = drawAnchor,
    ...rest
  },
  ref,
) {
  const attributes = {
    ...rest,
    ref,
    className: clsx('qw-button', 'qw-button-link', className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    children: (
      <>
        {icon ? (
          <span className="qw-button-icon" data-part="icon" aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <span className="qw-button-label" data-part="label">
          {children}
        </span>
      </>
    ),
  };
  return render(attributes);
});

function drawAnchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return <a {...props}>{children}</a>;
}
