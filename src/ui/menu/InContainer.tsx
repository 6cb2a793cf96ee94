import { Portal } from '@headlessui/react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from '../theme/PortalContainer';

const inBody = {
  get current() {
    return document.body;
  },
};

/**
 * Encloses a floating list that goes where the host wants it or, inside a dialog, into that dialog.
 * Headless UI moves a container into the body that the body does not contain, such as one in a
 * shadow tree. So its own portal is in the body and stays empty.
 */
export function InContainer({ children }: { children: ReactNode }) {
  const container = usePortalContainer();
  return container === null ? children : <Portal.Group target={inBody}>{children}</Portal.Group>;
}

/** Puts a list of `InContainer` there. */
export function useInContainer(): (list: ReactElement) => ReactNode {
  const container = usePortalContainer();
  return (list) => (container === null ? list : createPortal(list, container));
}
