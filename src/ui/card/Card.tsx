import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useSlot } from '../slots/useSlot';
import { Heading } from '../text/Heading';
import type { HeadingLevel } from '../text/Heading';
import type { HeaderSlotProps } from '../text/headerSlot';
import { useRootTheme, type Framed } from '../theme/RootTheme';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'>, Framed {
  /** A picture at the top, from edge to edge. */
  media?: ReactNode;
  /** Heading of the card. */
  title?: ReactNode;
  /** Level of that heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** A line below the title. */
  description?: ReactNode;
  /** Controls at the end of the header. */
  actions?: ReactNode;
  /** Controls below the content. */
  footer?: ReactNode;
  /** `flush` lets a table or list reach the edges. @default 'normal' */
  padding?: 'normal' | 'flush' | undefined;
}

/**
 * A card about one thing. Parts: `media`, `header`, `title`, `description`, `actions`, `body`,
 * `footer`. States: `data-padding`, `data-frame`.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  {
    media,
    title,
    headingLevel = 3,
    description,
    actions,
    footer,
    padding = 'normal',
    frame,
    className,
    children,
    ...rest
  },
  ref,
) {
  const theme = useRootTheme({ frame });
  const header = useSlot<HeaderSlotProps>(
    'header',
    { of: 'card', title, headingLevel, description, actions },
    <header className="qw-card-header" data-part="header">
      <div className="qw-card-heading">
        {title ? (
          <Heading level={headingLevel} size="small" data-part="title">
            {title}
          </Heading>
        ) : null}
        {description ? (
          <p className="qw-card-description" data-part="description">
            {description}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div className="qw-card-actions" data-part="actions">
          {actions}
        </div>
      ) : null}
    </header>,
  );
  return (
    <section
      {...rest}
      ref={ref}
      className={clsx('qw-card', className)}
      data-padding={padding}
      data-frame={theme.frame}
    >
      {media ? (
        <div className="qw-card-media" data-part="media">
          {media}
        </div>
      ) : null}
      {title || description || actions ? header : null}
      {children === undefined || children === null ? null : (
        <div className="qw-card-body" data-part="body">
          {children}
        </div>
      )}
      {footer ? (
        <footer className="qw-card-footer" data-part="footer">
          {footer}
        </footer>
      ) : null}
    </section>
  );
});
