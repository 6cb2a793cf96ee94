import { Portal } from '@headlessui/react';
import { useContext } from 'react';
import type { ReactElement, ReactNode, Ref, RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '../../base/useMergedRefs';
import { showOnTop } from '../theme/hostModal';
import { DialogContainerContext, useFindPlace, type Place } from '../theme/PortalContainer';

const rootId = 'headlessui-portal-root';

/** The element that Headless UI makes automatically, and removes when it is empty. */
const inPortalRoot = {
  get current() {
    const found = document.getElementById(rootId);
    if (found) return found;
    const made = document.createElement('div');
    made.id = rootId;
    document.body.append(made);
    return made;
  },
};

/**
 * Encloses a floating list that goes where the host wants it or, inside a dialog, into that dialog.
 * Headless UI moves a container into the body that the body does not contain, such as one in a
 * shadow tree. So its own portal is in the body and stays empty.
 */
export function InContainer({ children }: { children: ReactNode }) {
  const isOfHeadlessUi = useContext(DialogContainerContext) === null;
  return isOfHeadlessUi ? children : <Portal.Group target={inPortalRoot}>{children}</Portal.Group>;
}

/** The place of a list that is open. */
function useListPlace(): Place | null {
  const ofDialog = useContext(DialogContainerContext);
  const findPlace = useFindPlace();
  if (ofDialog === null) return null;
  if (ofDialog !== undefined) return { container: ofDialog, isModal: false };
  return findPlace();
}

function showListOnTop(list: HTMLElement | null): void {
  if (list) showOnTop(list);
}

/** Puts an open list of `InContainer` there, given its own ref. */
export function useInContainer(
  ref: Ref<HTMLDivElement>,
): (draw: (ref: RefCallback<HTMLDivElement>) => ReactElement) => ReactNode {
  const place = useListPlace();
  const mergedRef = useMergedRefs(ref, place?.isModal ? showListOnTop : undefined);
  return (draw) => {
    const list = draw(mergedRef);
    return place?.container ? createPortal(list, place.container) : list;
  };
}
