import { Portal } from '@headlessui/react';
import { useMemo, type ReactNode } from 'react';
import { usePortalContainer } from '../theme/PortalContainer';

/** Puts a floating list where the host wants it or, inside a dialog, into that dialog. */
export function InContainer({ children }: { children: ReactNode }) {
  const container = usePortalContainer();
  const target = useMemo(() => ({ current: container }), [container]);
  return container === null ? children : <Portal.Group target={target}>{children}</Portal.Group>;
}
