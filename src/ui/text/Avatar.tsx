import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import type { ComponentPropsWithRef } from 'react';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name for display, given name first. */
  name: string;
  /** Diameter: 28, 36 or 48 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** One letter to a reader may be several code points. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}

/**
 * A person's initials. Hidden from screen readers, because the name is always beside it. State:
 * `data-size`.
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = 'medium', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      translate="no"
      className={clsx('qw-avatar', className)}
      data-size={size}
    >
      {initialsOf(name)}
    </span>
  );
});
