import { Description } from '@headlessui/react';
import type { ComponentPropsWithoutRef } from 'react';

interface DialogTextProps extends ComponentPropsWithoutRef<'p'> {
  /** Its tag. @default 'p' */
  as?: 'p' | 'div' | undefined;
}

/** A text in the content of a dialog, read out when it opens, after its description. */
export function DialogText({ as = 'p', ...rest }: DialogTextProps) {
  return <Description {...rest} as={as} />;
}
