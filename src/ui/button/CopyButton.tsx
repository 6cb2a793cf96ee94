import clsx from 'clsx/lite';
import { forwardRef, useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import { copyText } from './copyText';
import { Check, Copy } from '../icons/icons';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'busy' | 'busyLabel' | 'icon' | 'onCopy'
> {
  /** The text to copy. */
  value: string;
  /** The action, such as "Copy code". */
  label: string;
  /** Shown, and announced unless `announced` is false, for two seconds after copying. */
  copiedLabel: string;
  /** The same if the browser refuses. */
  failedLabel: string;
  /**
   * Whether the button announces the outcome; false if the page announces it itself. @default true
   */
  announced?: boolean | undefined;
  /** Called after copying. */
  onCopied?: (() => void) | undefined;
  /** Called when the browser refuses. */
  onFailed?: (() => void) | undefined;
}

const shownFor = 2000;

/**
 * Copies a text, and shows and announces the outcome. Parts: `icon`, `label`; `announcer` beside
 * it. State: `data-state` = `idle`, `copied` or `failed`.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  {
    value,
    label,
    copiedLabel,
    failedLabel,
    announced = true,
    onCopied,
    onFailed,
    onClick,
    className,
    ...rest
  },
  ref,
) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    const done = await copyText(value, event.currentTarget);
    setState(done ? 'copied' : 'failed');
    if (done) onCopied?.();
    else onFailed?.();
  };

  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        className={clsx('qw-copy-button', className)}
        data-state={state}
        icon={state === 'copied' ? <Check /> : <Copy />}
        onClick={(event) => void copy(event)}
      >
        {text}
      </Button>
      {announced ? (
        <VisuallyHidden role="status" data-part="announcer">
          {state === 'idle' ? '' : text}
        </VisuallyHidden>
      ) : null}
    </>
  );
});
