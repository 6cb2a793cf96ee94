import clsx from 'clsx/lite';
import { useContext, type ComponentPropsWithoutRef } from 'react';
import { SlotsContext } from '../slots/SlotsContext';

/**
 * An icon from one path, in the colour of the surrounding text, or the host's of this name. Rest
 * props and `className` reach the `svg`.
 *
 * @param name its name in `IconName`
 * @param strokes the path's data, on a 24 × 24 grid
 */
export function createIcon(name: string, strokes: string) {
  return function Icon({ className, ...rest }: ComponentPropsWithoutRef<'svg'>) {
    const Given = useContext(SlotsContext).icons?.[name];
    const props = { 'aria-hidden': true, ...rest, className: clsx('qw-icon', className) };
    return Given ? (
      <Given {...props} />
    ) : (
      <svg
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={strokes} />
      </svg>
    );
  };
}
