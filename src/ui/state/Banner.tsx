import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { X } from '../icons/icons';
import { toneIcons } from '../icons/toneIcons';

/** A banner can be dismissed only if its button has a name. */
type Dismissal =
  | { onDismiss?: undefined; dismissLabel?: undefined }
  | {
      /** Called by the dismiss button. Without it there is no such button. */
      onDismiss: () => void;
      /** Name of the dismiss button. */
      dismissLabel: string;
    };

interface BannerBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The meaning of colour and icon. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | undefined;
  /** A short summary. */
  title?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

export type BannerProps = BannerBaseProps & Dismissal;

/**
 * A notice that stays on the page. Pass `role="status"` or `role="alert"` if it appears while
 * someone reads the page. Parts: `icon`, `title`, `text`, `actions`, `dismiss`. State: `data-tone`.
 */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'neutral', title, actions, onDismiss, dismissLabel, className, children, ...rest },
  ref,
) {
  const Icon = toneIcons[tone];
  return (
    <div {...rest} ref={ref} className={clsx('qw-banner', className)} data-tone={tone}>
      <Icon className="qw-banner-icon" data-part="icon" aria-hidden="true" />
      <div className="qw-banner-content">
        <div className="qw-banner-words">
          {title ? (
            <p className="qw-banner-title" data-part="title">
              {title}
            </p>
          ) : null}
          {children ? (
            <div className="qw-banner-text" data-part="text">
              {children}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div className="qw-banner-actions" data-part="actions">
            {actions}
          </div>
        ) : null}
      </div>
      {onDismiss ? (
        <IconButton
          className="qw-banner-dismiss"
          data-part="dismiss"
          size="small"
          label={dismissLabel}
          icon={<X />}
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
});
