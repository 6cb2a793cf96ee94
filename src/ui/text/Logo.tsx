import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef } from 'react';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name beside the mark. */
  brand: string;
}

/** The mark, one answered row of an answer sheet, with a name beside it. Parts: `mark`, `name`. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { brand, className, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={clsx('qw-logo', className)}>
      <svg
        className="qw-logo-mark"
        data-part="mark"
        viewBox="0 0 28 28"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="qw-logo-paper" x="1" y="1" width="26" height="26" rx="7" />
        <circle className="qw-logo-bubble" cx="9" cy="14" r="4" />
        <circle className="qw-logo-answer" cx="19" cy="14" r="4.5" />
      </svg>
      <span className="qw-logo-name" data-part="name">
        {brand}
      </span>
    </span>
  );
});
