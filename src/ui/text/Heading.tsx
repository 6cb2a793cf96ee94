import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

/** Level of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page; a widget takes the level that fits its host's page. */
  level: HeadingLevel;
  /** Size on the type scale, independent of the level: 18, 22 or 26 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A heading whose size does not depend on its level. State: `data-size`. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = 'medium', className, children, ...rest },
  ref,
) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} ref={ref} className={clsx('qw-heading', className)} data-size={size}>
      {children}
    </Tag>
  );
});
