import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useSlot } from '../slots/useSlot';
import { Heading } from './Heading';
import type { HeadingLevel, HeadingProps } from './Heading';
import type { HeaderSlotProps } from './headerSlot';

export interface TitleBarProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** Its level in the outline of the page. */
  headingLevel: HeadingLevel;
  /** Its size. @default 'large' at level 1, otherwise 'medium' */
  size?: HeadingProps['size'];
  /** Content after the title, such as a count. */
  note?: ReactNode;
  /** Controls at the other end. */
  children?: ReactNode;
}

/** The header of a screen or a list. Parts: `title`, `note`, `actions`. */
export const TitleBar = forwardRef<HTMLElement, TitleBarProps>(function TitleBar(
  {
    title,
    headingLevel,
    size = headingLevel === 1 ? 'large' : 'medium',
    note,
    className,
    children,
    ...rest
  },
  ref,
) {
  return useSlot<HeaderSlotProps>(
    'header',
    { of: 'widget', title, headingLevel, description: note, actions: children },
    <header {...rest} ref={ref} className={clsx('qw-title-bar', className)}>
      <div className="qw-title-bar-text">
        <Heading level={headingLevel} size={size} data-part="title">
          {title}
        </Heading>
        {note ? (
          <p className="qw-title-bar-note" data-part="note">
            {note}
          </p>
        ) : null}
      </div>
      {children ? (
        <div className="qw-title-bar-actions" data-part="actions">
          {children}
        </div>
      ) : null}
    </header>,
  );
});
