import type { ComponentProps } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>;

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full font-bold disabled:cursor-default disabled:opacity-60';

/** The main action. */
export function Button(props: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${shape} bg-action px-6 text-on-action hover:not-disabled:bg-action-strong`}
    />
  );
}

/** For the dark band at the top of a page. */
export function BandButton(props: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${shape} border-2 border-deep-soft/50 px-4 text-sm text-on-deep sm:px-5 sm:text-base hover:border-glow aria-pressed:border-glow aria-pressed:bg-glow aria-pressed:text-deep`}
    />
  );
}
