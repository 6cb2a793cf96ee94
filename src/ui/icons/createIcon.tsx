import clsx from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';

/**
 * An icon from one path, in the colour of the surrounding text. Rest props and `className` reach
 * the `svg`.
 *
 * @param strokes the path's data, on a 24 × 24 grid
 */
export function createIcon(strokes: string) {
  return function Icon({ className, ...rest }: ComponentPropsWithoutRef<'svg'>) {
    return (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
        className={clsx('qw-icon', className)}
      >
        <path d={strokes} />
      </svg>
    );
  };
}
